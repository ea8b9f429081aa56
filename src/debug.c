/* SPDX-License-Identifier: MIT */
/*
 * Checking mode, stall reports and statistics: the only place that formats
 * text.  Nothing is ever written unless the user asked for it.
 */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include "debug.h"

void bw_debug_report(const char *format, ...)
{
	char line[256];
	const char *on = secure_getenv("URCU_DEBUG");
	int saved = errno, n;
	ssize_t written;
	va_list args;

	if (!on || !*on || *on == '0')
		return;
	va_start(args, format);
	n = snprintf(line, sizeof(line) - 1, "urcu: ");
	n += vsnprintf(line + n, sizeof(line) - 1 - (size_t) n, format, args);
	va_end(args);
	if (n > (int) sizeof(line) - 2)
		n = sizeof(line) - 2;
	line[n] = '\n';
	written = write(STDERR_FILENO, line, (size_t) n + 1);
	(void) written;
	errno = saved;
}

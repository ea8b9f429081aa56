/* SPDX-License-Identifier: MIT */
/*
 * The only place, but for thread creation, that enters the kernel.  Raw calls
 * through syscall(2): libc's wrappers are cancellation points, and a cancelled
 * leader would take the lead with it.
 */
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <urcu/arch.h>		/* __NR_membarrier where libc's headers lack it */
#include "atomic.h"
#include "inject.h"
#include "sys.h"

#define FUTEX_WAIT_OP		0
#define FUTEX_WAKE_OP		1
#define FUTEX_PRIVATE_BIT	128
#define WIPE_ON_FORK		18	/* MADV_WIPEONFORK, Linux 4.14 */

#ifdef BW_INJECT
void (*bw_inject_hook)(const char *point);
long (*bw_sys_fault)(enum bw_sys_call call, long arg);

static long fault(enum bw_sys_call call, long arg)
{
	return bw_sys_fault ? bw_sys_fault(call, arg) : 0;
}
#else
static long fault(enum bw_sys_call call, long arg)
{
	(void) call;
	(void) arg;
	return 0;
}
#endif

static long answer(long result, int saved_errno)
{
	if (result < 0)
		result = -errno;
	errno = saved_errno;
	return result;
}

long bw_sys_membarrier(int command)
{
	long failed = fault(BW_SYS_MEMBARRIER, command);
	int saved = errno;

	if (failed)
		return failed;
#ifdef __NR_membarrier
	return answer(syscall(__NR_membarrier, command, 0, 0), saved);
#else
	(void) saved;
	return -ENOSYS;
#endif
}

/* What the kernel calls a timespec in futex and clock_nanosleep. */
#if defined(__NR_futex)
struct kernel_time { long sec; long nsec; };
#define NR_FUTEX	__NR_futex
#define NR_SLEEP	__NR_clock_nanosleep
#else
struct kernel_time { int64_t sec; int64_t nsec; };
#define NR_FUTEX	__NR_futex_time64
#define NR_SLEEP	__NR_clock_nanosleep_time64
#endif

static struct kernel_time to_kernel(uint64_t ns)
{
	struct kernel_time t = { .sec = (long) (ns / 1000000000), .nsec = (long) (ns % 1000000000) };

	return t;
}

int bw_sys_futex_wait(void *word, uint32_t value, uint64_t timeout_ns, bool shared)
{
	struct kernel_time t = to_kernel(timeout_ns);
	int saved = errno, op = FUTEX_WAIT_OP | (shared ? 0 : FUTEX_PRIVATE_BIT);
	long r = fault(BW_SYS_FUTEX, op);

	if (!r)
		r = answer(syscall(NR_FUTEX, word, op, value, timeout_ns ? &t : NULL, NULL, 0), saved);
	/* Kernels and sandboxes without futex: callers look at the word again, so a nap will do. */
	if (r < 0 && r != -EAGAIN && r != -EINTR && r != -ETIMEDOUT)
		bw_sys_sleep_ns(1000000);
	return (int) r;
}

int bw_sys_futex_wake(void *word, int threads, bool shared)
{
	int saved = errno, op = FUTEX_WAKE_OP | (shared ? 0 : FUTEX_PRIVATE_BIT);
	long failed = fault(BW_SYS_FUTEX, op);

	if (failed)
		return (int) failed;
	return (int) answer(syscall(NR_FUTEX, word, op, threads, NULL, NULL, 0), saved);
}

void *bw_sys_map(size_t bytes)
{
	int saved = errno;
	void *start = fault(BW_SYS_MMAP, (long) bytes) ? MAP_FAILED :
		mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	errno = saved;
	return start == MAP_FAILED ? NULL : start;
}

void bw_sys_unmap(void *start, size_t bytes)
{
	int saved = errno;

	munmap(start, bytes);
	errno = saved;
}

int bw_sys_wipe_on_fork(void *start, size_t bytes)
{
	long failed = fault(BW_SYS_MADVISE, WIPE_ON_FORK);
	int saved = errno;

	return failed ? (int) failed : (int) answer(madvise(start, bytes, WIPE_ON_FORK), saved);
}

pid_t bw_sys_gettid(void)
{
	return (pid_t) syscall(SYS_gettid);
}

pid_t bw_sys_getpid(void)
{
	return (pid_t) syscall(SYS_getpid);
}

bool bw_sys_thread_is_gone(pid_t tid)
{
	int saved = errno;

	return answer(syscall(SYS_tgkill, bw_sys_getpid(), tid, 0), saved) == -ESRCH;
}

uint64_t bw_sys_now_ns(void)
{
	struct timespec now = { 0, 0 };
	int saved = errno;

	clock_gettime(CLOCK_MONOTONIC, &now);
	errno = saved;
	return (uint64_t) now.tv_sec * 1000000000 + (uint64_t) now.tv_nsec;
}

void bw_sys_sleep_ns(uint64_t ns)
{
	struct kernel_time t = to_kernel(ns);
	int saved = errno;

	if (answer(syscall(NR_SLEEP, CLOCK_MONOTONIC, 0, &t, NULL), saved) < 0)
		bw_sys_yield();
}

void bw_sys_yield(void)
{
	int saved = errno;

	sched_yield();
	errno = saved;
}

int bw_sys_get_affinity(pid_t tid, void *mask, size_t bytes)
{
	int saved = errno;

	return (int) answer(syscall(SYS_sched_getaffinity, tid, bytes, mask), saved);
}

int bw_sys_set_affinity(pid_t tid, const void *mask, size_t bytes)
{
	long failed = fault(BW_SYS_AFFINITY, tid);
	int saved = errno;

	return failed ? (int) failed : (int) answer(syscall(SYS_sched_setaffinity, tid, bytes, mask), saved);
}

int bw_sys_cpu(void)
{
	int saved = errno, cpu = sched_getcpu();	/* rseq's cpu_id where glibc registered it */

	errno = saved;
	return cpu;
}

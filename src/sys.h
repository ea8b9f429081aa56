/* SPDX-License-Identifier: MIT */
#ifndef BW_SYS_H
#define BW_SYS_H
/*
 * Every system call of the library, each one line.  Conventions: failure is a
 * negative error number; errno is as before; nothing here is a cancellation
 * point.  In test builds (--enable-inject) each can be made to fail.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum bw_sys_call {
	BW_SYS_MEMBARRIER, BW_SYS_FUTEX, BW_SYS_MMAP, BW_SYS_MADVISE, BW_SYS_AFFINITY, BW_SYS_THREAD, BW_SYS_CALLS
};
#ifdef BW_INJECT
/* Set by tests: returns 0 to make the call, or a negative error number to answer instead. */
extern long (*bw_sys_fault)(enum bw_sys_call call, long arg);
#endif

long bw_sys_membarrier(int command);

/* Sleeps while *word is value, at most timeout_ns (0: no limit); may end at any time.  shared: woken by old clients too. */
int bw_sys_futex_wait(void *word, uint32_t value, uint64_t timeout_ns, bool shared);
int bw_sys_futex_wake(void *word, int threads, bool shared);

void *bw_sys_map(size_t bytes);			/* zeroed; NULL on failure */
void bw_sys_unmap(void *start, size_t bytes);
int bw_sys_wipe_on_fork(void *start, size_t bytes);

pid_t bw_sys_gettid(void);
pid_t bw_sys_getpid(void);
bool bw_sys_thread_is_gone(pid_t tid);		/* of this process, for certain */

uint64_t bw_sys_now_ns(void);			/* monotonic */
void bw_sys_sleep_ns(uint64_t ns);
void bw_sys_yield(void);

int bw_sys_get_affinity(pid_t tid, void *mask, size_t bytes);	/* bytes written, or negative */
int bw_sys_set_affinity(pid_t tid, const void *mask, size_t bytes);
int bw_sys_cpu(void);				/* the CPU we run on, or -1 */

#endif /* BW_SYS_H */

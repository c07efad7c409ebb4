#define _GNU_SOURCE
#include "CTerminal.h"

#include <linux/futex.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <time.h>

enum { NANOSECONDS = 1000000000, MICROSECONDS = 1000000 };

// Whether a time lasts so many nanoseconds: whole seconds, and parts of which a second has so many.
static bool lasts(int64_t seconds, int64_t part, int64_t parts, int64_t least) {
  if (seconds < 0 || part < 0 || part >= parts) return false;
  if (seconds > least / NANOSECONDS) return true;
  return seconds * NANOSECONDS + part * (NANOSECONDS / parts) >= least;
}

// The same of a time in the memory of a process; none lasts for ever.
static bool lasts_there(int process, unsigned long address, int64_t parts, int64_t least, bool *has_looked) {
  long time[2];
  struct iovec here = {time, sizeof time}, there = {(void *)address, sizeof time};
  if (address == 0) return true;
  *has_looked = true;
  if (process_vm_readv(process, &here, 1, &there, 1, 0) != (ssize_t)sizeof time) return false;
  return lasts(time[0], time[1], parts, least);
}

// Which calls there are depends on the processor: newer ones have only the general form of each.
enum terminal_waiting terminal_waiting_in(
    int process, long call, const unsigned long arguments[6], int64_t least, bool *has_looked) {
  bool is_long;
  *has_looked = false;
  switch (call) {
    case SYS_read:
      return TERMINAL_WAITS_FOR_ONE;
#ifdef SYS_select
    case SYS_select:
      is_long = lasts_there(process, arguments[4], MICROSECONDS, least, has_looked);
      return is_long ? TERMINAL_WAITS_BELOW : TERMINAL_WAITS_OTHERWISE;
#endif
    case SYS_pselect6:
      is_long = lasts_there(process, arguments[4], NANOSECONDS, least, has_looked);
      return is_long ? TERMINAL_WAITS_BELOW : TERMINAL_WAITS_OTHERWISE;
#ifdef SYS_poll
    case SYS_poll:
      is_long = (int)arguments[2] < 0 || (int64_t)(int)arguments[2] * 1000000 >= least;
      return is_long ? TERMINAL_WAITS_FOR_ANY : TERMINAL_WAITS_OTHERWISE;
#endif
    case SYS_ppoll:
      is_long = lasts_there(process, arguments[2], NANOSECONDS, least, has_looked);
      return is_long ? TERMINAL_WAITS_FOR_ANY : TERMINAL_WAITS_OTHERWISE;
    case SYS_futex: {
      unsigned long operation = arguments[1] & FUTEX_CMD_MASK;
      int waits = operation == FUTEX_WAIT || operation == FUTEX_WAIT_BITSET;
      return waits && arguments[3] == 0 ? TERMINAL_WAITS_FOR_OTHERS : TERMINAL_WAITS_OTHERWISE;
    }
    case SYS_rt_sigtimedwait:
      return arguments[2] == 0 ? TERMINAL_WAITS_FOR_OTHERS : TERMINAL_WAITS_OTHERWISE;
    case SYS_wait4:
    case SYS_waitid:
      return TERMINAL_WAITS_FOR_OTHERS;
    default:
      return TERMINAL_WAITS_OTHERWISE;
  }
}

int terminal_poll(struct pollfd *descriptors, int count, int64_t nanoseconds) {
  struct timespec rest = {.tv_sec = nanoseconds / NANOSECONDS, .tv_nsec = nanoseconds % NANOSECONDS};
  return ppoll(descriptors, (nfds_t)count, nanoseconds < 0 ? NULL : &rest, NULL);
}

void terminal_wait_precisely(void) { prctl(PR_SET_TIMERSLACK, 1UL); }

int terminal_bell(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int terminal_alarm(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

void terminal_set_alarm(int alarm, int64_t nanoseconds) {
  struct itimerspec time = {
      .it_value = {.tv_sec = nanoseconds / NANOSECONDS, .tv_nsec = nanoseconds % NANOSECONDS}};
  timerfd_settime(alarm, 0, &time, NULL);
}

#define _GNU_SOURCE
#include "CTerminal.h"

#include <linux/futex.h>
#include <poll.h>
#include <sys/syscall.h>
#include <time.h>

// Which calls there are depends on the processor: newer ones have only the general form of each.
enum terminal_waiting terminal_waiting_in(long call, const unsigned long arguments[6]) {
  switch (call) {
    case SYS_read:
      return TERMINAL_WAITS_FOR_ONE;
#ifdef SYS_select
    case SYS_select:
#endif
    case SYS_pselect6:
      return arguments[4] == 0 ? TERMINAL_WAITS_BELOW : TERMINAL_WAITS_OTHERWISE;
#ifdef SYS_poll
    case SYS_poll:
      return (int)arguments[2] < 0 ? TERMINAL_WAITS_FOR_ANY : TERMINAL_WAITS_OTHERWISE;
#endif
    case SYS_ppoll:
      return arguments[2] == 0 ? TERMINAL_WAITS_FOR_ANY : TERMINAL_WAITS_OTHERWISE;
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

bool terminal_wait_to_read(int descriptor, int64_t nanoseconds) {
  struct pollfd waited = {.fd = descriptor, .events = POLLIN};
  struct timespec rest = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(&waited, 1, nanoseconds < 0 ? NULL : &rest, NULL) > 0;
}

#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { SEQUENCE_LIMIT = 512, PRINTED_LIMIT = 65536 };

static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT};
// What ends a program that does not expect it; one that does keeps its own answer.
static const int surprises[] = {SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
                                SIGPIPE, SIGIO,   SIGXCPU, SIGXFSZ,   SIGPWR};
static const int requests[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGHUP, SIGINT, SIGTERM};
enum {
  FAULTS = sizeof faults / sizeof faults[0],
  SURPRISES = sizeof surprises / sizeof surprises[0],
  REQUESTS = sizeof requests / sizeof requests[0]
};

// Nobody holds the terminal, or the program is stopped; the program does; a thread is giving it back.
enum { FREE, HELD, LEAVING };

static const struct timespec moment = {.tv_nsec = 10000000};  // 10 ms

// One process has one terminal; handlers can reach nothing but statics.
static struct {
  atomic_int state;
  volatile sig_atomic_t is_ending;
  volatile sig_atomic_t is_installed;
  int input;
  int output;
  int printed;          // what the program prints while the terminal is held
  int plain_output;     // where it would go: copies of descriptors 1 and 2, or -1
  int plain_diagnostics;
  int news[2];
  struct termios settings;
  char enter[SEQUENCE_LIMIT];
  size_t enter_length;
  // One is written while the other is read: what undoes most changes while a program runs.
  char leave[2][SEQUENCE_LIMIT];
  size_t leave_length[2];
  atomic_int leaving;
  struct sigaction before_fault[FAULTS];
  struct sigaction before_request[REQUESTS];
} held = {.input = -1, .output = -1, .printed = -1, .plain_output = -1, .plain_diagnostics = -1,
          .news = {-1, -1}};

// MARK: Writing

static void write_all(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(descriptor, bytes, length);
    if (written > 0) {
      bytes += written;
      length -= (size_t)written;
    } else if (written < 0 && errno != EINTR) {
      return;
    }
  }
}

void terminal_wake(char byte) {
  if (held.news[1] >= 0) {
    ssize_t ignored = write(held.news[1], &byte, 1);
    (void)ignored;
  }
}

int terminal_input(void) { return held.input; }
int terminal_output(void) { return held.output; }
int terminal_news(void) { return held.news[0]; }

// MARK: What the program prints

// What apps print would be drawn over; it is kept and shown when the terminal is given back.
static void keep_printed(void) {
  held.printed = memfd_create("printed", MFD_CLOEXEC);
  if (held.printed < 0) return;
  fcntl(held.printed, F_SETFL, O_APPEND);
  if (isatty(STDOUT_FILENO)) {
    held.plain_output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10);
    if (held.plain_output >= 0) dup2(held.printed, STDOUT_FILENO);
  }
  if (isatty(STDERR_FILENO)) {
    held.plain_diagnostics = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
    if (held.plain_diagnostics >= 0) dup2(held.printed, STDERR_FILENO);
  }
}

static void show_printed(void) {
  char buffer[4096];
  off_t end;
  int target = held.plain_diagnostics >= 0 ? held.plain_diagnostics : held.plain_output;
  if (held.plain_output >= 0) dup2(held.plain_output, STDOUT_FILENO);
  if (held.plain_diagnostics >= 0) dup2(held.plain_diagnostics, STDERR_FILENO);
  if (held.printed >= 0 && target >= 0) {
    end = lseek(held.printed, 0, SEEK_END);
    lseek(held.printed, end > PRINTED_LIMIT ? end - PRINTED_LIMIT : 0, SEEK_SET);
    for (;;) {
      ssize_t count = read(held.printed, buffer, sizeof buffer);
      if (count <= 0) break;
      write_all(target, buffer, (size_t)count);
    }
  }
  if (held.plain_output >= 0) close(held.plain_output);
  if (held.plain_diagnostics >= 0) close(held.plain_diagnostics);
  if (held.printed >= 0) close(held.printed);
  held.plain_output = held.plain_diagnostics = held.printed = -1;
}

// MARK: Modes

static void set_raw(void) {
  struct termios raw = held.settings;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(held.input, TCSADRAIN, &raw);
}


static void enter(void) {
  keep_printed();
  set_raw();
  write_all(held.output, held.enter, held.enter_length);
}

static void leave(void) {
  sigset_t all, before;
  // A background process may not change the settings of its terminal, but it may when it blocks the
  // signal of that.
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  int leaving = atomic_load(&held.leaving);
  write_all(held.output, held.leave[leaving], held.leave_length[leaving]);
  tcsetattr(held.input, TCSANOW, &held.settings);
  show_printed();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// MARK: Signals

// Whoever ends the program has to know that the terminal was given back, by itself or by the thread
// that has begun to: that thread takes no signals, so it is another one, and it is waited for, but not
// for long, as a terminal may take no more output.
static void give_back(void) {
  sigset_t all, before;
  int expected = HELD, i;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  if (atomic_compare_exchange_strong(&held.state, &expected, LEAVING)) {
    leave();
    atomic_store(&held.state, FREE);
  }
  for (i = 0; i < 100 && atomic_load(&held.state) == LEAVING; i++) nanosleep(&moment, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void on_fault(int number, siginfo_t *description, void *context);

// Gives the signals that end the program back to whom they belonged before; what nobody but us expects
// ends it plainly.
static void restore_endings(void) {
  struct sigaction plain, now;
  size_t i;
  for (i = 0; i < FAULTS; i++) sigaction(faults[i], &held.before_fault[i], NULL);
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  for (i = 0; i < SURPRISES; i++)
    if (sigaction(surprises[i], NULL, &now) == 0 && now.sa_sigaction == on_fault)
      sigaction(surprises[i], &plain, NULL);
}

static void on_fault(int number, siginfo_t *description, void *context) {
  int saved = errno;
  (void)context;
  give_back();
  restore_endings();
  errno = saved;
  // A fault of the processor happens again on return; what was sent has to be sent again, and so has a
  // breakpoint, behind which the processor stands already.
  if (description == NULL || description->si_code <= 0 || description->si_code == SI_KERNEL ||
      number == SIGTRAP)
    raise(number);
}

static void on_request(int number) {
  int saved = errno;
  switch (number) {
    case SIGWINCH: terminal_wake(TERMINAL_WINDOW); break;
    case SIGCONT: terminal_wake(TERMINAL_CONTINUE); break;
    case SIGTSTP: terminal_wake(TERMINAL_STOP); break;
    default:
      // The app may hang: whoever asks twice is answered here.
      if (held.is_ending) {
        give_back();
        terminal_end_by(number);
      }
      held.is_ending = 1;
      terminal_wake(
          number == SIGHUP   ? TERMINAL_HANGUP
          : number == SIGINT ? TERMINAL_INTERRUPT
                             : TERMINAL_TERMINATE);
  }
  errno = saved;
}

static void install(void) {
  struct sigaction action, before;
  size_t i;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  action.sa_sigaction = on_fault;
  for (i = 0; i < FAULTS; i++) sigaction(faults[i], &action, &held.before_fault[i]);
  for (i = 0; i < SURPRISES; i++)
    if (sigaction(surprises[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
      sigaction(surprises[i], &action, NULL);
  action.sa_flags = SA_RESTART;
  action.sa_handler = on_request;
  for (i = 0; i < REQUESTS; i++) {
    sigaction(requests[i], &action, &held.before_request[i]);
    // What was ignored from the beginning, as under nohup, stays so.
    if (held.before_request[i].sa_handler == SIG_IGN)
      sigaction(requests[i], &held.before_request[i], NULL);
  }
  held.is_installed = 1;
}

void terminal_take_signals(void) {
  sigset_t set;
  size_t i;
  sigemptyset(&set);
  for (i = 0; i < REQUESTS; i++) sigaddset(&set, requests[i]);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void terminal_guard_stack(void) {
  static char room[65536];
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = room;
  stack.ss_size = sizeof room;
  sigaltstack(&stack, NULL);
}

static void uninstall(void) {
  size_t i;
  if (!held.is_installed) return;
  held.is_installed = 0;
  restore_endings();
  for (i = 0; i < REQUESTS; i++) sigaction(requests[i], &held.before_request[i], NULL);
}

// MARK: Holding

static void close_all(void) {
  int *descriptors[] = {&held.input, &held.output, &held.news[0], &held.news[1]};
  size_t i;
  for (i = 0; i < sizeof descriptors / sizeof descriptors[0]; i++) {
    if (*descriptors[i] >= 0) close(*descriptors[i]);
    *descriptors[i] = -1;
  }
}

void terminal_set_leave(const char *bytes, size_t length) {
  int next = 1 - atomic_load(&held.leaving);
  if (length > SEQUENCE_LIMIT) return;
  memcpy(held.leave[next], bytes, length);
  held.leave_length[next] = length;
  atomic_store(&held.leaving, next);
}

int terminal_hold(
    int input, int output, const char *enter_bytes, size_t enter_length, const char *leave_bytes,
    size_t leave_length) {
  int error;
  if (atomic_load(&held.state) != FREE) return EBUSY;
  if (enter_length > SEQUENCE_LIMIT || leave_length > SEQUENCE_LIMIT) return E2BIG;
  // The descriptors of an earlier hold are closed here and not on release, where another thread may
  // still wait on them.
  close_all();
  if (tcgetattr(input, &held.settings) != 0) return errno;
  held.input = fcntl(input, F_DUPFD_CLOEXEC, 10);
  held.output = fcntl(output, F_DUPFD_CLOEXEC, 10);
  if (held.input < 0 || held.output < 0 || pipe2(held.news, O_CLOEXEC | O_NONBLOCK) != 0) {
    error = errno;
    close_all();
    return error;
  }
  memcpy(held.enter, enter_bytes, enter_length);
  held.enter_length = enter_length;
  terminal_set_leave(leave_bytes, leave_length);
  held.is_ending = 0;
  install();
  atomic_store(&held.state, HELD);
  enter();
  return 0;
}

void terminal_release(void) {
  if (!held.is_installed) return;
  fflush(NULL);
  give_back();
  uninstall();
}

// Stops the process until the shell has it go on in the foreground; returns whether it is to end.
static int stop(void) {
  sigset_t before;
  int i;
  do {
    // Sent to this thread, which may block it as the threads of Dispatch do, the signal stops the
    // process before the call returns. With the other requests let through as well, this thread learns
    // by then of an end that was asked for meanwhile, unless another one is just being told.
    pthread_sigmask(SIG_SETMASK, NULL, &before);
    terminal_take_signals();
    raise(SIGTSTP);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (tcgetpgrp(held.input) == getpgrp()) return 0;
    // Stopped again at once while that other one has not come so far, it would never end.
    for (i = 0; i < 20 && !held.is_ending; i++) nanosleep(&moment, NULL);
  } while (!held.is_ending);
  return 1;
}

int terminal_suspend(void) {
  struct sigaction plain, on_stop, on_continue;
  int is_to_end;
  if (atomic_load(&held.state) != HELD) return ESRCH;
  fflush(NULL);
  give_back();
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &plain, &on_stop);
  sigaction(SIGCONT, &plain, &on_continue);
  is_to_end = stop();
  sigaction(SIGTSTP, &on_stop, NULL);
  sigaction(SIGCONT, &on_continue, NULL);
  if (is_to_end) return EINTR;
  // A shell may have changed the settings; those it gives us are the ones to give back.
  tcgetattr(held.input, &held.settings);
  atomic_store(&held.state, HELD);
  enter();
  return 0;
}

void terminal_resume(void) {
  if (atomic_load(&held.state) != HELD) return;
  set_raw();
  write_all(held.output, held.enter, held.enter_length);
}

void terminal_end_by(int number) {
  struct sigaction plain;
  sigset_t set;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigaction(number, &plain, NULL);
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

int terminal_child_end(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int terminal_begin_in(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

#ifndef EARSHOT_CTERMINAL_H
#define EARSHOT_CTERMINAL_H

// Holds a process's terminal, and gives it back on every way out. What runs in a signal handler uses
// only functions that POSIX allows there (signal-safety(7)).
//
//  1. `terminal_hold` keeps the terminal's settings, sets raw mode, keeps what the program itself
//     prints in memory, installs the handlers and writes the sequences of entering.
//  2. A signal that asks the program to end, and one that tells of a new size or of going on, becomes a
//     byte in the descriptor `terminal_news`. The second one that asks for the end ends it at once, when
//     the terminal was given back.
//  3. A fault gives the terminal back and is then left to whoever handled it before; so does a signal
//     that ends the program because nobody expects it.
//  4. `terminal_release` undoes 1, in a handler or outside, once.

#include <poll.h>
#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The bytes in the descriptor of news.
enum {
  TERMINAL_WINDOW = 'w',
  TERMINAL_CONTINUE = 'c',
  TERMINAL_STOP = 'z',
  TERMINAL_HANGUP = 'h',
  TERMINAL_INTERRUPT = 'i',
  TERMINAL_TERMINATE = 't'
};

// Begins to hold the terminal behind the descriptors `input` and `output`. `enter` and `leave`, of at
// most 512 bytes each, are written now and on release. Returns 0, or the system's error number; EBUSY
// when the process holds a terminal already.
int terminal_hold(
    int input, int output, const char *enter, size_t enter_length, const char *leave,
    size_t leave_length);

// Has other bytes, of at most 512, written on release; one thread at a time may ask for it. More are passed
// over.
void terminal_set_leave(const char *bytes, size_t length);

// Where to read from and write to while the terminal is held: copies of the descriptors, which
// nothing redirects.
int terminal_input(void);
int terminal_output(void);

// The readable end of the news.
int terminal_news(void);

// Lets the calling thread run the handlers of requests; there has to be one that does not block them.
void terminal_take_signals(void);

// Lets a fault of the calling thread be handled when its stack is full. The session runs on one thread
// at a time, so there is one such stack.
void terminal_guard_stack(void);

// Puts a byte into the news, for a thread that waits there.
void terminal_wake(char byte);

// Gives the terminal back, with everything that was printed meanwhile. Does nothing when none is held.
void terminal_release(void);

// Gives the terminal back, stops the process as Ctrl-Z does, and holds it again when it goes on in the
// foreground. Returns 0, or the system's error number; EINTR when it goes on to end.
int terminal_suspend(void);

// Takes raw mode again, as after a stop that could not be announced.
void terminal_resume(void);

// Ends the process by a signal, as if it had no handler.
void terminal_end_by(int signal);

// A descriptor that can be read from when a process has ended, or -1 with errno.
int terminal_child_end(int process);

/// Has a program that is about to be started begin in a folder; returns the system's error, or 0.
int terminal_begin_in(posix_spawn_file_actions_t *actions, const char *folder);

// What a thread waits for that is in a system call.
enum terminal_waiting {
  // Something else, such as a time, or nothing.
  TERMINAL_WAITS_OTHERWISE,
  // The descriptor that is the first argument, for as long as it takes.
  TERMINAL_WAITS_FOR_ONE,
  // Some of the descriptors below the first argument, likewise.
  TERMINAL_WAITS_BELOW,
  // Descriptors that only its memory tells, likewise.
  TERMINAL_WAITS_FOR_ANY,
  // Other threads or processes, likewise.
  TERMINAL_WAITS_FOR_OTHERS
};

// What a system call of this number and these arguments waits for, as /proc tells them (proc(5), "syscall"). A wait
// for descriptors that ends by itself after at least so many nanoseconds counts as one without an end.
// `has_looked` becomes whether the memory of the process was looked at, where another call may have written since.
enum terminal_waiting terminal_waiting_in(
    int process, long call, const unsigned long arguments[6], int64_t least, bool *has_looked);

// Waits as `poll` does, but for so many nanoseconds; without an end where they are below 0.
int terminal_poll(struct pollfd *descriptors, int count, int64_t nanoseconds);

// Has the system wake this thread when its waits are over and not some time afterwards, with others.
void terminal_wait_precisely(void);

// A descriptor that can be read from once eight bytes were written to it, or -1 with errno.
int terminal_bell(void);

// A descriptor that can be read from once a time has passed that was set, or -1 with errno.
int terminal_alarm(void);
void terminal_set_alarm(int alarm, int64_t nanoseconds);

// Where the process's address space is limited, lets all its threads allocate from one arena. The C library
// otherwise reserves up to 128 MB of addresses for every thread that allocates while another does, and how
// many do depends on how busy the machine is. To be called before there are threads.
void memory_spare(void);

// How many bytes of address space the stack of a thread takes.
size_t memory_of_thread(void);

#endif

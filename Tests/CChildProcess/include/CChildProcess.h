#ifndef EARSHOT_CCHILDPROCESS_H
#define EARSHOT_CCHILDPROCESS_H

// A descriptor that can be read from when a process has ended (pidfd_open(2), which Swift's Glibc
// does not show), or -1 with errno.
int child_end_descriptor(int process);

#endif

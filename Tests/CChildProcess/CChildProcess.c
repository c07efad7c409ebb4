#define _GNU_SOURCE
#include "CChildProcess.h"

#include <sys/syscall.h>
#include <unistd.h>

int child_end_descriptor(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

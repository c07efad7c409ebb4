#define _GNU_SOURCE
#include "CTerminal.h"

#include <malloc.h>
#include <pthread.h>
#include <sys/resource.h>

void memory_spare(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
}

size_t memory_of_thread(void) {
  pthread_attr_t attributes;
  size_t size = 0, guard = 0;
  if (pthread_getattr_default_np(&attributes) != 0) return 0;
  pthread_attr_getstacksize(&attributes, &size);
  pthread_attr_getguardsize(&attributes, &guard);
  pthread_attr_destroy(&attributes);
  return size + guard;
}

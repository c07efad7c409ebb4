#include "CPulse.h"

#include <dlfcn.h>
#include <string.h>

#define FIND(function)                                                   \
  do {                                                                   \
    void *address = dlsym(found.library, "pa_" #function);               \
    if (address == NULL) {                                               \
      *missing = "pa_" #function;                                        \
      dlclose(found.library);                                            \
      return -2;                                                         \
    }                                                                    \
    memcpy(&found.function, &address, sizeof address);                   \
  } while (0)

int pulse_open(const char *name, pulse_functions *functions, const char **missing) {
  pulse_functions found;
  memset(&found, 0, sizeof found);
  found.library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (found.library == NULL) return -1;
  FIND(threaded_mainloop_new);
  FIND(threaded_mainloop_free);
  FIND(threaded_mainloop_start);
  FIND(threaded_mainloop_stop);
  FIND(threaded_mainloop_lock);
  FIND(threaded_mainloop_unlock);
  FIND(threaded_mainloop_get_api);
  FIND(context_new);
  FIND(context_unref);
  FIND(context_connect);
  FIND(context_disconnect);
  FIND(context_get_state);
  FIND(context_errno);
  FIND(context_set_state_callback);
  FIND(context_rttime_new);
  FIND(context_rttime_restart);
  FIND(rtclock_now);
  FIND(strerror);
  FIND(proplist_new);
  FIND(proplist_sets);
  FIND(proplist_free);
  FIND(stream_new_with_proplist);
  FIND(stream_unref);
  FIND(stream_connect_playback);
  FIND(stream_disconnect);
  FIND(stream_get_state);
  FIND(stream_set_state_callback);
  FIND(stream_write);
  FIND(stream_get_time);
  FIND(stream_update_timing_info);
  FIND(stream_drain);
  FIND(operation_unref);
  *functions = found;
  return 0;
}

void pulse_close(pulse_functions *functions) {
  if (functions->library != NULL) dlclose(functions->library);
  memset(functions, 0, sizeof *functions);
}

#include "CPulse.h"

#include <CSharedLibrary.h>

#define FUNCTION(name) SHARED_FUNCTION(pulse_functions, "pa_", name)

static const shared_function functions[] = {
  FUNCTION(threaded_mainloop_new),
  FUNCTION(threaded_mainloop_free),
  FUNCTION(threaded_mainloop_start),
  FUNCTION(threaded_mainloop_stop),
  FUNCTION(threaded_mainloop_lock),
  FUNCTION(threaded_mainloop_unlock),
  FUNCTION(threaded_mainloop_get_api),
  FUNCTION(context_new),
  FUNCTION(context_unref),
  FUNCTION(context_connect),
  FUNCTION(context_disconnect),
  FUNCTION(context_get_state),
  FUNCTION(context_errno),
  FUNCTION(context_set_state_callback),
  FUNCTION(context_rttime_new),
  FUNCTION(context_rttime_restart),
  FUNCTION(rtclock_now),
  FUNCTION(strerror),
  FUNCTION(proplist_new),
  FUNCTION(proplist_sets),
  FUNCTION(proplist_free),
  FUNCTION(stream_new_with_proplist),
  FUNCTION(stream_unref),
  FUNCTION(stream_connect_playback),
  FUNCTION(stream_disconnect),
  FUNCTION(stream_get_state),
  FUNCTION(stream_set_state_callback),
  FUNCTION(stream_write),
  FUNCTION(stream_get_time),
  FUNCTION(stream_get_timing_info),
  FUNCTION(stream_drain),
  FUNCTION(operation_unref),
};

void *pulse_open(const char *name, pulse_functions *pointers, const char **missing) {
  return shared_open(
      name, functions, sizeof functions / sizeof functions[0], pointers, missing);
}

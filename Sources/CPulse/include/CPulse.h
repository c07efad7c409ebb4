#ifndef EARSHOT_CPULSE_H
#define EARSHOT_CPULSE_H

// The part of libpulse's interface (version 0 of its ABI) that a player needs, opened with dlopen when
// the program runs: neither building nor running without sound needs the library.

#include <stddef.h>
#include <stdint.h>
#include <sys/time.h>

typedef struct pulse_mainloop pulse_mainloop;
typedef struct pulse_mainloop_api pulse_mainloop_api;
typedef struct pulse_context pulse_context;
typedef struct pulse_stream pulse_stream;
typedef struct pulse_operation pulse_operation;
typedef struct pulse_proplist pulse_proplist;
typedef struct pulse_time_event pulse_time_event;

enum { PULSE_CONTEXT_READY = 4, PULSE_CONTEXT_FAILED = 5, PULSE_CONTEXT_TERMINATED = 6 };
enum { PULSE_CONTEXT_NOAUTOSPAWN = 1 };
enum { PULSE_STREAM_READY = 2, PULSE_STREAM_FAILED = 3, PULSE_STREAM_TERMINATED = 4 };
enum {
  PULSE_STREAM_INTERPOLATE_TIMING = 0x0002,
  PULSE_STREAM_AUTO_TIMING_UPDATE = 0x0008,
  PULSE_STREAM_ADJUST_LATENCY = 0x2000
};
enum { PULSE_SEEK_RELATIVE = 0, PULSE_SEEK_ABSOLUTE = 1, PULSE_SEEK_RELATIVE_ON_READ = 2 };
enum { PULSE_SAMPLE_S16LE = 3, PULSE_SAMPLE_S16BE = 4 };

typedef struct {
  int32_t format;
  uint32_t rate;
  uint8_t channels;
} pulse_sample_spec;

typedef struct {
  uint32_t maxlength;
  uint32_t tlength;
  uint32_t prebuf;
  uint32_t minreq;
  uint32_t fragsize;
} pulse_buffer_attr;

// What the server has told of a stream: how far it has come in handing it to the device, and how long the
// device takes to play what it has been handed.
typedef struct {
  struct timeval timestamp;
  int synchronized_clocks;
  uint64_t sink_usec;
  uint64_t source_usec;
  uint64_t transport_usec;
  int playing;
  int write_index_corrupt;
  int64_t write_index;
  int read_index_corrupt;
  int64_t read_index;
  uint64_t configured_sink_usec;
  uint64_t configured_source_usec;
  int64_t since_underrun;
} pulse_timing_info;

typedef void (*pulse_context_notify)(pulse_context *, void *);
typedef void (*pulse_stream_notify)(pulse_stream *, void *);
typedef void (*pulse_stream_success)(pulse_stream *, int, void *);
typedef void (*pulse_time_callback)(
    pulse_mainloop_api *, pulse_time_event *, const struct timeval *, void *);

// The functions of libpulse, each under its own name there after "pa_".
typedef struct {
  pulse_mainloop *(*threaded_mainloop_new)(void);
  void (*threaded_mainloop_free)(pulse_mainloop *);
  int (*threaded_mainloop_start)(pulse_mainloop *);
  void (*threaded_mainloop_stop)(pulse_mainloop *);
  void (*threaded_mainloop_lock)(pulse_mainloop *);
  void (*threaded_mainloop_unlock)(pulse_mainloop *);
  pulse_mainloop_api *(*threaded_mainloop_get_api)(pulse_mainloop *);
  pulse_context *(*context_new)(pulse_mainloop_api *, const char *);
  void (*context_unref)(pulse_context *);
  int (*context_connect)(pulse_context *, const char *, int, const void *);
  void (*context_disconnect)(pulse_context *);
  int (*context_get_state)(const pulse_context *);
  int (*context_errno)(const pulse_context *);
  void (*context_set_state_callback)(pulse_context *, pulse_context_notify, void *);
  pulse_time_event *(*context_rttime_new)(
      const pulse_context *, uint64_t, pulse_time_callback, void *);
  void (*context_rttime_restart)(const pulse_context *, pulse_time_event *, uint64_t);
  uint64_t (*rtclock_now)(void);
  const char *(*strerror)(int);
  pulse_proplist *(*proplist_new)(void);
  int (*proplist_sets)(pulse_proplist *, const char *, const char *);
  void (*proplist_free)(pulse_proplist *);
  pulse_stream *(*stream_new_with_proplist)(
      pulse_context *, const char *, const pulse_sample_spec *, const void *, pulse_proplist *);
  void (*stream_unref)(pulse_stream *);
  int (*stream_connect_playback)(
      pulse_stream *, const char *, const pulse_buffer_attr *, int, const void *, pulse_stream *);
  int (*stream_disconnect)(pulse_stream *);
  int (*stream_get_state)(const pulse_stream *);
  void (*stream_set_state_callback)(pulse_stream *, pulse_stream_notify, void *);
  int (*stream_write)(
      pulse_stream *, const void *, size_t, void (*)(void *), int64_t, int);
  int (*stream_get_time)(pulse_stream *, uint64_t *);
  const pulse_timing_info *(*stream_get_timing_info)(pulse_stream *);
  pulse_operation *(*stream_drain)(pulse_stream *, pulse_stream_success, void *);
  void (*operation_unref)(pulse_operation *);
} pulse_functions;

// Opens the library named `name` and finds its functions. Returns its
// handle; NULL when there is no such library, and when it lacks the function that `missing` names.
void *pulse_open(const char *name, pulse_functions *pointers, const char **missing);

#endif

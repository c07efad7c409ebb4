#ifndef EARSHOT_CNOPLAYBACK_H
#define EARSHOT_CNOPLAYBACK_H

// What espeak-ng asks of libpcaudio, answered with "there is no sound device": the worker hands its
// sound on and never plays any. Without these the worker would load libpcaudio and with it the clients of
// every sound server, thirty libraries, and knock at a server's door when it starts.
//
// The names and shapes are those of libpcaudio's public header, pcaudiolib/audio.h.

#include <stddef.h>
#include <stdint.h>

struct audio_object;

struct audio_object *create_audio_device_object(
    const char *device, const char *application, const char *description);
int audio_object_open(
    struct audio_object *object, int format, uint32_t rate, uint8_t channels);
void audio_object_close(struct audio_object *object);
void audio_object_destroy(struct audio_object *object);
int audio_object_write(struct audio_object *object, const void *samples, size_t bytes);
int audio_object_drain(struct audio_object *object);
int audio_object_flush(struct audio_object *object);
const char *audio_object_strerror(struct audio_object *object, int error);

#endif

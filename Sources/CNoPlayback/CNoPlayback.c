#include "CNoPlayback.h"

#include <errno.h>

struct audio_object *create_audio_device_object(
    const char *device, const char *application, const char *description) {
  (void)device, (void)application, (void)description;
  return NULL;
}

int audio_object_open(
    struct audio_object *object, int format, uint32_t rate, uint8_t channels) {
  (void)object, (void)format, (void)rate, (void)channels;
  return -ENODEV;
}

void audio_object_close(struct audio_object *object) { (void)object; }

void audio_object_destroy(struct audio_object *object) { (void)object; }

int audio_object_write(struct audio_object *object, const void *samples, size_t bytes) {
  (void)object, (void)samples, (void)bytes;
  return -ENODEV;
}

int audio_object_drain(struct audio_object *object) {
  (void)object;
  return 0;
}

int audio_object_flush(struct audio_object *object) {
  (void)object;
  return 0;
}

const char *audio_object_strerror(struct audio_object *object, int error) {
  (void)object, (void)error;
  return "there is no sound device";
}

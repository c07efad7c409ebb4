#pragma once
#include <libxml/xmlversion.h>
// Debian's libxml2 knows ICU, and its headers would declare what Foundation's own ICU declares otherwise.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>

/* The engine for programs in other languages: a question is one JSON object, and so is its answer.
 * engine/python and engine/npm are packages around it. */
#ifndef BASTIDE_H
#define BASTIDE_H

#ifdef __wasm__
#define BASTIDE_PUBLIC(name) __attribute__((export_name(#name)))
#else
#define BASTIDE_PUBLIC(name) __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* `question` is UTF-8 with a zero byte behind it. The answer is either {"answer": …} or {"error": {"code",
 * "message", "at"}}, with a zero byte behind it, and belongs to the caller until `bastide_free`. Never NULL;
 * what is wrong with a question changes nothing.
 *
 *   {"ask": "catalogue"}                   every game with its presets, modules, options, tiles
 *   {"ask": "begin", "rules", "seats", "seed"}           a new game, and its number
 *   {"ask": "copy", "game"}                              the same game under a new number
 *   {"ask": "legal_actions", "game"}                     of the seat to act
 *   {"ask": "observe", "game", "seat"}                   without `seat`: what everybody may know
 *   {"ask": "act", "game", "action", "seat"}             without `seat`: of the seat to act
 *   {"ask": "end", "game"}                               forgets it
 *   {"ask": "play_random", "rules", "seats", "games", "seed"}
 *
 * `rules`, `action` and what is observed are those of the protocol (protocol/README.md). `seed` decides all
 * chance; it is no secret: whoever sees enough draws can find it. Calls must not overlap, except for
 * `play_random`. */
BASTIDE_PUBLIC(bastide_ask) char* bastide_ask(const char* question);
BASTIDE_PUBLIC(bastide_free) void bastide_free(char* answer);
/* Room for a question, for callers who can't reach this memory otherwise; freed by `bastide_free`. */
BASTIDE_PUBLIC(bastide_allocate) char* bastide_allocate(unsigned bytes);

#ifdef __cplusplus
}
#endif
#endif

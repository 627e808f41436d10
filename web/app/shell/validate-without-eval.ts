/**
 * Tells Zod not to build its parsers with `new Function`: the content policy forbids that, and every attempt is reported
 * in the console. Zod reads it when the first schema is made, which is before the entry file runs.
 * It is inlined in the head as source text: it must not use anything outside itself.
 */
export function validateWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}

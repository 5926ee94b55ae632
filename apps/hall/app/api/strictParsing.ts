/**
 * Zod compiles its parsers with `new Function` where it may. Our content security policy forbids that, and the browser
 * would report each attempt. Zod reads this when it is loaded, before it makes the first schema; so it is said here, by
 * the page's first script, and not by a call of zod's, which would come after the schemas of its own chunk.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

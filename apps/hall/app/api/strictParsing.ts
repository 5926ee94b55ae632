import { config } from 'zod';

// Zod compiles its parsers with `new Function` where it may. Our content security policy forbids that, and the browser
// would report each attempt.
config({ jitless: true });

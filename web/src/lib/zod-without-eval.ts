import { config } from 'zod/v4/core';

// zod compiles object schemas with `new Function`, which the Content-Security-Policy refuses and reports in the console.
// Must run before any schema is created, so this is the entry's first import.
config({ jitless: true });

import { config } from 'zod/v4/mini';

export * from 'zod/v4/mini';

// What `zod/mini` is in the browser (`vite.config.ts`): zod compiles object schemas with `new Function`, which the
// Content-Security-Policy refuses and reports in the console. Runs before any schema is created, as each imports it.
config({ jitless: true });

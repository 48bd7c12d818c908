import { resolve } from 'node:path';

const port = Number(process.env.E2E_PORT ?? 4310);
const root = resolve(import.meta.dirname, '../../..');
const cache = resolve(root, '.cache');

/** The local run of the journeys only. `E2E_PORT` sets its block of ports. */
export const portal = {
  port,
  root,
  url: `http://localhost:${port}`,
  inboxUrl: `http://127.0.0.1:${port + 1}`,
  /** Deleted when the run starts; runs beside each other have their own. */
  dataDir: resolve(cache, `e2e-data-${port}`),
  /** Where the packaged browser is unpacked, once. */
  browserDir: resolve(cache, 'chromium'),
} as const;

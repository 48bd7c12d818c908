import type { Server } from 'node:http';

/** Ends one part of a run; what it returns is awaited. */
export type Stop = () => unknown;

/** Ends a server; calls in flight have a moment to end. */
export const closing =
  (server: Server): Stop =>
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 500).unref();
    });

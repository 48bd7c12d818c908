import type { Server } from 'node:http';

/** Stops one part of a run; a returned promise is awaited. */
export type Stop = () => unknown;

/** Returns the function that closes a server; calls in flight have 500 ms to finish. */
export const closing =
  (server: Server): Stop =>
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 500).unref();
    });

import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalProblem } from './problem.ts';

/** The only address the local run listens on. */
export const loopback = '127.0.0.1';

// A run that was just killed may still be releasing its ports.
const patience = { tries: 6, pauseMs: 100 };

const listenOnce = (server: Server, port: number): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, loopback, () => {
      server.off('error', fail);
      done();
    });
  });

/**
 * Listens on a loopback port.
 * @throws LocalProblem with the port and `service` when the port remains in use
 */
export const listen = async (server: Server, port: number, service: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenOnce(server, port);
    } catch (error) {
      if (attempt === patience.tries) {
        throw portProblem(error, port, service);
      }
      await pause(patience.pauseMs);
    }
  }
};

/** Checks that another program can listen on a port. Throws like `listen`. */
export const requireFreePort = async (port: number, service: string): Promise<void> => {
  const probe = createServer();
  await listen(probe, port, service);
  await new Promise((done) => probe.close(done));
};

const portProblem = (error: unknown, port: number, service: string): LocalProblem => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const why = code === 'EACCES' ? 'requires more rights than you have' : 'is already taken by another program';
  return new LocalProblem(
    `Port ${port}, meant for the ${service}, ${why}.\n` +
      'Stop that program, or choose other ports, for example: PORT=4000 npm start',
  );
};

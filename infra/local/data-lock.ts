import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalProblem } from './process/problem.ts';

/**
 * Locks a data folder for this run. The lock is a socket instead of a file with a process id, because the system closes
 * it however the run ends.
 * @returns the function that releases the lock
 * @throws LocalProblem when another run holds the lock
 */
export const lockData = async (dataDir: string): Promise<() => void> => {
  const path = join(tmpdir(), `job-portal-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
  const server = createServer((socket) => socket.destroy());
  if (!(await listens(server, path))) {
    if (await isAlive(path)) {
      throw new LocalProblem(
        `Another run is using the local data in ${dataDir}.\n` +
          'Stop it, or give this one its own folder: LOCAL_DATA_DIR=.local/second PORT=4000 npm start',
      );
    }
    rmSync(path, { force: true });
    await listens(server, path);
  }
  server.unref();
  return () => server.close();
};

const listens = (server: Server, path: string): Promise<boolean> =>
  new Promise((done) => {
    server.once('error', () => done(false));
    server.listen(path, () => done(true));
  });

const isAlive = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

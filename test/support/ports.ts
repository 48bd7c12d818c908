import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: those would take a port between the probe and its use. */
const range = [20_000, 30_000] as const;
const maxAttempts = 20;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free port for a program that cannot choose one itself; a server of this process listens on port 0 instead. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${range[0]} to ${range[1]} is free.`);
}

/** The URL of a server that listens on a port of the system's choice. */
export function urlOf(server: Server): string {
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}

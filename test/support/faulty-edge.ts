import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { urlOf } from './ports.ts';

/**
 * Failures of a service that we use: connection refused, busy, time-out, or executed with a lost response.
 */
export const edgeFaults = ['refused', 'busy', 'too late', 'answer lost'] as const;
export type EdgeFault = (typeof edgeFaults)[number];

export interface FaultyEdge {
  url: string;
  /** Makes every request fail from the nth one on, counted from 1; `undefined` repairs it. */
  fail: (fault: EdgeFault | undefined, from?: number) => void;
  /** Number of failed requests since `fail`. */
  failed: () => number;
  close: () => void;
}

/** Starts a proxy that forwards requests unchanged until `fail` is called. */
export async function startFaultyEdge(target: string): Promise<FaultyEdge> {
  const state: { fault: EdgeFault | undefined; from: number; requests: number; failed: number } = {
    fault: undefined,
    from: 1,
    requests: 0,
    failed: 0,
  };
  const server = createServer((incoming, outgoing) => {
    state.requests += 1;
    const fault = state.requests >= state.from ? state.fault : undefined;
    if (fault === undefined) return passOn(target, incoming, (answer) => copy(answer, outgoing));
    state.failed += 1;
    if (fault === 'refused') incoming.socket.destroy();
    if (fault === 'busy') refuse(incoming, outgoing);
    if (fault === 'too late') incoming.resume();
    if (fault === 'answer lost')
      passOn(target, incoming, (answer) => answer.resume().once('end', () => incoming.socket.destroy()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: urlOf(server),
    fail: (fault, from = 1) => Object.assign(state, { fault, from, requests: 0, failed: 0 }),
    failed: () => state.failed,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(target: string, incoming: IncomingMessage, answered: (answer: IncomingMessage) => void): void {
  const { method, url = '/', headers } = incoming;
  // The host header stays unchanged, as signatures cover it.
  incoming.pipe(request(new URL(url, target), { method, headers, agent: false }, answered));
}

function copy(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(outgoing);
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse): void {
  incoming.resume();
  outgoing.writeHead(503, { 'content-type': 'application/json', connection: 'close' });
  outgoing.end(JSON.stringify({ error: { code: 'SERVER_ERROR', description: 'Try again later.' } }));
}

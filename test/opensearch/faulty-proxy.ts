import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { urlOf } from '#test/support/ports.ts';

/**
 * How a request fails. Not executed: `throttled`, `away`, `dropped` and `nonsense`, a page of HTML with the status 200.
 * Executed, but without a response: `lost` and `silent`, which lasts until the client's time-out; so does `stalled`, which
 * sends the headers of a response and nothing more.
 */
export type Fault = 'throttled' | 'away' | 'dropped' | 'nonsense' | 'lost' | 'silent' | 'stalled';

/** Those that a client notices by its time-out only. */
const endless: readonly Fault[] = ['silent', 'stalled'];

/** How long a client waits for a response that does not come, in milliseconds. */
const patienceMs = 100;

interface Forwarded {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A proxy in front of a server that makes one request fail. */
export async function startFaultyProxy(target: string) {
  let sent = 0;
  let broken: { nth: number; fault: Fault } | undefined;
  const bulks: Forwarded[] = [];
  /** The request that fails, until the server has executed it. */
  let failing: Promise<void> = Promise.resolve();
  const isBroken = (nth: number) => broken?.nth === nth;

  const forward = ({ method, path, headers, body }: Forwarded): Promise<{ head: IncomingMessage; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const outgoing = sendRequest(new URL(path, target), { method, headers, agent: false }, (head) => {
        head.toArray().then((parts) => resolve({ head, body: Buffer.concat(parts) }), reject);
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });

  async function fail(fault: Fault, request: Forwarded, response: ServerResponse): Promise<void> {
    if (fault === 'lost' || endless.includes(fault)) await forward(request);
    if (fault === 'dropped' || fault === 'lost') response.destroy();
    if (fault === 'stalled') response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    if (fault === 'nonsense') response.setHeader('content-type', 'text/html').end('<html><body>Welcome</body></html>');
    if (fault === 'throttled' || fault === 'away') {
      const status = fault === 'throttled' ? 429 : 503;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: 'x', status }));
    }
  }

  const server = createServer(async (incoming, response) => {
    sent += 1;
    const nth = sent;
    const body = Buffer.concat(await incoming.toArray());
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body };
    if (broken && isBroken(nth)) {
      failing = fail(broken.fault, request, response);
      return failing;
    }
    if (path.endsWith('/_bulk')) bulks.push(request);
    const answer = await forward(request);
    response.writeHead(answer.head.statusCode ?? 502, answer.head.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: urlOf(server),
    /** Makes the nth request from now on fail, counted from 1. */
    breakAt(nth: number, fault: Fault): void {
      sent = 0;
      broken = { nth, fault };
    },
    /**
     * Ends the fault, when the server has executed what the client waits for no longer.
     * @returns whether the request was reached that was to fail
     */
    async repair(): Promise<boolean> {
      const wasReached = sent >= (broken?.nth ?? 0);
      broken = undefined;
      await failing;
      return wasReached;
    },
    /** The time-out of the request that is sent next, if it is to be a short one. */
    patience: () => (broken && endless.includes(broken.fault) && isBroken(sent + 1) ? patienceMs : undefined),
    /** Sends all writes of documents again that were forwarded since the last call, the last one first. */
    async replayBulks(): Promise<number> {
      const previous = bulks.splice(0).toReversed();
      for (const bulk of previous) await forward(bulk);
      return previous.length;
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

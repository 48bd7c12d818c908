import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Source = Record<string, unknown> & { id: number; is_gone: boolean };

/**
 * A server that answers the requests of OpenSearch that writing, comparing and listing documents make, over documents in
 * memory. It understands no query: every search finds all that is not gone.
 */
export async function startEngineStub() {
  const found = new Map<number, Source>();
  const state = { isAway: false };
  const requests: { method: string; path: string; headers: IncomingHttpHeaders }[] = [];

  function answerTo(path: string, body: string): unknown {
    if (path.startsWith('/_alias/')) return { 'stub-1': {} };
    const present = [...found.values()].filter(({ is_gone }) => !is_gone);
    if (path.endsWith('/_count')) return { count: present.length };
    if (path.endsWith('/_bulk')) return { items: write(body) };
    if (!path.endsWith('/_search')) throw new Error(`The engine's stub has no ${path}.`);
    const hits = present.map((source) => ({ _source: source, sort: [source.at, source.id] }));
    return {
      timed_out: false,
      _shards: { total: 1, successful: 1, failed: 0 },
      hits: { total: { value: hits.length, relation: 'eq' }, hits },
    };
  }

  function write(body: string) {
    const lines = body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return lines.flatMap((line, place) => {
      if (place % 2 === 1) return [];
      const source = lines[place + 1] as Source;
      found.set(source.id, source);
      return [{ index: { _id: line.index._id, status: 201 } }];
    });
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method = '', url = '', headers } = request;
    const path = url.split('?')[0] ?? '';
    requests.push({ method, path, headers });
    const [status, answer] = state.isAway ? [503, { error: 'away' }] : [200, answerTo(path, body)];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    /** The documents by id, with the marks of what has gone. */
    found,
    state,
    requests,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

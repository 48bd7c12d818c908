import { createServer, type ServerResponse } from 'node:http';
import { urlOf } from './ports.ts';

type Respond = (response: ServerResponse) => void;

/** A response with a body of JSON, or with any text. */
export const respond =
  (status: number, body: unknown): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Facets of both kinds that count nothing. */
const none = { names: { buckets: [] }, counts: { buckets: {} } };
const facets = ['value_type', 'value_experience', 'value_place', 'value_pay', 'language', 'level', 'evidence'];

/** The body of an answer with these hits. */
export const answered = (...hits: object[]) => ({
  timed_out: false,
  _shards: { total: 2, successful: 2, failed: 0 },
  hits: { total: { value: hits.length, relation: 'eq' }, hits },
  aggregations: Object.fromEntries(facets.map((name) => [name, none])),
});

export const hitOf = (id: number, summary: unknown, at = 0) => ({ _source: { summary }, sort: [at, id] });

export const withoutIndex = respond(404, { error: { type: 'index_not_found_exception' } });

/**
 * An OpenSearch whose answers a test decides: those to searches, and which version it has of a document. The first is a
 * failure, the latter the latest.
 */
export async function startEngine() {
  const engine = {
    endpoint: '',
    answer: respond(500, {}) as Respond,
    /** Undefined: it has no such document. */
    versionOf: (_: number): number | undefined => Number.MAX_SAFE_INTEGER,
    /** Searches that arrived. */
    searches: 0,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}');
    if (!body.version) {
      engine.searches += 1;
      return engine.answer(response);
    }
    const hits = (body.query.ids.values as string[]).flatMap((_id) => {
      const _version = engine.versionOf(Number(_id));
      return _version === undefined ? [] : [{ _id, _version }];
    });
    return respond(200, { hits: { hits } })(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  engine.endpoint = urlOf(server);
  return engine;
}

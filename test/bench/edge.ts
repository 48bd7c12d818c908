import { execFileSync } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server for HTTP/2 in front of the local run, which speaks HTTP/1.1 only: the edge serves the site over HTTP/2. */
export interface Edge {
  url: string;
  /** The digest by which a browser accepts its certificate (`--ignore-certificate-errors-spki-list`). */
  keyDigest: string;
  stop(): void;
}

/** Starts it on a free port with a certificate of its own, which the program `openssl` makes. */
export async function startEdge(origin: string): Promise<Edge> {
  const { key, cert } = makeCertificate();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, response) =>
    forward(origin, incoming, response),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    url: `https://localhost:${port}`,
    keyDigest: hash('sha256', publicKey, 'base64'),
    stop: () => void server.close(),
  };
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Headers of a connection, which HTTP/2 does not have. */
const ofConnection = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|host)$/;
const withoutConnection = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

function forward(origin: string, incoming: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, url, headers } = incoming;
  const outgoing = request(new URL(url, origin), { method, headers: withoutConnection(headers) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.pipe(response);
  });
  outgoing.once('error', () => response.stream?.destroy());
  incoming.pipe(outgoing);
}

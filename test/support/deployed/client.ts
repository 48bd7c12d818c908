import { type IncomingMessage, request as sendRequest } from 'node:http';
import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';
import type { RawRequest } from '../api.ts';

/** An HTTP response. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | FormData | URLSearchParams | undefined;
  /** Source address of the request on this machine, such as `127.0.0.7`: one for each client. */
  from?: string;
}

/** Sends a request unchanged; form data sets its own content type. */
export async function sendHttp(
  address: string,
  { method = 'GET', headers = {}, body, from }: HttpRequest = {},
): Promise<HttpAnswer> {
  const { bytes, type } = await encode(body);
  return new Promise((resolve, reject) => {
    const typed = type === null || 'content-type' in headers ? {} : { 'content-type': type };
    const length = bytes === undefined ? {} : { 'content-length': bytes.byteLength };
    const outgoing = sendRequest(
      address,
      { method, agent: false, headers: { ...typed, ...length, ...headers }, ...(from ? { localAddress: from } : {}) },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: headersFrom(answer),
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(bytes);
  });
}

const headersFrom = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );

async function encode(body: HttpRequest['body']): Promise<{ bytes: Uint8Array | undefined; type: string | null }> {
  if (body === undefined) return { bytes: undefined, type: null };
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: null };
  if (body instanceof Uint8Array) return { bytes: body, type: null };
  const encoded = new Response(body);
  return { bytes: new Uint8Array(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') };
}

/** Makes a call of the contract over HTTP. `url` is in front of the edge, or of API Gateway. */
export function sendCall(
  url: string,
  call: CallDefinition,
  {
    params,
    rawQuery,
    token,
    headers,
    body,
    from,
  }: Omit<RawRequest, 'body' | 'address'> & Pick<HttpRequest, 'body' | 'from'>,
): Promise<HttpAnswer> {
  const [method = '', path = ''] = routeKeyOf(call).split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return sendHttp(`${url}/api${filled}${rawQuery ? `?${rawQuery}` : ''}`, {
    method,
    headers: { ...authorization, ...headers },
    body,
    ...(from === undefined ? {} : { from }),
  });
}

import { sendHttp } from './deployed/client.ts';
import type { StackAddresses } from './stack.ts';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or undefined when there is none. */
  body: unknown;
}

export interface ApiRequest {
  token?: string | undefined;
  /** Sent as JSON; form data and text are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The client's address on this machine, such as `127.0.0.7`. */
  from?: string;
}

/** Makes a call of the API; `path` is below `/api`, such as `/jobs?limit=5`. */
export const callApi = async (
  stack: Pick<StackAddresses, 'url'>,
  method: string,
  path: string,
  { token, body, headers = {}, from }: ApiRequest = {},
): Promise<ApiAnswer> => {
  const isRaw = body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string';
  const answer = await sendHttp(`${stack.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || isRaw ? body : JSON.stringify(body),
    ...(from === undefined ? {} : { from }),
  });
  const { status, text } = answer;
  return { status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
};

/** Like `callApi`, but throws with the response unless its status is 2xx. */
export const expectOk = async (...call: Parameters<typeof callApi>): Promise<ApiAnswer> => {
  const answer = await callApi(...call);
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`${call[1]} ${call[2]} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer;
};

import { Amplify } from 'aws-amplify';
import { del, get, isCancelError, post, put } from 'aws-amplify/api';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { referenceHeader } from '#shared/domain/reference.ts';
import { ApiError, errorFromResponse } from './api-error.ts';

// Loaded with the first call, so that the landing page's first paint does not wait for the REST client.

const apiName = 'portal';
Amplify.configure({ API: { REST: { [apiName]: { endpoint: `${window.location.origin}/api` } } } });

const methods = { GET: get, POST: post, PUT: put, DELETE: del } as const;

export interface WireRequest {
  method: CallDefinition['method'];
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

export interface WireAnswer {
  headers: Record<string, string>;
  text: string;
}

interface RefusedResponse {
  statusCode: number;
  headers: Record<string, string>;
  body?: string;
}

const refusedResponse = (error: unknown): RefusedResponse | undefined =>
  (error as { response?: RefusedResponse } | null)?.response;

/**
 * Sends one request. Throws ApiError for a refusal or a missing response, and the signal's reason when it was aborted.
 */
export const send = async ({ method, path, headers, body, timeoutMs, signal }: WireRequest): Promise<WireAnswer> => {
  const options = {
    headers,
    timeout: timeoutMs,
    // Only the query client retries, as it knows which requests may be retried.
    retryStrategy: { strategy: 'no-retry' },
    ...(body === undefined ? {} : { body: body as FormData }),
  } as const;
  const sent = headers[referenceHeader];
  const operation = methods[method]({ apiName, path, options });
  const cancel = () => operation.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const answer = await operation.response;
    const text = 'body' in answer ? await answer.body.text() : '';
    return { headers: answer.headers, text };
  } catch (error) {
    // A request that is cancelled while it starts fails like one without a connection.
    if (signal?.aborted || isCancelError(error)) throw signal?.reason ?? error;
    const refused = refusedResponse(error);
    if (refused) throw errorFromResponse(refused.statusCode, refused.headers, refused.body ?? '', sent);
    throw new ApiError(0, 'NETWORK', { cause: error, reference: sent });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
};

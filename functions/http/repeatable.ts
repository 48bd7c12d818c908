import { hash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type RequestKey, readRequest } from '#functions/data/request-keys.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { repeatableHeaders } from '#shared/contracts/repeatable.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { validate } from './validate.ts';

const digest = (...parts: unknown[]) => hash('sha256', JSON.stringify(parts), 'base64url');

/**
 * The key that a caller gave a repeatable request, or undefined. It belongs to this caller and call alone.
 * @param input the validated input: the same content is the same, however it was written
 * @throws HttpError 400 for a header that is no key
 */
export function requestKeyOf(
  call: CallDefinition,
  { routeKey, headers }: APIGatewayProxyEventV2,
  caller: Caller | undefined,
  input: { params: unknown; query: unknown; body: unknown },
  now: EpochMs,
): RequestKey | undefined {
  if (!call.repeatable || !caller) return undefined;
  const given = validate(repeatableHeaders, headers)['idempotency-key'];
  if (given === undefined) return undefined;
  const { kind, id } = caller;
  return {
    owner: { kind, id },
    name: digest(routeKey, given.replaceAll('"', '')),
    content: digest(input.params, input.query, input.body),
    now,
  };
}

/**
 * Makes the item of a request, once for its key. The key is looked up only when making failed, so that a first request
 * costs no read for it.
 * @param make makes it and remembers the request in the same transaction
 * @param again answers with what was made before, by its id, as it is now
 * @throws HttpError 409 when the key was used for something else; otherwise what `make` threw, when the request is new
 */
export async function once<Answer>(
  request: RequestKey | undefined,
  make: () => Promise<Answer>,
  again: (made: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    const known = request && (await readRequest(request));
    if (!known) throw error;
    if (known.content !== request.content) throw new HttpError('IDEMPOTENCY_KEY_REUSED');
    return await again(known.made);
  }
}

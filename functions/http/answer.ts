import { hash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Caller, roleOf } from '#functions/entities/account/caller.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { companyHeader, writeCompany } from '#shared/contracts/company-header.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { missingConsentsHeader, writeMissing } from '#shared/contracts/missing-consents.ts';
import { documentsToAccept } from '#shared/domain/legal-versions.ts';
import { refusalTextsHeader, writeRefusalTexts } from '#shared/texts/refusal-header.ts';

type Result = APIGatewayProxyStructuredResultV2;

const json = { 'content-type': 'application/json; charset=utf-8' };
const personal = { 'cache-control': 'no-store' };

/** In place of a call's answer: what the client named by `if-none-match` is still so. */
export class Unchanged {
  readonly tag: string;
  constructor(tag: string) {
    this.tag = tag;
  }
}

/**
 * The answer of a success. The value passes through the contract's schema, so that a field that the contract
 * does not name can never leave. Guests' answers of public reads may be cached for `publicMaxAge` seconds, and those of `privateMaxAge`
 * by their client alone.
 */
export function answer(
  call: CallDefinition,
  event: APIGatewayProxyEventV2,
  value: unknown,
  ofList: Record<string, string> = {},
): Result {
  if (value instanceof Unchanged) return { statusCode: 304, headers: { etag: value.tag, ...personal } };
  if (!call.answer) return { statusCode: call.status, headers: { ...ofList, ...personal } };
  const fitted = fitToContract(call, value);
  const body = call.answerType ? String(fitted) : JSON.stringify(fitted);
  const headers = { ...(call.answerType ? textHeaders(call) : json), ...ofList };
  const cacheControl = cacheControlOf(call, event);
  if (!cacheControl) return { statusCode: call.status, headers: { ...headers, ...personal }, body };
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  const cached = { ...headers, etag, 'cache-control': cacheControl };
  if (isKnown(event, etag)) return { statusCode: 304, headers: cached };
  return { statusCode: call.status, headers: cached, body };
}

const textHeaders = ({ answerType, fileName }: CallDefinition) => ({
  'content-type': `${answerType}; charset=utf-8`,
  ...(fileName && { 'content-disposition': `attachment; filename="${fileName}"` }),
});

/** How long a response may be used again; undefined: not at all. */
function cacheControlOf({ publicMaxAge, privateMaxAge }: CallDefinition, event: APIGatewayProxyEventV2) {
  if (privateMaxAge !== undefined) return `private, max-age=${privateMaxAge}`;
  return publicMaxAge === undefined || event.headers.authorization ? undefined : `public, max-age=${publicMaxAge}`;
}

/** Whether the client has this response. What the edge compressed comes back with a weak tag (RFC 9110, 13.1.2). */
const isKnown = ({ headers }: APIGatewayProxyEventV2, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

function fitToContract(call: CallDefinition, value: unknown): unknown {
  const fitted = call.answer?.safeParse(value);
  if (fitted?.success) return fitted.data;
  const paths = fitted?.error.issues.map((issue) => issue.path.join('.')).join(' ');
  log('ANSWER_OUTSIDE_CONTRACT', { call: `${call.method} ${call.path}`, paths });
  throw new HttpError('INTERNAL');
}

/** The response to a refusal or failure. Unexpected errors are answered with 500 without any details. */
export async function answerError(error: unknown): Promise<Result> {
  const refusal = error instanceof HttpError ? error : fromFailure(error);
  // Only refusals need the texts: a cold start does not read them.
  const { refusalBody } = await import('./refusal-body.ts');
  const retry = refusal.retryAfterSeconds ?? (refusal.status === 503 ? 2 : undefined);
  return {
    statusCode: refusal.status,
    headers: {
      ...json,
      ...personal,
      [refusalTextsHeader]: writeRefusalTexts(refusal.text, refusal.fields),
      ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
    },
    body: JSON.stringify(refusalBody(refusal)),
  };
}

function fromFailure(error: unknown): HttpError {
  if (error instanceof StoreUnavailable) {
    log('STORE_UNAVAILABLE', describeError(error.cause ?? error));
    return new HttpError('UNAVAILABLE');
  }
  log('CALL_FAILED', describeError(error));
  return new HttpError('INTERNAL');
}

/**
 * The headers that name the documents which a caller has not accepted yet, and a recruiter's company and role. Admins work for the
 * operator: none.
 */
export function callerHeaders(caller: Caller | undefined): Record<string, string> {
  if (!caller || caller.kind === 'admin') return {};
  const missing = documentsToAccept(caller.acceptedUntil);
  return {
    ...(missing.length > 0 && { [missingConsentsHeader]: writeMissing(missing) }),
    ...(caller.kind === 'recruiter' && { [companyHeader]: writeCompany(companyOf(caller)) }),
  };
}

/** A founder's company is their own, as is that of one who left another: a browser that knows the previous one learns it. */
const companyOf = ({ membership, account }: Caller) => membership ?? { id: account.id, role: roleOf({ membership }) };

import { hash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Caller } from '#functions/entities/account/caller.ts';
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
 * does not name can never leave. Guests' answers of public reads may be cached for `publicMaxAge` seconds.
 */
export function answer(
  call: CallDefinition,
  event: APIGatewayProxyEventV2,
  value: unknown,
  ofList: Record<string, string> = {},
): Result {
  if (value instanceof Unchanged) return { statusCode: 304, headers: { etag: value.tag, ...personal } };
  if (!call.answer) return { statusCode: call.status, headers: { ...ofList, ...personal } };
  const body = JSON.stringify(fitToContract(call, value));
  const headers = { ...json, ...ofList };
  if (call.publicMaxAge === undefined || event.headers.authorization) {
    return { statusCode: call.status, headers: { ...headers, ...personal }, body };
  }
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  const cached = { ...headers, etag, 'cache-control': `public, max-age=${call.publicMaxAge}` };
  if (event.headers['if-none-match'] === etag) return { statusCode: 304, headers: cached };
  return { statusCode: call.status, headers: cached, body };
}

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
 * The headers that name the documents which a caller has not accepted yet, and a colleague's company and role. Admins work for the
 * operator: none.
 */
export function callerHeaders(caller: Caller | undefined): Record<string, string> {
  if (!caller || caller.kind === 'admin') return {};
  const missing = documentsToAccept(caller.acceptedUntil);
  return {
    ...(missing.length > 0 && { [missingConsentsHeader]: writeMissing(missing) }),
    ...(caller.membership && { [companyHeader]: writeCompany(caller.membership) }),
  };
}

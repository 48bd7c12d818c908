import type { ListedCall } from '#shared/contracts/index.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { RawRequest } from './api.ts';
import { callFixtures } from './call-fixtures.ts';
import type { Cast } from './cast.ts';

const names = ['candidate', 'recruiter', 'admin', 'masterAdmin'] as const;
const types = { candidate: 'candidate', recruiter: 'recruiter', admin: 'admin', masterAdmin: 'master_admin' } as const;

const json = { 'content-type': 'application/json' };
const texts = (values: object = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** The fixture of a call as a request of a caller who may make it, with their own input. */
export function rightRequest({ operation, call }: ListedCall, cast: Cast): RawRequest {
  const { params, query, body, owners } = callFixtures[operation] ?? {};
  const name = names.find((each) => typeof call.access !== 'string' && call.access[types[each]]);
  const owner = name === 'candidate' || name === 'recruiter' ? (owners?.[name] ?? name) : name;
  return {
    params: texts(params),
    rawQuery: new URLSearchParams(texts(query)).toString(),
    ...(owner && owner !== 'guest' ? { token: cast[owner].token } : {}),
    ...(body ? { body: JSON.stringify(body), headers: json } : {}),
  };
}

/** A body whose fields are of a wrong kind; none for a call that ignores what it cannot read. */
function wrongBodies({ body }: ListedCall['call']): object[] {
  const wrong = Object.fromEntries(fieldsOf(body).map((name) => [name, {}]));
  return body && !body.safeParse(wrong).success ? [wrong] : [];
}

/** Requests that cause the error of a code; one of them is enough, and none where it cannot occur. */
export const wrongRequests: Partial<Record<ErrorCode, (listed: ListedCall, request: RawRequest) => RawRequest[]>> = {
  SESSION_REQUIRED: (_, { token: _token, ...request }) => [request],
  INVALID_INPUT: ({ call }, request) => [
    ...(call.params
      ? [{ ...request, params: Object.fromEntries(fieldsOf(call.params).map((name) => [name, '!'])) }]
      : []),
    ...(call.query ? fieldsOf(call.query) : []).map((name) => ({
      ...request,
      rawQuery: `${name}=${'0'.repeat(4_000)}`,
    })),
    ...wrongBodies(call).map((body) => ({ ...request, body: JSON.stringify(body), headers: json })),
    ...(call.headers
      ? [{ ...request, headers: Object.fromEntries(fieldsOf(call.headers).map((name) => [name, 'x'.repeat(4_000)])) }]
      : []),
  ],
  MALFORMED_REQUEST: (_, request) => [{ ...request, body: '{', headers: json }],
  BODY_TOO_LARGE: ({ call }, request) => [
    {
      ...request,
      body: `{"a":"${'x'.repeat(call.maxBodyBytes ?? 140_000)}"}`,
      headers: { ...json, 'x-razorpay-signature': 'x' },
    },
  ],
  UNSUPPORTED_CONTENT_TYPE: (_, request) => [
    { ...request, body: '<a/>', headers: { 'content-type': 'application/xml' } },
  ],
  INVALID_CURSOR: (_, request) => [{ ...request, rawQuery: `${request.rawQuery}&cursor=made-up` }],
};

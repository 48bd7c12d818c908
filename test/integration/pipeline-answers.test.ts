import { expect, test } from 'vitest';
import { codesOf } from '#infra/openapi.ts';
import { allCalls, type ListedCall } from '#shared/contracts/index.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { type ApiAnswer, type RawRequest, testApi } from '#test/support/api.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { sameWorld } from '#test/support/same-world.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const names = ['candidate', 'recruiter', 'admin', 'masterAdmin'] as const;
const types = { candidate: 'candidate', recruiter: 'recruiter', admin: 'admin', masterAdmin: 'master_admin' } as const;
const { cast, world } = await sameWorld(api, Date.now());

const json = { 'content-type': 'application/json' };
const texts = (values: object = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Somebody who may make the call, with its own input. */
function right({ operation, call }: ListedCall): RawRequest {
  const { params, query, body } = callFixtures[operation] ?? {};
  const name = names.find((each) => typeof call.access !== 'string' && call.access[types[each]]);
  return {
    params: texts(params),
    rawQuery: new URLSearchParams(texts(query)).toString(),
    ...(name ? { token: cast[name].token } : {}),
    ...(body ? { body: JSON.stringify(body), headers: json } : {}),
  };
}

/** Requests that are wrong in the way that a code tells of; one of them is enough. */
const wrong: Partial<Record<ErrorCode, (listed: ListedCall, request: RawRequest) => RawRequest[]>> = {
  SESSION_REQUIRED: (_, { token: _token, ...request }) => [request],
  INVALID_INPUT: ({ call }, request) => [
    ...(call.params
      ? [{ ...request, params: Object.fromEntries(fieldsOf(call.params).map((name) => [name, '!'])) }]
      : []),
    ...(call.query ? fieldsOf(call.query) : []).map((name) => ({
      ...request,
      rawQuery: `${name}=${'0'.repeat(4_000)}`,
    })),
    ...(call.body
      ? [
          {
            ...request,
            body: JSON.stringify(Object.fromEntries(fieldsOf(call.body).map((name) => [name, {}]))),
            headers: json,
          },
        ]
      : []),
    ...(call.headers
      ? [{ ...request, headers: Object.fromEntries(fieldsOf(call.headers).map((name) => [name, 'x'.repeat(4_000)])) }]
      : []),
  ],
  MALFORMED_REQUEST: (_, request) => [{ ...request, body: '{', headers: json }],
  BODY_TOO_LARGE: (_, request) => [
    { ...request, body: `{"a":"${'x'.repeat(140_000)}"}`, headers: { ...json, 'x-razorpay-signature': 'x' } },
  ],
  UNSUPPORTED_CONTENT_TYPE: (_, request) => [
    { ...request, body: '<a/>', headers: { 'content-type': 'application/xml' } },
  ],
  INVALID_CURSOR: (_, request) => [{ ...request, rawQuery: 'cursor=made-up' }],
};

const cases = allCalls.flatMap((listed) =>
  codesOf(listed.call).flatMap((code) => (wrong[code] ? [{ ...listed, code, of: wrong[code] }] : [])),
);

test.each(cases)('$operation says $code, and nothing is written', async ({ code, of, ...listed }) => {
  const answers: ApiAnswer[] = [];
  for (const request of of(listed, right(listed))) answers.push(await api.raw(listed.call, request));
  expect(answers.map(({ body }) => body?.code)).toContain(code);
  if (answers.every(({ status }) => status >= 400)) expect(await tableState(api)).toEqual(world);
});

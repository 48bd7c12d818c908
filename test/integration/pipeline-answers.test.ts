import { expect, test } from 'vitest';
import { codesOf } from '#infra/openapi.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { tableState } from '#test/support/table-state.ts';
import { rightRequest, wrongRequests } from '#test/support/wrong-requests.ts';

const api = await testApi();
const { cast, world } = await restoreWorldBeforeEach(api, Date.now());

const cases = allCalls.flatMap((listed) =>
  codesOf(listed.call).flatMap((code) => {
    const of = wrongRequests[code];
    return of?.(listed, {}).length ? [{ ...listed, code, of }] : [];
  }),
);

test.each(cases)('$operation returns $code and writes nothing', async ({ code, of, ...listed }) => {
  const answers: ApiAnswer[] = [];
  for (const request of of(listed, rightRequest(listed, cast))) answers.push(await api.raw(listed.call, request));
  expect(answers.map(({ body }) => body?.code)).toContain(code);
  if (answers.every(({ status }) => status >= 400)) expect(await tableState(api)).toEqual(world);
});

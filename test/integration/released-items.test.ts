import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContract } from '#infra/release/contract-text.ts';
import { acceptedBreaks, releasedFiles } from '#infra/released-contract.ts';
import { routeKeyOf } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { isCurrent } from '#shared/domain/legal-versions.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { signInAgain } from '#test/support/principals.ts';
import { readWorld, recordWorld } from '#test/support/released-world.ts';
import { writeTable } from '#test/support/table-access.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const api = await testApi();

// `npm run release` sets it, and puts the file into the release's commit.
if (process.env.RELEASED_ITEMS === 'record') {
  const now = epochMs(Date.now());
  api.clock.set(now);
  await recordWorld(api, now);
  await restoreTable(api, new Map());
}

const { at, cast, items, calls } = readWorld();
api.clock.set(at);
await writeTable(items.map((item) => ({ put: item })));
const tokens = new Map<string, string>();
for (const [name, person] of Object.entries(cast)) {
  if (name.startsWith('deactivated')) continue;
  tokens.set(name, (await signInAgain({ ...person, name, token: '' })).token);
}
const world = await tableState(api);
/** The codes of what was logged as an error: lists leave out an item that cannot be read. */
const faults: unknown[] = [];
beforeEach(() => {
  api.clock.set(at);
  faults.length = 0;
  vi.stubEnv('LOG_LEVEL', 'error');
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => faults.push(JSON.parse(String(line)).code) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await restoreTable(api, world);
});

const shapes = new Map(
  readContract(readFileSync(releasedFiles.contract, 'utf8')).map((call) => [call.call, call.answer]),
);
const present = calls.flatMap((recorded) => {
  const found = allCalls.find(({ call }) => routeKeyOf(call) === recorded.call);
  return found ? [{ ...recorded, definition: found.call }] : [];
});

test('the last release stored items of most kinds, and its pages made every call', () => {
  expect(new Set(items.map(({ entity }) => entity)).size).toBeGreaterThan(30);
  const gone = calls.filter(({ call }) => !present.some((each) => each.call === call));
  const accepted = acceptedBreaks.map(({ line }) => line);
  expect(accepted).toEqual(expect.arrayContaining(gone.map(({ call }) => `${call} is gone`)));
  expect(calls.length).toBeGreaterThan(170);
});

test('what follows from an item of the last release does so today', async () => {
  const records = await api.drainStream();
  expect(records.length).toBeGreaterThanOrEqual(items.length);
  expect(faults).toEqual([]);
});

/** The versions that a page of the release showed, by its request. */
const shownIn = (body: unknown) => {
  const { privacy_version: privacy, terms_version: terms } = body as Record<string, string>;
  return { privacy, terms };
};

// Today's functions read the items of the release; its pages read their answers, and so do the pages of today.
test.each(present)(
  '$call of the last release is answered as then, on its items',
  async ({ definition, ...recorded }) => {
    const { by, status, params, query, body } = recorded;
    const token = by === undefined ? undefined : tokens.get(by);
    const answer = await api.call(definition, { params, query, ...(body && { body }), token } as object);
    // Documents that changed since have to be read before they are accepted.
    const isOfEarlierDocuments = recorded.call === 'POST /account/consents' && !isCurrent(shownIn(body));
    expect(answer.status, JSON.stringify(answer.body)).toBe(isOfEarlierDocuments ? 400 : status);
    expect(faults).toEqual([]);
    if (isOfEarlierDocuments) return;
    if (status >= 400) return;
    const shape = shapes.get(recorded.call);
    const ajv = new Ajv2020({ validateFormats: false, strict: false });
    const isAccepted = acceptedBreaks.some(({ line }) => line.startsWith(`${recorded.call} answer`));
    if (shape && !isAccepted) expect([ajv.validate(shape, answer.body), ajv.errors]).toEqual([true, null]);
    await definition.answer?.parseAsync(answer.body);
  },
);

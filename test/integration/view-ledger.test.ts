import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { addMs, epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
const now = epochMs(Date.now());

/** Reads the whole ledger of a company, page after page. */
async function readLedger(id: number, token: string) {
  const pages: { counted: number; credited: number; gone: number; is_part?: true; ids: number[] }[] = [];
  let cursor: string | undefined;
  do {
    const { body, next } = await api.call(subscriptionCalls.views, { token, params: { id }, query: { cursor } });
    const { items, ...sums } = body;
    pages.push({ ...sums, ids: items.map(({ candidate_id }: { candidate_id: number }) => candidate_id) });
    cursor = next;
  } while (cursor);
  return pages;
}

test('the ledger has pages, so that each view that can be claimed back is reached, the newest first', async () => {
  const { id, token } = await makePrincipal('recruiter', 1);
  await subscribe(id, { candidate_limit: 200, starts_at: now });
  for (let place = 0; place < 120; place += 1) await unlockCandidate(id, 1 + ((place * 7) % 120), addMs(now, place));
  // Two of one instant.
  for (const candidate of [501, 500]) await unlockCandidate(id, candidate, addMs(now, 500));
  const pages = await readLedger(id, token);
  expect(pages.map(({ ids, ...sums }) => ({ ...sums, lines: ids.length }))).toEqual(
    [50, 50, 22].map((lines) => ({ counted: 122, credited: 0, gone: 0, lines })),
  );
  const viewed = Array.from({ length: 120 }, (_, place) => 1 + ((place * 7) % 120));
  expect(pages.flatMap(({ ids }) => ids)).toEqual([500, 501, ...viewed.reverse()]);
});

test('of more views than are read at once the others follow, and none is named as gone', async () => {
  const { id, token } = await makePrincipal('recruiter', 2);
  await subscribe(id, { candidate_limit: 200, starts_at: now });
  // As large as many thousand records.
  for (let candidate = 1; candidate <= 20; candidate += 1) {
    const view = { recruiter_id: id, candidate_id: candidate, subscription_id: 1, viewed_at: toIso(now) };
    const item = { ...keys.candidateView(id, candidate), entity: 'candidate_view', schema_version: 1, ...view };
    const Item = { ...item, padding: 'x'.repeat(380_000) };
    await documents.send(new PutCommand({ TableName: tableName(), Item }));
  }
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.entitlement(id),
      UpdateExpression: 'SET candidates_viewed = :all',
      ExpressionAttributeValues: { ':all': 20 },
    }),
  );
  const pages = await readLedger(id, token);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatchObject({ counted: 20, gone: 0, is_part: true });
  expect(pages.flatMap(({ ids }) => ids).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, place) => place + 1),
  );
});

const choose = ({ token }: Principal, body: object) => api.call(visibilityCalls.setVisibility, { token, body });

async function remove({ id }: Principal, call: typeof adminCalls.deactivateUser | typeof adminCalls.terminateUser) {
  const { token } = await makePrincipal('admin', id);
  return await api.call(call, { token, params: { a: 'candidate', b: id } });
}

test.each([
  ['pauses', 11, true, (who: Principal) => choose(who, { paused: true })],
  ['is deactivated', 12, false, (who: Principal) => remove(who, adminCalls.deactivateUser)],
  ['is deleted', 13, false, (who: Principal) => remove(who, adminCalls.terminateUser)],
  ['blocks the company', 14, false, (who: Principal) => choose(who, { block: { company_id: 14 } })],
  [
    "blocks a colleague's mail domain",
    15,
    false,
    (who: Principal) => choose(who, { block: { domain: 'own.example' } }),
  ],
])('the view of someone who %s is named as lists name them, at once', async (_, id, isNamed, change) => {
  await makePrincipal('recruiter', id);
  const company = { id, role: 'recruiter' } as const;
  const { token } = await makePrincipal('recruiter', id + 100, { company, email: `colleague-${id}@own.example` });
  await subscribe(id);
  const candidate = await makePrincipal('candidate', id);
  await unlockCandidate(id, candidate.id, clock.now());
  const namesIn = async () => {
    const { body } = await api.call(subscriptionCalls.views, { token, params: { id } });
    return body.items.map(({ name }: { name: string | null }) => name);
  };
  expect(await namesIn()).toEqual([candidate.name]);
  expect((await change(candidate)).status).toBe(200);
  expect(await namesIn()).toEqual([isNamed ? candidate.name : null]);
});

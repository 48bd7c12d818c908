import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { deleteItems } from '#functions/entities/erasure/erasure-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import { undoMs } from '#shared/domain/bulk-moves.ts';
import type { ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const makePair = pairMaker(api);

const first = 'operation-number-1';
const second = 'operation-number-2';

const send = async ({ recruiter, candidate }: Pair, body: object) =>
  (
    await api.call(bulkApplicationCalls.changeEntries, {
      token: recruiter.token,
      body: { operation: first, candidate_ids: [candidate.id], ...body },
    })
  ).body;
const move = (pair: Pair, status: ShortlistStatus, more: object = {}) => send(pair, { status, ...more });
const undo = (pair: Pair, operation = first) => send(pair, { operation });

/** The time for undoing passes. */
async function passTime(records: DynamoDBRecord[]): Promise<void> {
  api.clock.set(Date.now() + undoMs + 1);
  expect(await sendMails({ Records: records })).toEqual({ batchItemFailures: [] });
  await settle();
}

const failure = ({ candidate }: Pair, reason: string) => [{ candidate_id: candidate.id, reason }];
const done = ({ candidate }: Pair) => ({ changed: [candidate.id], failed: [] });

/** On the shortlist for a job, with or without an application to it. */
const listed = async (hasApplication: boolean) => {
  const pair = await makePair();
  if (hasApplication) await pair.apply();
  await settle();
  await pair.add(hasApplication ? pair.job : '');
  await settle();
  return { pair, notified: await pair.notifications() };
};

const stored = async ({ job, candidate }: Pair) => {
  const { PK, SK } = keys.application(job, candidate.id);
  return (await api.scan()).find((item) => item.PK === PK && item.SK === SK);
};

describe.each([
  ['with an application', true],
  ['without one', false],
])('a move of several entries, of one %s,', (_, hasApplication) => {
  it('is seen at once, and undone with its line in the timeline', async () => {
    const { pair, notified } = await listed(hasApplication);
    const notes = await pair.notes();
    expect(await move(pair, 'rejected', { notes: 'Filled.' })).toMatchObject(done(pair));
    expect(await pair.states()).toMatchObject({ entry: 'rejected' });
    expect(parseTimeline(await pair.notes()).at(-1)).toMatchObject({ kind: 'rejected', text: 'Filled.' });
    const records = await settle();
    expect(await undo(pair)).toMatchObject(done(pair));
    expect(await undo(pair)).toMatchObject(done(pair));
    expect(await pair.states()).toMatchObject({ entry: 'active' });
    expect(await pair.notes()).toBe(notes);
    await passTime([...records, ...(await settle())]);
    expect(await pair.notifications()).toEqual(notified);
  });

  it('is undone with the notes that its line dropped', async () => {
    const { pair } = await listed(hasApplication);
    const { PK, SK } = keys.shortlistEntry(pair.recruiter.id, pair.candidate.id);
    const notes = ['Speaks five languages.', 'x'.repeat(4_000), '', 'y'.repeat(800)].join('\n');
    await write(updateItem<StoredEntry>({ PK, SK }, { set: { 'summary.notes': notes } }));
    await move(pair, 'rejected', { notes: 'z'.repeat(900) });
    expect(await pair.notes()).not.toContain('Speaks');
    expect(await undo(pair)).toMatchObject(done(pair));
    expect(await pair.notes()).toBe(notes);
  });

  it('notifies who applied after the time for undoing it, and is final then', async () => {
    const { pair, notified } = await listed(hasApplication);
    await move(pair, 'rejected');
    const records = await settle();
    expect(await pair.notifications()).toEqual(notified);
    await passTime(records);
    // Those of one second have no order.
    expect((await pair.notifications()).toSorted()).toEqual(hasApplication ? ['rejected', ...notified] : notified);
    expect(await undo(pair)).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await move(pair, 'active', { operation: second })).toMatchObject({ failed: failure(pair, 'rejected') });
    expect(await move(pair, 'rejected', { operation: second })).toMatchObject({ unchanged: [pair.candidate.id] });
  });

  it('does nothing when it is repeated, also after it was undone', async () => {
    const { pair } = await listed(hasApplication);
    await move(pair, 'contacted');
    const notes = await pair.notes();
    expect(await move(pair, 'contacted')).toMatchObject(done(pair));
    expect(await pair.notes()).toBe(notes);
    await undo(pair);
    expect(await move(pair, 'contacted')).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await pair.states()).toMatchObject({ entry: 'active' });
  });

  it('is not undone once a colleague moved the entry on, nor made when it shows another status', async () => {
    const { pair } = await listed(hasApplication);
    await move(pair, 'hired');
    await pair.move('interviewed');
    expect(await undo(pair)).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await move(pair, 'hired', { operation: second, shown_statuses: ['active'] })).toMatchObject({
      failed: failure(pair, 'changed_since'),
    });
    expect(await pair.states()).toMatchObject({ entry: 'interviewed' });
  });

  it('and a move by a colleague at the same time: one wins', async () => {
    const { pair } = await listed(hasApplication);
    beforeNextTransaction(() => pair.move('interviewed'));
    expect(await move(pair, 'hired')).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await pair.states()).toMatchObject({ entry: 'interviewed' });
  });
});

it('between open states notifies no one, and counts the stage only when it cannot be undone any more', async () => {
  const { pair, notified } = await listed(true);
  await move(pair, 'interviewed');
  const records = await settle();
  expect(await stored(pair)).not.toHaveProperty('interviewed_on');
  await passTime(records);
  expect(await stored(pair)).toHaveProperty('interviewed_on');
  expect(await stored(pair)).not.toHaveProperty('in_bulk');
  expect(await pair.states()).toMatchObject({ entry: 'interviewed', application: 'shortlisted' });
  expect(await pair.notifications()).toEqual(notified);
});

it('between open states is replaced by the next one, which is undone alone', async () => {
  const { pair, notified } = await listed(true);
  await move(pair, 'contacted');
  const contacted = await pair.notes();
  expect(await move(pair, 'interviewed', { operation: second })).toMatchObject(done(pair));
  expect(await undo(pair)).toMatchObject({ failed: failure(pair, 'changed_since') });
  expect(await undo(pair, second)).toMatchObject(done(pair));
  expect(await pair.states()).toMatchObject({ entry: 'contacted' });
  expect(await pair.notes()).toBe(contacted);
  expect(await move(pair, 'interviewed', { operation: 'operation-number-3' })).toMatchObject(done(pair));
  expect(await move(pair, 'rejected', { operation: 'operation-number-4' })).toMatchObject(done(pair));
  expect(await move(pair, 'hired', { operation: 'operation-number-5' })).toMatchObject({
    failed: failure(pair, 'changed_since'),
  });
  await passTime(await settle());
  expect((await pair.notifications()).toSorted()).toEqual(['rejected', ...notified]);
});

it('between open states is no obstacle to an answer among the applicants', async () => {
  const { pair } = await listed(true);
  await move(pair, 'contacted');
  const { body } = await api.call(bulkApplicationCalls.changeStatuses, {
    token: pair.recruiter.token,
    params: { id: pair.job },
    body: { operation: second, candidate_ids: [pair.candidate.id], status: 'hired' },
  });
  expect(body).toMatchObject(done(pair));
  expect(await pair.states()).toMatchObject({ entry: 'hired', application: 'hired' });
});

it('goes on without an application that was erased', async () => {
  const { pair } = await listed(true);
  await deleteItems([keys.application(pair.job, pair.candidate.id)]);
  expect(await move(pair, 'hired')).toMatchObject(done(pair));
  expect(await undo(pair)).toMatchObject(done(pair));
  expect(await pair.states()).toMatchObject({ entry: 'active' });
});

it("leaves other recruiters' entries, and names who is on no shortlist", async () => {
  const { pair } = await listed(false);
  const stranger = await makePrincipal('candidate', 9_001);
  const { pair: other } = await listed(false);
  const answer = await move(pair, 'hired', { candidate_ids: [stranger.id, other.candidate.id, pair.candidate.id] });
  expect(answer).toMatchObject({
    changed: [pair.candidate.id],
    failed: [{ candidate_id: stranger.id, reason: 'absent' }, ...failure(other, 'absent')],
  });
  expect(await other.states()).toMatchObject({ entry: 'active' });
});

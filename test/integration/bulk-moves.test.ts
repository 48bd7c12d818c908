import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { dynamodb } from '#functions/data/table.ts';
import { deleteItems } from '#functions/entities/erasure/erasure-store.ts';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { type BulkStatus, undoMs } from '#shared/domain/bulk-moves.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { faultsFor, injectFault } from '#test/faults/inject-fault.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails } from '#test/support/handlers.ts';
import { beforeCommand, beforeNextTransaction } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const makePair = pairMaker(api);

const first = 'operation-number-1';
const second = 'operation-number-2';

const change = async (pair: Pair, status: BulkStatus, operation = first, more: object = {}) =>
  api.call(bulkApplicationCalls.changeStatuses, {
    token: pair.recruiter.token,
    params: { id: pair.job },
    body: { operation, candidate_ids: [pair.candidate.id], status, ...more },
  });
const undo = async (pair: Pair, operation = first) =>
  api.call(bulkApplicationCalls.changeStatuses, {
    token: pair.recruiter.token,
    params: { id: pair.job },
    body: { operation, candidate_ids: [pair.candidate.id] },
  });

/** The time for undoing passes: the function that ends it gets all records since the last ones. */
async function passTime(records: DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
  api.clock.set(Date.now() + undoMs + 1);
  expect(await sendMails({ Records: records })).toEqual({ batchItemFailures: [] });
  return await settle();
}

const applied = async () => {
  const pair = await makePair();
  await pair.apply();
  await settle();
  return pair;
};

const failure = ({ candidate }: Pair, reason: string) => [{ candidate_id: candidate.id, reason }];

const stored = async ({ job, candidate }: Pair) => {
  const { PK, SK } = keys.application(job, candidate.id);
  return (await api.scan()).find((item) => item.PK === PK && item.SK === SK);
};

describe('a change of several applications', () => {
  it('is seen at once, and notified once after the time for undoing it', async () => {
    const pair = await applied();
    const { body } = await change(pair, 'rejected');
    expect(body).toMatchObject({ changed: [pair.candidate.id], unchanged: [], failed: [] });
    expect(body.undo_ms).toBeGreaterThan(undoMs - 5_000);
    const records = await settle();
    expect(await pair.states()).toMatchObject({ application: 'rejected' });
    expect(await pair.notifications()).toEqual([]);
    await passTime([...records, ...records]);
    expect(await pair.notifications()).toEqual(['rejected']);
    await passTime(records);
    expect(await pair.notifications()).toEqual(['rejected']);
    expect((await undo(pair)).body).toMatchObject({ changed: [], failed: failure(pair, 'changed_since') });
    expect(await pair.states()).toMatchObject({ application: 'rejected' });
  });

  it('is undone with the note and the times of the answers, and then no one is notified', async () => {
    const pair = await applied();
    await pair.answer('reviewed', pair.recruiter, pair.job, 'Promising.');
    await settle();
    const before = await stored(pair);
    await change(pair, 'rejected', first, { notes: 'Position filled.' });
    const records = await settle();
    expect(await stored(pair)).toMatchObject({ notes: 'Position filled.', in_bulk: new Set(['rejected']) });
    expect((await undo(pair)).body).toMatchObject({ changed: [pair.candidate.id], failed: [], undo_ms: 0 });
    records.push(...(await settle()));
    const { undone, version, cause, ...rest } = (await stored(pair)) ?? {};
    expect(rest).toEqual({ ...before, version: undefined, cause: undefined });
    expect(undone).toBe(first);
    await passTime(records);
    expect(await pair.notifications()).toEqual(['reviewed']);
    expect((await undo(pair)).body).toMatchObject({ changed: [pair.candidate.id], failed: [], undo_ms: 0 });
  });

  it('does nothing when it is repeated, neither while it is held nor after it was undone', async () => {
    const pair = await applied();
    await change(pair, 'rejected');
    const before = await stored(pair);
    expect((await change(pair, 'rejected')).body).toMatchObject({ changed: [pair.candidate.id], failed: [] });
    expect(await stored(pair)).toEqual(before);
    await undo(pair);
    expect((await change(pair, 'rejected')).body).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await pair.states()).toMatchObject({ application: 'applied' });
    expect((await change(pair, 'rejected', second)).body).toMatchObject({ changed: [pair.candidate.id] });
  });

  it('waits for one that is held, and says who has the status already', async () => {
    const pair = await applied();
    await change(pair, 'reviewed');
    expect((await change(pair, 'rejected', second)).body).toMatchObject({ failed: failure(pair, 'changed_since') });
    await passTime(await settle());
    expect((await change(pair, 'reviewed', second)).body).toMatchObject({
      changed: [],
      unchanged: [pair.candidate.id],
    });
    expect((await change(pair, 'rejected', second)).body).toMatchObject({ changed: [pair.candidate.id] });
    expect(await pair.notifications()).toEqual(['reviewed']);
  });

  it('leaves the note of each when it has none', async () => {
    const pair = await applied();
    await pair.answer('reviewed', pair.recruiter, pair.job, 'Promising.');
    await change(pair, 'rejected');
    expect(await stored(pair)).toMatchObject({ notes: 'Promising.' });
  });

  it('names those without an application, of another job, and who blocked the recruiter', async () => {
    const pair = await applied();
    const stranger = await makePrincipal('candidate', 9_001);
    const { id: otherJob } = await makeJob(9_000, pair.recruiter.id);
    const body = { operation: first, candidate_ids: [stranger.id, pair.candidate.id], status: 'rejected' as const };
    const { token } = pair.recruiter;
    const other = await api.call(bulkApplicationCalls.changeStatuses, { token, params: { id: otherJob }, body });
    expect(other.body).toMatchObject({
      changed: [],
      failed: [{ candidate_id: stranger.id, reason: 'absent' }, ...failure(pair, 'absent')],
    });
    const another = await makePrincipal('recruiter', 9_002);
    const params = { id: pair.job };
    const refused = await api.call(bulkApplicationCalls.changeStatuses, { token: another.token, params, body });
    expect(refused.status).toBe(403);
    const partly = await api.call(bulkApplicationCalls.changeStatuses, { token, params, body });
    expect(partly.body).toMatchObject({ changed: [pair.candidate.id], failed: [{ candidate_id: stranger.id }] });
  });
});

describe('with the shortlist', () => {
  const listed = async () => {
    const pair = await applied();
    await pair.add();
    await pair.move('contacted', 'Called.');
    await settle();
    return pair;
  };

  it('the entry is rejected along, and has its state and its timeline again when that is undone', async () => {
    const pair = await listed();
    const notes = await pair.notes();
    await change(pair, 'rejected', first, { notes: 'Filled.' });
    expect(await pair.states()).toMatchObject({ entry: 'rejected', application: 'rejected' });
    expect(parseTimeline(await pair.notes()).at(-1)).toMatchObject({ kind: 'rejected', text: 'Filled.' });
    expect((await undo(pair)).body).toMatchObject({ changed: [pair.candidate.id] });
    expect(await pair.states()).toMatchObject({ entry: 'contacted', application: 'shortlisted' });
    expect(await pair.notes()).toBe(notes);
  });

  it('someone is not taken off it', async () => {
    const pair = await listed();
    expect((await change(pair, 'reviewed')).body).toMatchObject({ failed: failure(pair, 'on_shortlist') });
    expect(await pair.states()).toMatchObject({ entry: 'contacted', application: 'shortlisted' });
  });

  it('who is shortlisted comes to it, and is counted, only when that cannot be undone any more', async () => {
    const pair = await applied();
    await change(pair, 'shortlisted');
    const records = await settle();
    expect(await stored(pair)).not.toHaveProperty('shortlisted_on');
    expect(
      (await api.scan()).filter(
        ({ PK, entity }) => entity === 'shortlist_entry' && PK === `RECRUITER#${pair.recruiter.id}`,
      ),
    ).toEqual([]);
    await passTime(records);
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted' });
    expect(await stored(pair)).toHaveProperty('shortlisted_on');
    expect(await pair.notifications()).toEqual(['shortlisted']);
  });
});

describe('when others change the same person', () => {
  it.each<[name: string, act: (pair: Pair) => Promise<unknown>, notified: string[]]>([
    ['a colleague answers otherwise', (pair) => pair.answer('hired'), ['hired']],
    ['a colleague gives the same answer', (pair) => pair.answer('rejected'), ['rejected']],
    ['the applicant is contacted', (pair) => pair.contact(), ['contacted', 'rejected']],
  ])('%s, what they did stays', async (_, act, notified) => {
    const pair = await applied();
    await change(pair, 'rejected');
    const records = await settle();
    await act(pair);
    const { application } = await pair.states();
    expect((await undo(pair)).body).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await pair.states()).toMatchObject({ application });
    await passTime([...records, ...(await settle())]);
    expect((await pair.notifications()).toSorted()).toEqual(notified);
  });

  it('of an undoing and a change on the shortlist at the same time, one wins', async () => {
    const pair = await applied();
    await pair.add();
    await settle();
    await change(pair, 'rejected');
    beforeNextTransaction(() => pair.answer('hired'));
    expect((await undo(pair)).body).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await pair.states()).toMatchObject({ entry: 'hired', application: 'hired' });
  });

  it('of an undoing and the end of its time, one wins', async () => {
    const pair = await applied();
    await change(pair, 'rejected');
    const records = await settle();
    beforeCommand('UpdateItemCommand', 1, () => passTime(records));
    expect((await undo(pair)).body).toMatchObject({ failed: failure(pair, 'changed_since') });
    expect(await pair.notifications()).toEqual(['rejected']);
  });

  it.each([
    ['after', async (close: () => Promise<unknown>) => await close()],
    ['while', async (close: () => Promise<unknown>) => beforeCommand('UpdateItemCommand', 1, close)],
  ])('an undoing %s the job was closed says once that it is gone', async (_, meanwhile) => {
    const pair = await applied();
    await change(pair, 'rejected');
    const records = await settle();
    const { recruiter, job } = pair;
    await meanwhile(async () => {
      const closed = await api.call(jobCalls.update, {
        token: recruiter.token,
        params: { id: job },
        body: {
          title: 'Interpreter',
          description: 'At fairs.',
          language: 'German',
          location: 'Graz',
          is_active: false,
        },
      });
      expect(closed.status).toBe(200);
      records.push(...(await settle()));
    });
    expect((await undo(pair)).body).toMatchObject({ changed: [pair.candidate.id], failed: [] });
    records.push(...(await settle()));
    expect(await pair.states()).toMatchObject({ application: 'applied' });
    await passTime(records);
    expect(await pair.notifications()).toEqual(['job_gone']);
  });

  it('a sync during the hold leaves who is shortlisted to its end, and they are notified once', async () => {
    const pair = await applied();
    await change(pair, 'shortlisted');
    const records = await settle();
    expect(await pair.sync()).toMatchObject({ synced: 0, already: 0 });
    await passTime(records);
    expect(await pair.states()).toMatchObject({ application: 'shortlisted', entry: 'active' });
    expect(await pair.notifications()).toHaveLength(1);
  });

  it('who is put on the shortlist for the job during the hold is notified once', async () => {
    const pair = await applied();
    await change(pair, 'shortlisted');
    const records = await settle();
    expect((await pair.add()).status).toBe(201);
    records.push(...(await settle()));
    expect(await pair.notifications()).toHaveLength(1);
    await passTime(records);
    expect(await pair.states()).toMatchObject({ application: 'shortlisted', entry: 'active' });
    expect(await pair.notifications()).toHaveLength(1);
  });

  it('of two changes at once, one holds', async () => {
    const pair = await applied();
    const answers = await Promise.all([change(pair, 'rejected'), change(pair, 'shortlisted', second)]);
    expect(answers.flatMap(({ body }) => body.changed)).toEqual([pair.candidate.id]);
    expect(answers.flatMap(({ body }) => body.failed)).toEqual(failure(pair, 'changed_since'));
    await passTime(await settle());
    expect(await pair.notifications()).toHaveLength(1);
  });

  it('an application that is erased meanwhile notifies no one', async () => {
    const pair = await applied();
    await change(pair, 'rejected');
    const records = await settle();
    await deleteItems([keys.application(pair.job, pair.candidate.id)]);
    await passTime(records);
    expect(await stored(pair)).toBeUndefined();
    expect((await undo(pair)).body).toMatchObject({ failed: failure(pair, 'absent') });
  });
});

describe('when a command to the table fails', () => {
  it.each(faultsFor(0))(
    'while a hold ends (%s), the record is delivered again, and the candidate notified once',
    async (fault) => {
      for (let nth = 1; ; nth += 1) {
        const pair = await applied();
        await change(pair, 'rejected');
        const records = await settle();
        api.clock.set(Date.now() + undoMs + 1);
        const repair = injectFault(dynamodb, nth, fault);
        const { batchItemFailures } = await sendMails({ Records: records });
        const struck = repair();
        if (batchItemFailures.length > 0) await passTime(records);
        await settle();
        expect(await pair.notifications()).toEqual(['rejected']);
        if (!struck) return;
      }
    },
  );
});

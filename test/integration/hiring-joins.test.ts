import { describe, expect, it } from 'vitest';
import { changeOf } from '#functions/data/change.ts';
import { followApplications } from '#functions/events/follow-applications.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationAt, entryAt } from '#shared/domain/hiring-pipeline.ts';
import { applicationStatuses, shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { followTable } from '#test/support/handlers.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { tableChanges } from '#test/support/table-changes.ts';

// An application is written alone: the table's stream joins it with the shortlist (decision 84).

const api = await testApi();
const admin = await makePrincipal('admin', 1);
const makePair = pairMaker(api);

describe('an entry and an application join', () => {
  it.each(['active', 'contacted', 'interviewed'] as const)(
    'when the person applies whose entry without a job is %s',
    async (state) => {
      const pair = await makePair();
      await pair.add('');
      if (state !== 'active') await pair.move(state);
      expect((await pair.apply()).body).toMatchObject({ status: 'applied' });
      expect(await pair.states()).toMatchObject({ entry: state, application: 'shortlisted', job: pair.job });
    },
  );

  it.each(['hired', 'rejected'] as const)('but not with an entry without a job that is %s', async (state) => {
    const pair = await makePair();
    await pair.add('');
    await pair.move(state);
    expect((await pair.apply()).body).toMatchObject({ status: 'applied' });
    expect(await pair.states()).toMatchObject({ entry: state, application: 'applied', job: undefined });
    expect((await pair.withdraw()).status).toBe(204);
  });

  it.each(shortlistStatuses)('when the person applies for the job of an entry that is %s', async (state) => {
    const pair = await makePair();
    await pair.add();
    if (state !== 'active') await pair.move(state);
    expect((await pair.apply()).body).toMatchObject({ status: 'applied' });
    expect(await pair.states()).toMatchObject({ entry: state, application: applicationAt[state] });
  });

  it('when an application becomes shortlisted whose person is on the shortlist for no job', async () => {
    const pair = await makePair();
    await pair.apply();
    await settle(api);
    await pair.add('');
    await pair.move('contacted');
    expect(await pair.states()).toMatchObject({ entry: 'contacted', application: 'applied', job: undefined });
    await pair.answer('shortlisted');
    expect(await pair.states()).toMatchObject({ entry: 'contacted', application: 'shortlisted', job: pair.job });
    expect(await pair.sync()).toMatchObject({ synced: 0, already: 1 });
  });

  it('when it becomes shortlisted and the person is not on the shortlist: both leave it together', async () => {
    const pair = await makePair();
    await pair.apply();
    await pair.answer('shortlisted');
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted', job: pair.job });
    expect(await pair.notifications()).toEqual(['shortlisted']);
    expect(parseTimeline(await pair.notes())).toMatchObject([{ kind: 'synced' }]);
    await pair.answer('reviewed');
    expect(await pair.states()).toMatchObject({ entry: undefined, application: 'reviewed' });
    await pair.answer('shortlisted', admin);
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted' });
  });

  it('by sync before the stream does, which answers what it joined', async () => {
    const pair = await makePair();
    await pair.apply();
    await pair.add('');
    await pair.answer('shortlisted');
    expect(await pair.sync()).toMatchObject({ synced: 1, already: 0 });
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted', job: pair.job });
    expect(await pair.sync()).toMatchObject({ synced: 0, already: 1 });
  });

  it.each(shortlistStatuses.flatMap((state) => applicationStatuses.map((status) => [state, status] as const)))(
    'when the entry is %s, the person applies for its job, and is %s before the stream joins them',
    async (state, status) => {
      const pair = await makePair();
      await pair.add();
      if (state !== 'active') await pair.move(state);
      await pair.apply();
      await pair.answer(status);
      const entry = entryAt(status, state) ?? state;
      expect(await pair.states()).toMatchObject({ entry, application: applicationAt[entry] });
    },
  );

  it('not with an entry without a job that was added after the application, however late its record is', async () => {
    const pair = await makePair();
    const now = Date.now();
    api.clock.set(now);
    await pair.apply();
    api.clock.set(now + 1);
    await pair.add('');
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'applied', job: undefined });
  });

  it.each(['hired', 'rejected'] as const)(
    'not when the application is %s: an entry for no job is a state of its own',
    async (status) => {
      const pair = await makePair();
      await pair.apply();
      expect(await pair.states()).toMatchObject({ entry: undefined, application: 'applied' });
      await pair.add('');
      await pair.answer(status);
      expect(await pair.states()).toMatchObject({ entry: 'active', application: status, job: undefined });
    },
  );

  it('not when the candidate is not to be seen by then: sync does it later', async () => {
    const pair = await makePair();
    await pair.apply();
    await pair.answer('shortlisted');
    const params = { a: 'candidate', b: String(pair.candidate.id) };
    expect((await api.call(adminCalls.deactivateUser, { token: admin.token, params })).status).toBe(200);
    await settle(api);
    expect(await entriesFor(pair)).toEqual([]);
    expect((await api.call(adminCalls.reactivateUser, { token: admin.token, params })).status).toBe(200);
    expect(await pair.sync()).toMatchObject({ synced: 1, already: 0 });
    expect(await entriesFor(pair)).toEqual(['active']);
  });

  it('not while the entry is for another job: sync does it when that one has left', async () => {
    const pair = await makePair();
    await pair.apply();
    await pair.add(pair.otherJob);
    await settle(api);
    await pair.answer('shortlisted');
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted', job: pair.otherJob });
    expect(await pair.sync()).toMatchObject({ synced: 0, already: 1 });
    await pair.remove();
    expect(await pair.states()).toMatchObject({ entry: undefined, application: 'shortlisted' });
    expect(await pair.sync()).toMatchObject({ synced: 1, already: 0 });
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted', job: pair.job });
  });

  it('also for a recruiter who is deactivated, as an admin answers', async () => {
    const pair = await makePair();
    await pair.apply();
    const params = { a: 'recruiter', b: String(pair.recruiter.id) };
    expect((await api.call(adminCalls.deactivateUser, { token: admin.token, params })).status).toBe(200);
    await pair.answer('shortlisted', admin);
    await settle(api);
    expect(await entriesFor(pair)).toEqual(['active']);
  });

  it('tells the candidate once of a decision that the entry had before they applied', async () => {
    for (const state of ['hired', 'rejected'] as const) {
      const pair = await makePair();
      await pair.add();
      await pair.move(state);
      await pair.apply();
      await settle(api);
      expect((await pair.notifications()).toSorted()).toEqual([state, 'shortlisted']);
    }
  });

  it('and the entry follows the application that it names, whatever becomes of others', async () => {
    const pair = await makePair();
    await pair.apply();
    await pair.add();
    await pair.move('contacted');
    await pair.apply(pair.otherJob);
    for (const status of ['shortlisted', 'rejected', 'hired', 'reviewed'] as const) {
      await pair.answer(status, pair.recruiter, pair.otherJob);
      expect(await pair.states()).toMatchObject({ entry: 'contacted', application: 'shortlisted', other: status });
    }
    expect((await pair.contact(pair.otherJob)).status).toBe(200);
    await pair.reject();
    expect(await pair.states()).toMatchObject({ entry: 'rejected', application: 'rejected', other: 'reviewed' });
  });
});

/** The statuses of the recruiter's stored entries with the candidate. */
const entriesFor = async ({ recruiter, candidate }: Pair) =>
  (await api.scan())
    .filter(({ entity, card }) => entity === 'shortlist_entry' && card.id === `${recruiter.id}-${candidate.id}`)
    .map(({ card }) => card.status);

type Step = (pair: Pair) => Promise<unknown>;
const stream: Step = () => settle(api);

/** Applications and entries whose records the stream has not seen. */
const isOfPair = ({ dynamodb }: Awaited<ReturnType<typeof api.readStream>>[number]) =>
  ['application', 'shortlist_entry'].includes((dynamodb?.NewImage ?? dynamodb?.OldImage)?.entity?.S ?? '');

describe('records that are delivered again', () => {
  it.each<[name: string, steps: Step[]]>([
    ['an application that joined an entry', [(p) => p.add(''), (p) => p.apply()]],
    ['an application that was brought to the shortlist', [(p) => p.apply(), (p) => p.answer('shortlisted')]],
    ['an application, and later an entry without a job', [(p) => p.apply(), stream, (p) => p.add('')]],
    [
      'a joined entry that was removed, and added again without a job',
      [(p) => p.add(''), (p) => p.apply(), stream, (p) => p.remove(), stream, (p) => p.add('')],
    ],
    [
      'a shortlisted applicant who was removed',
      [(p) => p.apply(), (p) => p.answer('shortlisted'), stream, (p) => p.remove()],
    ],
    [
      'a shortlisted applicant who was removed, and added again without a job',
      [(p) => p.apply(), (p) => p.answer('shortlisted'), stream, (p) => p.remove(), stream, (p) => p.add('')],
    ],
    [
      'a shortlisted applicant who was reviewed again',
      [(p) => p.apply(), (p) => p.answer('shortlisted'), stream, (p) => p.answer('reviewed')],
    ],
    ['an applicant who was hired', [(p) => p.add(), (p) => p.apply(), (p) => p.answer('hired')]],
    ['an application that was withdrawn', [(p) => p.apply(), (p) => p.withdraw(), stream, (p) => p.add('')]],
    [
      'a second application after a withdrawn one',
      [(p) => p.apply(), stream, (p) => p.withdraw(), stream, (p) => p.add(''), (p) => p.apply()],
    ],
    [
      'an application for another job than the entry',
      [
        (p) => p.apply(),
        (p) => p.add(),
        (p) => p.apply(p.otherJob),
        (p) => p.answer('shortlisted', undefined, p.otherJob),
      ],
    ],
  ])('change nothing more: %s', async (_, steps) => {
    const pair = await makePair();
    await settle(api);
    const records: Awaited<ReturnType<typeof api.readStream>> = [];
    const follow = async () => {
      for (let next = await api.readStream(); next.length > 0; next = await api.readStream()) {
        records.push(...next.filter(isOfPair));
        expect(await followTable({ Records: next })).toEqual({ batchItemFailures: [] });
      }
    };
    let time = Date.now();
    for (const step of steps) {
      time += 1000;
      api.clock.set(time);
      await (step === stream ? follow() : step(pair));
    }
    await follow();
    const states = await pair.states();
    expect(records.length).toBeGreaterThan(0);
    const changes = await tableChanges(api, async () => {
      expect(await followTable({ Records: records })).toEqual({ batchItemFailures: [] });
      for (const record of records) expect(await followTable({ Records: [record] })).toEqual({ batchItemFailures: [] });
    });
    expect([changes, await pair.states()]).toEqual([[], states]);
  });
});

describe('what follows from an application', () => {
  it.each<[name: string, steps: Step[], units: object]>([
    ['a new one without an entry', [(p) => p.apply()], { read: 1, write: 0 }],
    ['a new one with an entry', [(p) => p.add(''), stream, (p) => p.apply()], { read: 2, write: 10 }],
    [
      'a new one with an entry for its job that moves',
      [(p) => p.add(), (p) => p.apply(), (p) => p.answer('hired')],
      { read: 2, write: 10 },
    ],
    [
      'a new one beside an entry for another job',
      [(p) => p.add(p.otherJob), stream, (p) => p.apply()],
      { read: 1, write: 0 },
    ],
    ['one that becomes reviewed', [(p) => p.apply(), stream, (p) => p.answer('reviewed')], { read: 0, write: 0 }],
    [
      'one that becomes shortlisted, with a new entry',
      [(p) => p.apply(), stream, (p) => p.answer('shortlisted')],
      { read: 5, write: 11 },
    ],
    [
      'one that becomes shortlisted, with an entry for no job',
      [(p) => p.apply(), stream, (p) => p.add(''), stream, (p) => p.answer('shortlisted')],
      { read: 4, write: 7 },
    ],
  ])('costs for %s', async (_, steps, units) => {
    const pair = await makePair();
    await settle(api);
    for (const step of steps) await step(pair);
    const changes = (await api.readStream()).map(changeOf);
    api.units.reset();
    for (const change of changes) await followApplications(change);
    expect(api.units.spent()).toMatchObject(units);
  });
});

import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { applicationAt, entryAt } from '#shared/domain/hiring-pipeline.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  type ShortlistStatus,
  shortlistStatuses,
} from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { testApi } from '#test/support/api.ts';
import { contradictions } from '#test/support/contradictions.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);
const makePair = pairMaker(api);

/** An application and the entry for its job, at a state. */
async function makeJoined(state: ShortlistStatus): Promise<Pair> {
  const pair = await makePair();
  await pair.apply();
  expect((await pair.add()).status).toBe(201);
  if (state !== 'active') expect((await pair.move(state)).status).toBe(200);
  return pair;
}

const each = shortlistStatuses.flatMap((before) => applicationStatuses.map((status) => [before, status] as const));

describe('a person and a job have one state', () => {
  it.each(each)('an entry that is %s follows when its application becomes %s', async (before, status) => {
    const pair = await makeJoined(before);
    expect((await pair.answer(status)).body).toMatchObject({ status });
    expect(await pair.states()).toMatchObject({ entry: entryAt(status, before), application: status });
  });

  it.each(applicationStatuses)('also when an admin makes it %s', async (status) => {
    const pair = await makeJoined('contacted');
    expect((await pair.answer(status, admin)).status).toBe(200);
    expect((await pair.answer(status, admin)).status).toBe(200);
    expect(await pair.states()).toMatchObject({ entry: entryAt(status, 'contacted'), application: status });
    const audited = (await api.scan()).filter(
      ({ entity, card }) => entity === 'audit_entry' && card.target?.id === `${pair.job}-${pair.candidate.id}`,
    );
    // It was shortlisted already.
    expect(audited).toHaveLength(status === 'shortlisted' ? 0 : 1);
  });

  it.each(shortlistStatuses.flatMap((before) => shortlistStatuses.map((status) => [before, status] as const)))(
    'an application follows its entry from %s to %s',
    async (before, status) => {
      const pair = await makeJoined(before);
      const { status: code } = await pair.move(status, 'As agreed.');
      const state = code === 200 ? status : before;
      expect(code).toBe(before === 'rejected' ? 400 : 200);
      expect(await pair.states()).toMatchObject({ entry: state, application: applicationAt[state] });
    },
  );

  it('has one history: an answer to the application is a line of the timeline, and a note of the entry one of the application', async () => {
    const pair = await makeJoined('active');
    await pair.answer('rejected', pair.recruiter, pair.job, 'Position filled.');
    expect(parseTimeline(await pair.notes())).toMatchObject([{ kind: 'rejected', text: 'Position filled.' }]);
    await pair.answer('hired', pair.recruiter, pair.job, 'Changed our mind.');
    await pair.move('interviewed', 'Met again.');
    expect(parseTimeline(await pair.notes()).slice(1)).toMatchObject([
      { kind: 'status', status: 'hired', text: 'Changed our mind.' },
      { kind: 'status', status: 'interviewed', text: 'Met again.' },
    ]);
    const item = (await api.scan()).find(({ PK, entity }) => entity === 'application' && PK === `JOB#${pair.job}`);
    expect(item?.notes).toBe('Met again.');
  });

  it('returns to reviewed when the entry is removed, and begins again', async () => {
    const pair = await makeJoined('contacted');
    expect((await pair.remove()).status).toBe(204);
    expect(await pair.states()).toMatchObject({ entry: undefined, application: 'reviewed' });
    await pair.answer('rejected');
    expect((await pair.add()).body).toMatchObject({ status: 'active' });
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted' });
  });

  it.each(['hired', 'rejected'] as const)(
    'stays %s when the entry is removed, with the time of the answer',
    async (status) => {
      const pair = await makeJoined('active');
      await pair.move(status);
      const notified = await pair.notifications();
      expect((await pair.remove()).status).toBe(204);
      expect(await pair.states()).toMatchObject({ entry: undefined, application: status });
      expect(await pair.notifications()).toEqual(notified);
      const item = (await api.scan()).find(({ PK, entity }) => entity === 'application' && PK === `JOB#${pair.job}`);
      expect(item?.card).toHaveProperty(`${status}_at`);
    },
  );

  it('stays as a colleague made it when a removal shows another status', async () => {
    const pair = await makeJoined('contacted');
    await pair.move('hired');
    expect((await pair.remove('contacted')).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await pair.states()).toMatchObject({ entry: 'hired', application: 'hired' });
    expect((await pair.remove('hired')).status).toBe(204);
  });

  it('stays hired when who was hired is put on the shortlist, and levels are attested after a hire on either side', async () => {
    const pair = await makePair();
    await pair.apply();
    await pair.answer('hired');
    expect((await pair.add()).body).toMatchObject({ status: 'hired' });
    const { recruiter, job, candidate } = await makeJoined('hired');
    const params = { id: `${job}-${candidate.id}` };
    expect((await api.call(attestationCalls.ofApplication, { token: recruiter.token, params })).status).toBe(200);
  });

  it('sends the same notifications from either side, each once', async () => {
    const pair = await makeJoined('active');
    expect(await pair.notifications()).toEqual(['shortlisted']);
    await pair.move('interviewed');
    expect(await pair.notifications()).toEqual(['shortlisted']);
    await pair.move('hired');
    expect(await pair.notifications()).toEqual(['hired', 'shortlisted']);
    await pair.answer('rejected');
    expect((await pair.notifications()).toSorted()).toEqual(['hired', 'rejected', 'shortlisted']);
  });
});

describe('concurrent changes have one result on both sides', () => {
  /** What happens just before the write of what follows it. */
  it.each<
    [
      name: string,
      begin: ShortlistStatus,
      first: (pair: Pair) => Promise<unknown>,
      call: (pair: Pair) => Promise<unknown>,
    ]
  >([
    [
      'the entry is hired while the application is rejected',
      'active',
      (p) => p.move('hired'),
      (p) => p.answer('rejected'),
    ],
    [
      'the application is rejected while the entry is hired',
      'active',
      (p) => p.answer('rejected'),
      (p) => p.move('hired'),
    ],
    [
      'the application is reviewed while the entry is moved',
      'active',
      (p) => p.answer('reviewed'),
      (p) => p.move('contacted'),
    ],
    ['the entry is removed while the application is hired', 'active', (p) => p.remove(), (p) => p.answer('hired')],
    ['the application is hired while the entry is removed', 'active', (p) => p.answer('hired'), (p) => p.remove()],
    [
      'an admin and the recruiter answer',
      'contacted',
      (p) => p.answer('rejected'),
      (p) => p.answer('shortlisted', admin),
    ],
    ['the applicant is contacted while rejected', 'active', (p) => p.answer('rejected'), (p) => p.contact()],
    ['the entry is moved during a repeated answer', 'contacted', (p) => p.reject(), (p) => p.answer('shortlisted')],
    ['the entry is removed during a sync', 'active', (p) => p.remove(), (p) => p.sync()],
  ])('%s', async (_, state, first, call) => {
    const pair = await makeJoined(state);
    beforeNextTransaction(() => first(pair));
    await call(pair);
    await pair.states();
  });

  it('a person who applies while being shortlisted for the job is shortlisted', async () => {
    const pair = await makePair();
    beforeNextTransaction(() => pair.apply());
    expect((await pair.add()).status).toBe(201);
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted' });
  });

  it.each([true, false])(
    'a person who is added to the shortlist while applying is shortlisted, if it is for the job: %s',
    async (isForJob) => {
      const pair = await makePair();
      const now = Date.now();
      api.clock.set(now);
      beforeNextTransaction(() => {
        api.clock.set(now + 1);
        return pair.add(isForJob ? pair.job : '');
      });
      expect((await pair.apply()).body).toMatchObject({ status: 'applied' });
      const application = isForJob ? 'shortlisted' : 'applied';
      expect(await pair.states()).toMatchObject({ entry: 'active', application });
    },
  );

  it('an application that is withdrawn while it is shortlisted leaves an entry without one, which joins the next', async () => {
    const pair = await makePair();
    await pair.apply();
    beforeNextTransaction(() => pair.withdraw());
    expect((await pair.add()).status).toBe(201);
    expect(await pair.states()).toMatchObject({ entry: 'active', application: undefined });
    await pair.apply();
    expect(await pair.states()).toMatchObject({ entry: 'active', application: 'shortlisted' });
    expect((await pair.withdraw()).body).toMatchObject({ code: 'INVALID_STATE' });
  });

  it('two tabs that change both sides at once', async () => {
    const pair = await makeJoined('active');
    for (const status of ['contacted', 'interviewed', 'hired'] as const) {
      const answers: ApplicationStatus[] = ['shortlisted', 'hired', 'shortlisted'];
      await Promise.all([pair.move(status), ...answers.map((answer) => pair.answer(answer))]);
      await pair.states();
    }
    await Promise.all([pair.answer('reviewed'), pair.reject(), pair.remove(), pair.answer('hired', admin)]);
    await pair.states();
  });
});

describe('a change of a pair', () => {
  it.each<[name: string, change: (pair: Pair) => Promise<unknown>, units: object]>([
    ['an answer that moves the entry', (p) => p.answer('hired'), { read: 2.5, write: 13 }],
    ['an answer that leaves the entry as it is', (p) => p.answer('shortlisted'), { read: 2.5, write: 4 }],
    ['an answer that removes the entry', (p) => p.answer('reviewed'), { read: 2.5, write: 12 }],
    ['a move of the entry', (p) => p.move('interviewed'), { read: 2.5, write: 10 }],
    ['a rejection of the entry', (p) => p.reject(), { read: 2.5, write: 13 }],
    ['a removal of the entry', (p) => p.remove(), { read: 2, write: 12 }],
  ])('costs for %s, session included', async (_, change, units) => {
    const pair = await makeJoined('active');
    api.units.reset();
    await change(pair);
    expect(api.units.spent()).toMatchObject(units);
  });

  it.each<
    [name: string, prepare: (pair: Pair) => Promise<unknown>, change: (pair: Pair) => Promise<unknown>, units: object]
  >([
    ['an application that is to join an entry', (p) => p.add(''), (p) => p.apply(), { read: 2, write: 7 }],
    ['an entry that joins an application', (p) => p.apply(), (p) => p.add(), { read: 4, write: 14 }],
    ['an entry for a job without an application', async () => undefined, (p) => p.add(), { read: 4, write: 11 }],
  ])('costs for %s, session included', async (_, prepare, change, units) => {
    const pair = await makePair();
    await prepare(pair);
    api.units.reset();
    await change(pair);
    expect(api.units.spent()).toMatchObject(units);
  });
});

describe('what ends beside a pair', () => {
  it('an entry goes on when its application was erased', async () => {
    const pair = await makeJoined('active');
    const Key = keys.application(pair.job, pair.candidate.id);
    await documents.send(new DeleteCommand({ TableName: tableName(), Key }));
    expect((await pair.move('hired')).body).toMatchObject({ status: 'hired' });
    expect(await pair.states()).toMatchObject({ entry: 'hired', application: undefined });
    expect((await pair.remove()).status).toBe(204);
  });

  it('an application goes on when its entry was erased', async () => {
    const pair = await makeJoined('active');
    const Key = keys.shortlistEntry(pair.recruiter.id, pair.candidate.id);
    await documents.send(new DeleteCommand({ TableName: tableName(), Key }));
    for (const status of ['hired', 'rejected'] as const) expect((await pair.answer(status)).status).toBe(200);
    const item = (await api.scan()).find(({ PK, SK }) => PK === Key.PK && SK === Key.SK);
    expect([item, await contradictions(api)]).toEqual([undefined, []]);
  });
});

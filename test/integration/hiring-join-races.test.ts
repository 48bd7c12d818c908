import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { changeOf } from '#functions/data/change.ts';
import { followApplications } from '#functions/events/follow-applications.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { contradictions } from '#test/support/contradictions.ts';
import { followTable } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);
const makePair = pairMaker(api);

type Step = (pair: Pair) => Promise<unknown>;
const stream: Step = () => settle(api);

/** Applications that the stream is to join: it has not seen what the last steps wrote. */
const situations: Record<string, Step[]> = {
  'a new application with an entry for its job': [(p) => p.add(), (p) => p.move('contacted'), stream, (p) => p.apply()],
  'a new application with an entry for no job': [(p) => p.add(''), stream, (p) => p.apply()],
  'an application that is shortlisted': [(p) => p.apply(), stream, (p) => p.answer('shortlisted')],
  'an application that is shortlisted, and an entry for no job': [
    (p) => p.apply(),
    stream,
    (p) => p.add(''),
    stream,
    (p) => p.answer('shortlisted'),
  ],
};

const actions: Record<string, Step> = {
  'the person is added for the job': (p) => p.add(),
  'the person is added for no job': (p) => p.add(''),
  'the entry is removed': (p) => p.remove(),
  'the entry is moved': (p) => p.move('interviewed', 'Met them.'),
  'the entry is hired': (p) => p.move('hired'),
  'the entry is rejected': (p) => p.reject(),
  'the application is hired': (p) => p.answer('hired'),
  'the application is rejected by an admin': (p) => p.answer('rejected', admin),
  'the application is reviewed': (p) => p.answer('reviewed'),
  'the applicant is contacted': (p) => p.contact(),
  'the application is withdrawn': (p) => p.withdraw(),
  'the recruiter syncs': (p) => p.sync(),
  'the job is deleted': ({ recruiter, job }) =>
    api.call(jobCalls.remove, { token: recruiter.token, params: { id: job } }),
  'the candidate blocks the recruiter': ({ recruiter, candidate }) =>
    api.call(visibilityCalls.setVisibility, {
      token: candidate.token,
      body: { block: { company_id: recruiter.id } },
    }),
};

/** The records of a situation, which the stream has yet to follow. */
async function begin(situation: string) {
  const pair = await makePair();
  await settle(api);
  for (const step of situations[situation] ?? []) await step(pair);
  const records = await api.readStream();
  const follow = async () => {
    for (const change of records.map(changeOf)) await followApplications(change);
  };
  return { pair, records, follow };
}

/** What both sides show when an action comes before a join, after it, or between its reads and its writes. */
async function shownWith(situation: string, action: Step, when: 'before' | 'between' | 'after') {
  const { pair, records, follow } = await begin(situation);
  if (when === 'before') await action(pair);
  if (when === 'between') beforeNextTransaction(() => action(pair));
  await follow();
  if (when === 'after') await action(pair);
  expect(await followTable({ Records: records })).toEqual({ batchItemFailures: [] });
  const { job, ...states } = await pair.states();
  const named = job === undefined ? 'none' : job === pair.job ? 'the job' : 'the other';
  return { ...states, named };
}

const rows = Object.keys(situations).flatMap((situation) =>
  Object.keys(actions).map((action) => [situation, action] as const),
);

describe('a join that meets a concurrent change has the result of one order', () => {
  it.each(rows)('%s, while %s', async (situation, name) => {
    const action = actions[name] as Step;
    const between = await shownWith(situation, action, 'between');
    const before = await shownWith(situation, action, 'before');
    if (!isDeepStrictEqual(between, before)) expect(between).toEqual(await shownWith(situation, action, 'after'));
  });

  it.each(Object.keys(situations))('%s, whose records are delivered twice concurrently', async (situation) => {
    const { pair, records, follow } = await begin(situation);
    await Promise.all([follow(), follow(), followTable({ Records: records })]);
    expect(await pair.states()).toMatchObject({ application: 'shortlisted', job: pair.job });
    const lines: string[] = (await pair.notes()).split('\n');
    expect(lines.filter((line) => line.startsWith('Synced from'))).toHaveLength(1);
  });
});

describe('a join leaves nothing of an account that is erased meanwhile', () => {
  const kinds = ['candidate', 'recruiter'] as const;
  it.each(Object.keys(situations).flatMap((situation) => kinds.map((kind) => [situation, kind] as const)))(
    '%s: the %s',
    async (situation, kind) => {
      const { pair, records, follow } = await begin(situation);
      beforeNextTransaction(async () => {
        const params = { a: kind, b: pair[kind].id };
        expect((await api.call(adminCalls.hardDeleteUser, { token: admin.token, params })).status).toBe(200);
        await settle(api);
      });
      await follow();
      expect(await followTable({ Records: records })).toEqual({ batchItemFailures: [] });
      await settle(api);
      const left = (await api.scan()).filter(
        ({ entity, card }) =>
          (entity === 'application' && card.job_id === pair.job) ||
          (entity === 'shortlist_entry' && card.recruiter_id === pair.recruiter.id),
      );
      expect([left, await contradictions(api)]).toEqual([[], []]);
    },
  );
});

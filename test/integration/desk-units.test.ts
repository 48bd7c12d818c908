import { expect, test } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { processorTime } from '#test/support/processor-time.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

// A recruiter's desk: a list of a hundred people, and what is read of the one that is open beside it.

const api = await testApi();
const recruiter = await makePrincipal('recruiter', 1);
await subscribe(recruiter.id);
const { id: jobId } = await makeJob(1, recruiter.id);

const skills = {
  spoken_interaction: [{ scale: 'cefr', level: 'B2' }],
  reading: [{ scale: 'cefr', level: 'C1' }],
};
const languages = ['de', 'en', 'ja', 'fr', 'es', 'ar'].map((tag) => ({ tag, skills }));
const people = Array.from({ length: 100 }, (_, index) => 100 + index);
const prepare = async (id: number) => {
  const { token } = await makePrincipal('candidate', id);
  await done(candidateCalls.setLanguages, { token, body: { languages, modes: [] } });
  await done(applicationCalls.apply, {
    token,
    params: { jobId },
    body: { message: 'I interpret for a hospital. '.repeat(8) },
  });
  await done(shortlistCalls.add, { token: recruiter.token, body: { candidate_id: id } });
};
for (let first = 0; first < people.length; first += 10) await Promise.all(people.slice(first, first + 10).map(prepare));
await api.drainStream();

type Input = { token: string; params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

async function done(call: CallDefinition, input: Input) {
  const answer = await api.call(call, input);
  expect(answer.status, `${call.path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

const { token } = recruiter;
const ofJob = { token, params: { id: jobId } };
/** Each list with its budget of read units, the session's included. */
const lists: [name: string, call: CallDefinition, input: Input, read: number][] = [
  ['the applicants of a job', applicationCalls.applicants, ofJob, 62],
  ['the applicants by match', applicationCalls.applicants, { ...ofJob, query: { sort: 'match' } }, 62],
  ['the shortlist', shortlistCalls.ofRecruiter, { token, params: { id: recruiter.id } }, 10],
  ['the candidates', candidateCalls.listMasked, { token }, 9.5],
];

/** Milliseconds of processor time of one call, at the 95th percentile. */
const budgetMs = 150;

test.each(lists)('a hundred of %s stay within their read units and processor time', async (_, call, input, read) => {
  const once = () => done(call, { ...input, query: { ...input.query, limit: 100 } });
  expect(await once()).toHaveLength(100);
  api.units.reset();
  await once();
  expect(api.units.spent()).toMatchObject({ read, write: 0 });
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const before = processorTime();
    await once();
    times.push(processorTime() - before);
  }
  expect(times.toSorted((one, other) => one - other).at(-2)).toBeLessThan(budgetMs);
});

test('the person who is open beside a list costs 4 read units more', async () => {
  api.units.reset();
  await done(candidateCalls.activity, { token, params: { id: 100 } });
  await done(sampleCalls.ofCandidate, { token, params: { id: 100 } });
  expect(api.units.spent()).toMatchObject({ read: 4, write: 0 });
});

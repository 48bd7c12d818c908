import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { matchCalls } from '#shared/contracts/matches.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const recruiter = await makePrincipal('recruiter', 1);
const stranger = await makePrincipal('recruiter', 2);
await subscribe(recruiter.id);
const b2 = { scale: 'cefr', level: 'B2' };
const form = { title: 'Interpreter', description: 'At fairs.', language: 'Japanese', location: 'Osaka' };
const needs = { all: [{ need: 'must', any: [{ tag: 'ja', min: { reading: b2 } }] }], pairs: [] };
const { body: job } = await api.call(jobCalls.create, {
  token: recruiter.token,
  body: { ...form, language_requirements: needs },
});

async function makeApplicant(id: number, reading: object[]) {
  const candidate = await makePrincipal('candidate', id);
  const languages = [{ tag: 'ja', skills: { reading } }];
  await api.call(candidateCalls.setLanguages, { token: candidate.token, body: { languages, modes: [] } });
  await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job.id } });
  return candidate;
}
const jlpt = { scale: 'jlpt', edition: '2010', level: 'N2', taken_on: '2024-12-01' };
const met = await makeApplicant(7, [{ ...jlpt, score: 118 }]);
const short = await makeApplicant(8, [{ scale: 'cefr', level: 'A2' }]);
const unknown = await makeApplicant(9, [jlpt]);

const explanation = {
  result: 'met',
  short_by: null,
  parts: [
    {
      need: 'must',
      result: 'met',
      any: [
        {
          tag: 'ja',
          result: 'met',
          skills: [
            {
              skill: 'reading',
              result: 'met',
              short_by: null,
              reason: { key: 'mapped', scale: 'jlpt', level: 'N2', score: 118, low: 'B2', high: 'B2' },
              would_meet: null,
            },
          ],
        },
      ],
    },
  ],
  pairs: [],
};

it('a candidate and the recruiter of the job get the same explanation of the match', async () => {
  const own = await api.call(matchCalls.ofJob, { token: met.token, params: { id: job.id } });
  expect(own).toMatchObject({ status: 200, body: explanation });
  const theirs = await api.call(matchCalls.ofApplication, { token: recruiter.token, params: { id: `${job.id}-7` } });
  expect(theirs).toMatchObject({ status: 200, body: own.body });
});

it('a level too low is short by its levels, and what is not known is unknown', async () => {
  const of = (token: string) => api.call(matchCalls.ofJob, { token, params: { id: job.id } });
  expect((await of(short.token)).body).toMatchObject({ result: 'short', short_by: 2 });
  expect((await of(unknown.token)).body).toMatchObject({ result: 'unknown', short_by: null });
});

it('a job without requirements is met', async () => {
  await makeJob(50, recruiter.id, { language: '' });
  const { body } = await api.call(matchCalls.ofJob, { token: met.token, params: { id: 50 } });
  expect(body).toMatchObject({ result: 'met', parts: [], pairs: [] });
});

it('a job whose text alone names a language requires it, of both sides, in the order of applicants and in the own jobs', async () => {
  const { token } = recruiter;
  const { body: posted } = await api.call(jobCalls.create, { token, body: { ...form, language: 'Japanisch' } });
  const speaker = await makePrincipal('candidate', 21);
  const other = await makePrincipal('candidate', 22);
  for (const [candidate, tag] of [
    [speaker, 'ja'],
    [other, 'ko'],
  ] as const) {
    const languages = [{ tag, skills: { reading: [b2] } }];
    await api.call(candidateCalls.setLanguages, { token: candidate.token, body: { languages, modes: [] } });
    await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: posted.id } });
  }
  const anyLevel = { all: [{ need: 'must', any: [{ tag: 'ja', min: {} }] }], pairs: [] };
  const ofJob = (as: string) => api.call(matchCalls.ofJob, { token: as, params: { id: posted.id } });
  expect((await ofJob(speaker.token)).body).toMatchObject({ result: 'met', parts: [{ any: [{ tag: 'ja' }] }] });
  expect((await ofJob(other.token)).body).toMatchObject({ result: 'unknown', parts: [{ any: [{ tag: 'ja' }] }] });
  const theirs = await api.call(matchCalls.ofApplication, { token, params: { id: `${posted.id}-22` } });
  expect(theirs.body).toEqual((await ofJob(other.token)).body);
  const sorted = await api.call(applicationCalls.applicants, {
    token,
    params: { id: posted.id },
    query: { sort: 'match' },
  });
  expect(sorted.body.map(({ candidate }: { candidate: { id: number } }) => candidate.id)).toEqual([21, 22]);
  const own = await api.call(jobCalls.ofRecruiter, { token, params: { id: recruiter.id } });
  const listed = (id: number) => own.body.find((each: { id: number }) => each.id === id);
  expect(listed(posted.id)).toMatchObject({ language_requirements: { all: [] }, language_needs: anyLevel });
  expect(listed(job.id)).not.toHaveProperty('language_needs');
});

it('applicants are listed by their match: met, then unknown, then short', async () => {
  const as = { token: recruiter.token, params: { id: job.id } };
  const idsOf = (body: { candidate: { id: number } }[]) => body.map(({ candidate }) => candidate.id);
  expect(idsOf((await api.call(applicationCalls.applicants, as)).body)).toEqual([9, 8, 7]);
  const sorted = await api.call(applicationCalls.applicants, { ...as, query: { sort: 'match' } });
  expect(idsOf(sorted.body)).toEqual([7, 9, 8]);
});

it('another recruiter gets no explanation, nor anybody of what does not exist or is not shown', async () => {
  const ofApplication = (token: string, id: string) => api.call(matchCalls.ofApplication, { token, params: { id } });
  expect((await ofApplication(stranger.token, `${job.id}-7`)).status).toBe(403);
  expect((await ofApplication(recruiter.token, `${job.id}-99`)).body).toMatchObject({ code: 'NOT_APPLIED' });
  const ofJob = (id: number) => api.call(matchCalls.ofJob, { token: met.token, params: { id } });
  expect((await ofJob(999)).body).toMatchObject({ code: 'JOB_NOT_FOUND' });
  await makeJob(51, recruiter.id, { is_active: false, status: 'inactive' });
  expect((await ofJob(51)).body).toMatchObject({ code: 'JOB_NOT_FOUND' });
});

it('an applicant or a job that is gone has no explanation', async () => {
  const { token } = recruiter;
  const gone = { TableName: tableName(), Key: keys.profile('candidate', 9) };
  await documents.send(new DeleteCommand(gone));
  expect((await api.call(matchCalls.ofApplication, { token, params: { id: `${job.id}-9` } })).body).toMatchObject({
    code: 'NOT_APPLIED',
  });
  expect((await api.call(matchCalls.ofJob, { token: unknown.token, params: { id: job.id } })).body).toMatchObject({
    code: 'PROFILE_NOT_FOUND',
  });
  await api.call(jobCalls.remove, { token, params: { id: job.id } });
  expect((await api.call(matchCalls.ofApplication, { token, params: { id: `${job.id}-7` } })).body).toMatchObject({
    code: 'JOB_NOT_FOUND',
  });
});

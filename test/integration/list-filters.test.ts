import { expect, test } from 'vitest';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const recruiter = await makePrincipal('recruiter', 1);
await subscribe(recruiter.id, { candidate_limit: 50 });
const { token } = recruiter;
const job = await makeJob(1, recruiter.id, { title: 'Interpreter for courts' });
const otherJob = await makeJob(2, recruiter.id, { title: 'Editor', language: 'French' });

async function makeCandidate(id: number, name: string, profile: { subtitle: string; language: string }) {
  const candidate = await makePrincipal('candidate', id, { name });
  const body = { skills: [], location: 'Köln', experience: '', ...profile };
  await api.call(candidateCalls.updateProfile, { token: candidate.token, params: { id }, body });
  await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job.id } });
  return candidate;
}

const ada = await makeCandidate(1, 'Ada Quill', { subtitle: 'Court interpreter', language: 'German' });
const ben = await makeCandidate(2, 'Ben Quill', { subtitle: 'Translator, not Quill', language: 'Japanese' });
const cleo = await makeCandidate(3, 'Cleo Rand', { subtitle: 'Court clerk', language: '' });
const languages = [{ tag: 'de-AT', skills: { reading: [{ scale: 'cefr', level: 'B2' }] } }];
await api.call(candidateCalls.setLanguages, { token: cleo.token, body: { languages, modes: [] } });
await unlockCandidate(recruiter.id, ada.id, epochMs(Date.now()));
await api.call(applicationCalls.updateStatus, {
  token,
  params: { id: `${job.id}-${ben.id}` },
  body: { status: 'rejected', notes: '' },
});
const shortlist = (who: Principal, job_id: number) =>
  api.call(shortlistCalls.add, { token, body: { candidate_id: who.id, job_id } });
await shortlist(ada, job.id);
await shortlist(cleo, otherJob.id);

type Query = Record<string, string | number>;
interface Listed {
  candidate: { id: number };
}
const idsOf = (people: Listed[]) => people.map(({ candidate }) => candidate.id).sort();
const applicants = async (query: Query) =>
  idsOf((await api.call(applicationCalls.applicants, { token, params: { id: job.id }, query })).body);
const unmasked = async (query: Query) =>
  idsOf((await api.call(applicationCalls.unmaskedApplicants, { token, params: { id: job.id }, query })).body);
const entries = async (query: Query) =>
  idsOf((await api.call(shortlistCalls.ofRecruiter, { token, params: { id: recruiter.id }, query })).body);
const jobs = async (query: Query) =>
  (await api.call(jobCalls.ofRecruiter, { token, params: { id: recruiter.id }, query })).body.map(
    ({ id }: { id: number }) => id,
  );

test('applicants are found by state, language and words, in either order', async () => {
  for (const sort of [{}, { sort: 'match' }]) {
    expect(await applicants({ ...sort, status: 'rejected' })).toEqual([ben.id]);
    expect(await applicants({ ...sort, keyword: 'court' })).toEqual([ada.id, cleo.id]);
    expect(await applicants({ ...sort, keyword: 'koeln clerk' })).toEqual([cleo.id]);
    expect(await applicants({ ...sort, language: 'Deutsch' })).toEqual([ada.id, cleo.id]);
    expect(await applicants({ ...sort, language: 'Deutsch', keyword: 'clerk', status: 'applied' })).toEqual([cleo.id]);
    expect(await applicants({ ...sort, language: 'Klingonish' })).toEqual([]);
  }
});

test('a masked name is not found by what it masks, an unlocked one is, and with contact details every name', async () => {
  expect(await applicants({ keyword: 'quill' })).toEqual([ada.id]);
  expect(await applicants({ keyword: 'rand' })).toEqual([]);
  expect(await applicants({ keyword: 'c***' })).toEqual([cleo.id]);
  expect(await unmasked({ keyword: 'quill' })).toEqual([ada.id, ben.id]);
});

test('filtered applicants come in whole pages as long as there are any', async () => {
  const first = await api.call(applicationCalls.applicants, {
    token,
    params: { id: job.id },
    query: { keyword: 'court', limit: 1 },
  });
  expect(idsOf(first.body)).toEqual([cleo.id]);
  const next = new URL(String(first.headers.link).split(/[<>]/)[1] ?? '', 'https://portal.example').searchParams;
  expect(await applicants({ keyword: 'court', limit: 1, cursor: next.get('cursor') ?? '' })).toEqual([ada.id]);
});

test('entries of the shortlist are found by job, state, language and words, and their names only when unlocked', async () => {
  expect(await entries({ job_id: job.id })).toEqual([ada.id]);
  expect(await entries({ job_id: job.id, status: 'contacted' })).toEqual([]);
  expect(await entries({ language: 'ドイツ語' })).toEqual([ada.id, cleo.id]);
  expect(await entries({ keyword: 'quill' })).toEqual([ada.id]);
  expect(await entries({ keyword: 'cleo' })).toEqual([]);
  expect(await entries({ keyword: 'court', job_id: otherJob.id, status: 'active' })).toEqual([cleo.id]);
});

test("a recruiter's jobs are found by state, language and words", async () => {
  const closes_at = toIso(epochMs(Date.now() - 1));
  const closed = await makeJob(3, recruiter.id, { title: 'Interpreter', closing_date: '2020-01-01', closes_at });
  expect(await jobs({ status: 'closed' })).toEqual([closed.id]);
  expect(await jobs({ status: 'active', keyword: 'interpreter' })).toEqual([job.id]);
  expect(await jobs({ language: 'Französisch' })).toEqual([otherJob.id]);
});

import { beforeAll, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import type { ApplicationSummary } from '#functions/entities/application/stored-application.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { hostileTexts, minTime, plainText } from '#test/support/hostile-texts.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const applicants = 25;
const length = 1_000;
const kinds: [name: string, text: string][] = [['plain', plainText(length)], ...hostileTexts(length)];
/** Each kind of message has a job of its own, with the same applicants. */
const jobOf = (name: string) => 1 + kinds.findIndex(([kind]) => kind === name);
let recruiter: Principal;

/** Stores a message as it is, as before messages were bounded after normalisation. */
async function store(job: ApplicationSummary['job'], candidateId: number, message: string): Promise<void> {
  const summary: ApplicationSummary = {
    application_id: `${job.id}-${candidateId}`,
    job_id: job.id,
    candidate_id: candidateId,
    recruiter_id: recruiter.id,
    status: 'applied',
    applied_at: toIso(epochMs(1_800_000_000_000 + candidateId)),
    job,
    masked_name: 'N***',
    language: 'Finnish',
  };
  await transact({ application: putNewApplication(summary, message) });
}

beforeAll(async () => {
  recruiter = await makePrincipal('recruiter', 1);
  await subscribe(recruiter.id);
  for (let id = 1; id <= applicants; id += 1) await makePrincipal('candidate', id);
  for (const [place, [, text]] of kinds.entries()) {
    const { id, title, company_name, location, language, job_type } = await makeJob(place + 1, recruiter.id);
    const job = { id, title, company_name, location, language, job_type };
    for (let candidate = 1; candidate <= applicants; candidate += 1) await store(job, candidate, text);
  }
});

const list = async (name: string) => {
  const { token } = recruiter;
  const answer = await api.call(applicationCalls.applicants, { token, params: { id: jobOf(name) } });
  expect(answer.body).toHaveLength(applicants);
};

it('lists applicants with hostile messages in at most twice the time of plain ones', async () => {
  // The code is compiled, and its caches are full.
  for (const [name] of kinds) await list(name);
  const plain = await minTime(12, () => list('plain'));
  const slow: string[] = [];
  for (const [name] of kinds) {
    const time = await minTime(6, () => list(name));
    if (time > 2 * plain) slow.push(`${name}: ${time.toFixed(1)} ms, plain ${plain.toFixed(1)} ms`);
  }
  expect(slow).toEqual([]);
});

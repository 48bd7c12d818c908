import { describe, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { addToJobStats, addToRecruiterStats } from '#functions/entities/statistics/statistics-store.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { type BulkStatus, undoMs } from '#shared/domain/bulk-moves.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { dayMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { sendMails } from '#test/support/handlers.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();

/** A company with a job, and candidates who applied to it now. */
async function makeCompany(id: number, applicants: number) {
  const start = Date.now();
  api.clock.set(start);
  const recruiter = await makePrincipal('recruiter', id);
  const { id: job } = await makeJob(id, id);
  const ids = Array.from({ length: applicants }, (_, index) => id * 100 + index);
  const candidates: Principal[] = [];
  for (const each of ids) {
    const candidate = await makePrincipal('candidate', each);
    await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job } });
    candidates.push(candidate);
  }
  await settle(api);
  const company = async () => (await api.call(recruiterCalls.company, { params: { id } })).body.answers;
  return {
    candidates,
    company,
    ownJob: async () => {
      const { token } = await signInAgain(recruiter);
      return (await api.call(jobCalls.ofRecruiter, { token, params: { id } })).body[0];
    },
    job: (token?: string) => api.call(jobCalls.get, { token, params: { id: job } }),
    /** Answers the n-th applicant so many days after the application. */
    answer: async (nth: number, status: ApplicationStatus, days: number) => {
      api.clock.set(start + days * dayMs - 1_000);
      const params = { id: `${job}-${ids[nth]}` };
      const { token } = await signInAgain(recruiter);
      const { status: code } = await api.call(applicationCalls.updateStatus, {
        token,
        params,
        body: { status, notes: '' },
      });
      expect(code).toBe(200);
      await settle(api);
    },
    answerTogether: async (nths: number[], status: BulkStatus | undefined, operation = 'operation-number-1') => {
      const body = { operation, candidate_ids: nths.map((nth) => ids[nth]), ...(status && { status }) };
      await api.call(bulkApplicationCalls.changeStatuses, { token: recruiter.token, params: { id: job }, body });
      const records = await api.drainStream();
      return async () => {
        api.clock.set(start + undoMs + dayMs / 2);
        await sendMails({ Records: records });
        await settle(api);
      };
    },
  };
}

describe("a job's applicants without an answer", () => {
  it('are counted in the list of own jobs, as answers come and are taken back', async () => {
    const { ownJob, answer } = await makeCompany(7, 3);
    expect(await ownJob()).toMatchObject({ applications_count: 3, waiting_count: 3 });
    await answer(0, 'reviewed', 0.1);
    await answer(1, 'rejected', 0.1);
    expect(await ownJob()).toMatchObject({ applications_count: 3, waiting_count: 2 });
    await answer(1, 'reviewed', 0.1);
    expect(await ownJob()).toMatchObject({ waiting_count: 3 });
  });

  it('are not counted while some are from before they were', async () => {
    const { ownJob, answer } = await makeCompany(8, 2);
    await transact({ figures: addToJobStats(8, { applications_count: 5 }) });
    await answer(1, 'rejected', 0.1);
    expect(await ownJob()).toMatchObject({ applications_count: 7 });
    expect(await ownJob()).not.toHaveProperty('waiting_count');
  });
});

describe('how a company answers', () => {
  it('is shown to candidates with a job and to everyone with the company, from five applications on', async () => {
    const { candidates, company, job, answer } = await makeCompany(1, 5);
    const silent = { applications: 5, answered: 0 };
    expect(await company()).toEqual(silent);
    expect((await job(candidates[0]?.token)).body.answers).toEqual(silent);
    expect((await job()).body).not.toHaveProperty('answers');
    for (const nth of [0, 1, 2, 3, 4]) await answer(nth, nth === 0 ? 'shortlisted' : 'rejected', 3);
    expect(await company()).toEqual({ applications: 5, answered: 5, usual_days: 3 });
  });

  it('is not shown with four applications', async () => {
    expect(await (await makeCompany(2, 4)).company()).toBeUndefined();
  });

  it('does not count that an application was looked at, nor an answer that was taken back', async () => {
    const { company, answer } = await makeCompany(3, 5);
    await answer(0, 'reviewed', 1);
    await answer(1, 'rejected', 1);
    expect(await company()).toEqual({ applications: 5, answered: 1 });
    await answer(1, 'reviewed', 2);
    expect(await company()).toEqual({ applications: 5, answered: 0 });
  });

  it('counts answers to several people once they cannot be undone, and they do not shorten the usual time', async () => {
    const { company, answer, answerTogether } = await makeCompany(4, 12);
    const end = await answerTogether([5, 6, 7, 8, 9, 10, 11], 'rejected');
    expect(await company()).toEqual({ applications: 12, answered: 0 });
    await end();
    expect(await company()).toEqual({ applications: 12, answered: 7 });
    for (const nth of [0, 1, 2, 3, 4]) await answer(nth, 'rejected', 7);
    expect(await company()).toEqual({ applications: 12, answered: 12, usual_days: 7 });
  });

  it('is as before when answers to several people are undone', async () => {
    const { company, answerTogether } = await makeCompany(5, 5);
    await answerTogether([0, 1], 'rejected');
    const end = await answerTogether([0, 1], undefined);
    await end();
    expect(await company()).toEqual({ applications: 5, answered: 0 });
  });

  it('is not shown while the figures do not have all applications', async () => {
    const { company } = await makeCompany(6, 5);
    await transact({ figures: addToRecruiterStats(6, { total_applications: 4 }) });
    expect(await company()).toBeUndefined();
  });
});

import { expect } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import type { TestApi } from './api.ts';
import { settle } from './belongings.ts';
import { contradictions } from './contradictions.ts';
import { makePrincipal } from './principals.ts';
import { makeJob, subscribe } from './records.ts';

/** Makes pairs that share nothing: each has accounts and jobs of its own. */
export function pairMaker(api: TestApi): () => Promise<Pair> {
  let made = 0;
  return () => {
    made += 1;
    return makePair(api, made);
  };
}

/**
 * A subscribed recruiter with two jobs, and a candidate, with what they do to each other.
 * @param number of both accounts; also of the jobs, ten times as high
 */
async function makePair(api: TestApi, number: number) {
  const recruiter = await makePrincipal('recruiter', number);
  const candidate = await makePrincipal('candidate', number);
  await subscribe(recruiter.id);
  const { id: job } = await makeJob(number * 10, recruiter.id);
  const { id: otherJob } = await makeJob(number * 10 + 1, recruiter.id, { title: 'Translator' });
  const application = { id: `${job}-${candidate.id}` };
  const entry = { id: `${recruiter.id}-${candidate.id}` };
  const { token } = recruiter;
  return {
    recruiter,
    candidate,
    job,
    otherJob,
    apply: (jobId = job) => api.call(applicationCalls.apply, { token: candidate.token, params: { jobId } }),
    withdraw: () => api.call(applicationCalls.withdraw, { token: candidate.token, params: application }),
    answer: (status: ApplicationStatus, by = recruiter, jobId = job, notes = '') =>
      api.call(applicationCalls.updateStatus, {
        token: by.token,
        params: { id: `${jobId}-${candidate.id}` },
        body: { status, notes },
      }),
    add: (job_id: number | '' = job) =>
      api.call(shortlistCalls.add, { token, body: { candidate_id: candidate.id, job_id } }),
    move: (status: ShortlistStatus, notes = '') =>
      api.call(shortlistCalls.updateStatus, { token, params: entry, body: { status, notes } }),
    reject: () => api.call(shortlistCalls.reject, { token, params: entry, body: { rejection_reason: 'Not now.' } }),
    remove: (shown_status?: ShortlistStatus) =>
      api.call(shortlistCalls.remove, { token, params: entry, query: { shown_status } }),
    sync: async () => (await api.call(applicationCalls.syncShortlisted, { token })).body,
    contact: (jobId = job) =>
      api.call(applicationCalls.contact, {
        token,
        params: { id: `${jobId}-${candidate.id}` },
        body: { method: 'phone', notes: '' },
      }),
    /** What the recruiter's shortlist and the candidate's applications show. */
    states: async () => {
      await settle(api);
      const params = { id: recruiter.id };
      const { body: entries } = await api.call(shortlistCalls.ofRecruiter, { token, params });
      const { stats } = (await api.call(shortlistCalls.stats, { token, params })).body;
      const own = { token: candidate.token, params: { id: candidate.id } };
      const { body: applications } = await api.call(applicationCalls.ofCandidate, own);
      expect(stats.total_shortlisted).toBe(entries.length);
      expect(await contradictions(api)).toEqual([]);
      const statusAt = (id: number) => applications.find(({ job_id }: { job_id: number }) => job_id === id)?.status;
      return {
        entry: entries[0]?.status,
        application: statusAt(job),
        other: statusAt(otherJob),
        job: entries[0]?.job?.id,
      };
    },
    notes: async () =>
      (await api.call(shortlistCalls.ofRecruiter, { token, params: { id: recruiter.id } })).body[0]?.notes,
    notifications: async () => {
      await api.drainStream();
      const own = { token: candidate.token, params: { type: 'candidate', id: candidate.id } };
      const { body } = await api.call(notificationCalls.list, own);
      return body.map(({ kind, values }: { kind: string; values: { status?: string } }) => values.status ?? kind);
    },
  };
}
export type Pair = Awaited<ReturnType<typeof makePair>>;

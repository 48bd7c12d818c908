import { packLanguages } from '#functions/data/packed-languages.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { cefr, claim, job, part, row } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { epochMs } from '#shared/domain/time.ts';
import type { TestApi } from './api.ts';
import { runSavedSearches, sendMails } from './handlers.ts';
import { notificationSteps } from './notification-steps.ts';
import type { Principal } from './principals.ts';
import { makeJob } from './records.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A Monday at the time of the weekly reports. */
const firstMonday = Date.parse('2029-01-01T07:00:00.000Z');

/** What a job requires: each language at a level in reading. */
export const reads = (levels: Record<string, string>): LanguageRequirements =>
  job(Object.entries(levels).map(([tag, level]) => part('must', { tag, min: { reading: cefr(level) } })));

/** Steps for tests of weekly digests. */
export function digestSteps(api: TestApi) {
  const { settle, notificationsOf } = notificationSteps(api);
  return {
    settle,
    /** Sets the clock into a week of its own, in which nothing of other tests was posted. */
    beginWeek: (week: number) => api.clock.set(firstMonday + (7 * week + 2) * dayMs),
    /** Sets the clock to the time of that week's digest, or past it. */
    endWeek: (week: number, laterMs = 0) => api.clock.set(firstMonday + 7 * (week + 1) * dayMs + laterMs),
    /** States languages at a level in reading. */
    state: async ({ id }: Principal, levels: Record<string, string>) => {
      const profile = await readCandidate(id, true);
      if (!profile) throw new Error('There is no such candidate.');
      const rows = Object.entries(levels).map(([tag, level]) => row(tag, { reading: [claim(cefr(level))] }));
      const languages = packLanguages({ languages: rows, modes: [] });
      await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { languages } })) });
    },
    choose: async ({ token }: Principal, job_digest: boolean | undefined, language?: string) => {
      const body = { ...(job_digest !== undefined && { job_digest }), ...(language && { language }) };
      const { status } = await api.call(notificationCalls.updatePreferences, { token, body });
      if (status !== 200) throw new Error(`The choice was not stored: ${status}`);
    },
    /** Posts a job at a day of the week. */
    post: (
      id: number,
      requirements: LanguageRequirements | undefined,
      week: number,
      more: Partial<JobSummary> = {},
    ) => {
      const created = epochMs(firstMonday + (7 * week + 1) * dayMs + (id % 1_000) * 1_000);
      return makeJob(id, 8_500_000, {
        title: `Job ${id}`,
        language_requirements: requirements && packRequirements(requirements),
        created_at: new Date(created).toISOString() as JobSummary['created_at'],
        ...more,
      });
    },
    run: async () => {
      await settle();
      return await runSavedSearches();
    },
    /** Mails what is new. */
    mail: async () => await sendMails({ Records: await settle() }),
    digestsOf: async (reader: Principal) =>
      (await notificationsOf(reader)).filter(({ kind }) => kind === 'job_digest').map(({ values }) => values.found),
    mailsTo: async ({ email }: Principal) => await api.inbox(email),
  };
}

/** Ids of the jobs that a mail links, in its order. */
export const jobsIn = (text = ''): number[] => [...text.matchAll(/\/jobs\/(\d+)/g)].map(([, id]) => Number(id));

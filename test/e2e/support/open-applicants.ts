import { expect, type Page } from '@playwright/test';
import { apply, makeHiringRecruiter, postJob } from './api.ts';
import { openSession, type Session } from './sessions.ts';

/** A recruiter's screen of a job that people with these names applied for, the newest first. */
export const openApplicants = async (visit: (options: object) => Promise<Page>, names: readonly string[]) => {
  const [recruiter, ...candidates] = await Promise.all([
    makeHiringRecruiter(),
    ...names.map((name) => openSession('candidate', { name })),
  ]);
  const job = await postJob(recruiter as Session);
  for (const candidate of candidates.toReversed()) await apply(candidate, job);
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${job}/applicants`);
  await expect(page.getByRole('article')).toHaveCount(names.length);
  return { page, recruiter: recruiter as Session, candidates, job };
};

import type { Page } from '@playwright/test';
import { apply, makeHiringRecruiter, postJob } from './api.ts';
import { openSession } from './sessions.ts';
import { expect } from './test.ts';

/** A recruiter, and a candidate who applied for the recruiter's job. */
export const makeTalkers = async ({
  recruiter = {},
  candidate = {},
  title,
}: {
  recruiter?: { name?: string };
  candidate?: { name?: string };
  title?: string;
} = {}) => {
  const [company, person] = await Promise.all([makeHiringRecruiter(recruiter), openSession('candidate', candidate)]);
  const job = await postJob(company, title === undefined ? {} : { title });
  await apply(person, job);
  return { recruiter: company, candidate: person, job };
};

/** Opens the thread with an applicant from the applicants of a job, as recruiters do. */
export const openThread = async (
  page: Page,
  { job, candidate }: { job: number; candidate: { id: number } },
): Promise<void> => {
  await page.goto(`/job/${job}/applicants?open=${candidate.id}`);
  await page.getByRole('link', { name: /^Message/ }).click();
  await expect(page.getByLabel('Write a message')).toBeVisible();
};

import type { Page } from '@playwright/test';
import { demoApplication } from './demo-records.ts';
import { addressOf } from './screens.ts';

const contact = '/contact-candidate';

/**
 * Opens a screen of the list. The demo recruiter gets to the screen that contacts an applicant with whom to contact in the
 * history's entry, where the link from the applicants leaves it.
 */
export const openScreen = async (page: Page, path: string, viewer: string): Promise<void> => {
  await page.goto(await addressOf(path));
  if (path !== contact || viewer !== 'recruiter') return;
  const { application_id, job_id } = await demoApplication();
  // The router keeps a navigation's state in the history's.
  const usr = { applicationId: application_id, jobId: job_id };
  await page.evaluate((state) => history.replaceState({ usr: state, key: 'given', idx: 0 }, ''), usr);
  await page.reload();
};

import { inboxOf } from '#test/support/inbox.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const stopLink = /^Stop mails about this search: .*(\/unsubscribe\?search=\S+)$/m;

test('a candidate saves a search, is notified of a new job, opens it, and stops it from the mail and in the account', async ({
  visit,
}) => {
  const place = `Harbour ${Date.now()}`;
  const [recruiter, candidate] = [await makeHiringRecruiter(), await openSession('candidate')];
  const page = await visit({ as: candidate });
  await page.goto(`/jobs?location=${encodeURIComponent(place)}`);
  await page.getByRole('button', { name: 'Save search' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue(place);
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save search' }).press('Enter');
  await expect(dialog.getByText('Please give this search a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('By the sea');
  await dialog.getByLabel('How often').selectOption('instant');
  await expect(dialog.getByText('At most one report an hour.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save search' }).press('Enter');
  await expect(toast(page, 'Search saved. You can find it in your account.')).toBeVisible();

  await postJob(recruiter, { title: 'Pilot who speaks Greek', location: place });
  const mails = async () => (await inboxOf(portal.inboxUrl, candidate.email)).map(({ body }) => body.text ?? '');
  await expect.poll(async () => (await mails()).join(), { timeout: 30_000 }).toContain('Pilot who speaks Greek');
  await page.goto('/candidate/profile');
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
  await page.getByRole('link', { name: '1 new job for your saved search “By the sea”.' }).press('Enter');
  await expect(page).toHaveURL(/\/jobs\?location=Harbour/);
  await expect(page.getByRole('heading', { name: 'Pilot who speaks Greek' })).toBeVisible();

  const path = (await mails()).map((text) => stopLink.exec(text)?.[1]).find((link) => link !== undefined);
  const guest = await visit();
  await guest.goto(String(path));
  await guest.getByRole('button', { name: 'Pause this search' }).press('Enter');
  await expect(guest.getByText('Done: you will get no more mails about this search.')).toBeVisible();

  await page.goto('/account');
  const saved = page.getByRole('list', { name: 'Saved searches' });
  const frequency = saved.getByLabel('How often for By the sea');
  await expect(frequency).toHaveValue('off');
  await frequency.selectOption('weekly');
  await expect(toast(page, 'Saved.')).toBeVisible();
  await expect(saved.getByText('Next report:')).toBeVisible();
  await saved.getByRole('link', { name: 'By the sea' }).press('Enter');
  await expect(page).toHaveURL(/\/jobs\?location=Harbour/);
  await page.goBack();
  await saved.getByRole('button', { name: 'Delete By the sea' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete search' }).press('Enter');
  await expect(page.getByText('You have not saved a search yet.', { exact: false })).toBeVisible();
});

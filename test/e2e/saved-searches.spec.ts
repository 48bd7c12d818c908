import { expectOk } from '#test/support/http-api.ts';
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

test('a candidate sees and changes the filters of an alert as those of the search, one of before included', async ({
  visit,
}) => {
  const candidate = await openSession('candidate');
  const filters = { place: 'Wien', tag: 'de', level: 'B1' };
  const body = { name: 'Vienna', filters, frequency: 'weekly' };
  await expectOk(portal, 'POST', '/saved-searches', { token: candidate.token, body });
  const page = await visit({ as: candidate });
  await page.goto('/account');
  const saved = page.getByRole('list', { name: 'Saved searches' });
  await expect(saved.getByText('My German B1 is enough')).toBeVisible();
  await saved.getByRole('button', { name: 'Edit the filters of Vienna' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All filters' });
  await dialog.getByRole('button', { name: 'Remove filter: Wien' }).press('Enter');
  await dialog.getByRole('group', { name: 'German' }).getByLabel('My level').selectOption('C1');
  await dialog.getByLabel('Job type').selectOption('Part-time');
  await dialog.getByRole('button', { name: 'Save search' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(saved.getByText('My German C1 is enough')).toBeVisible();
  await expect(saved.getByText('Wien')).toHaveCount(0);
  await saved.getByRole('link', { name: 'Vienna' }).press('Enter');
  await expect(page).toHaveURL('/jobs?job_type=part-time&tag=de&level=C1');
  await expect(page.getByRole('button', { name: 'Remove filter: Part-time' })).toBeVisible();
});

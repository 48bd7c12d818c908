import { interfaceLanguages } from '#shared/locales/languages.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

test('a guest searches the public candidates, keeps the search in the address, and signs in to see more', async ({
  page,
}) => {
  await page.goto('/candidates');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('@');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).fill('日本語');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/candidates?tag=ja');
  await expect(cards.filter({ hasNotText: 'Japanese' })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await cards.first().getByRole('button', { name: 'Click to Access' }).press('Enter');
  await expect(page).toHaveURL('/recruiter/login');
});

test('a public card leads recruiters and admins to the profile, and candidates nowhere', async ({ visit }) => {
  for (const type of ['recruiter', 'admin'] as const) {
    const page = await visit({ as: demoSession(type) });
    await page.goto('/candidates');
    await page.getByRole('main').getByRole('article').first().getByRole('button', { name: 'Click to Access' }).click();
    await expect(page, type).toHaveURL(/\/candidate\/profile\/[0-9]+$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), type).toBeVisible();
  }
  const page = await visit({ as: demoSession('candidate') });
  await page.goto('/candidates');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Click to Access' })).toHaveCount(0);
});

test('admins are not invited to sign up as recruiters beside the public candidates', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/candidates');
  await expect(page.getByText('Names and contact details are masked')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Join as Recruiter' })).toHaveCount(0);
});

test('the HTML of the public candidates asks search engines not to list them, and names none', async ({ request }) => {
  const html = await (await request.get('/candidates')).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('***');
  expect(await (await request.get('/jobs')).text()).not.toContain('noindex');
});

test('a candidate agrees to be shown to everybody, and takes it back', async ({ visit }) => {
  const skill = 'Silbo Gomero whistling';
  const candidate = await openSession('candidate', { skills: [skill] });
  const [page, guest] = [await visit({ as: candidate }), await visit()];
  const found = guest.getByRole('article').filter({ hasText: skill });
  const search = () => guest.goto(`/candidates?skills=${encodeURIComponent(skill)}`);
  await search();
  await expect(guest.getByText('No candidates found')).toBeVisible();

  const answer = async (isShown: boolean) => {
    await page.goto('/candidate/profile?mode=edit');
    const consent = page.getByRole('checkbox', { name: 'Show my masked profile on the public candidates page' });
    await expect(consent).toBeChecked({ checked: !isShown });
    await consent.press('Space');
    await page.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  };
  await answer(true);
  await expect(async () => {
    await search();
    await expect(found).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(found).not.toContainText(candidate.name);

  await answer(false);
  await expect(async () => {
    await search();
    await expect(guest.getByText('No candidates found')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test('a recruiter writes the company page, and candidates get there from a job', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter({ company_name: 'Isar Untertitel' });
  const job = await postJob(recruiter, { title: 'Subtitler' });
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/dashboard');
  await page.getByRole('link', { name: 'View company page' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Isar Untertitel' })).toBeVisible();
  await expect(page.getByText('This company has not written anything about itself yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit company page' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('About the company').fill('We subtitle films.\n<b>Since 1998.</b>');
  await dialog.getByLabel('Website').fill('isar');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Please enter an address such as https://www.example.com.')).toBeVisible();
  await dialog.getByLabel('Website').fill('https://www.isar.example/');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Company page updated')).toBeVisible();
  await expect(page.getByText('<b>Since 1998.</b>')).toBeVisible();

  const guest = await visit();
  await guest.goto(`/jobs/${job}`);
  await waitUntilHydrated(guest);
  await guest.getByRole('link', { name: 'Isar Untertitel' }).first().click();
  await expect(guest).toHaveURL(`/recruiter/profile/${recruiter.id}`);
  const main = guest.getByRole('main');
  await expect(main.getByText('Verified company')).toBeVisible();
  await expect(main.getByText('<b>Since 1998.</b>')).toBeVisible();
  await expect(main.getByRole('link', { name: /^isar\.example/ })).toHaveAttribute('rel', /nofollow/);
  await expect(main.getByRole('article').filter({ hasText: 'Subtitler' })).toHaveCount(1);
  await expect(main).not.toContainText(recruiter.name);
  await expect(main.getByRole('button', { name: 'Edit company page' })).toHaveCount(0);
});

test('the page of a company that is not verified is for its recruiter alone', async ({ visit, problems }) => {
  problems.allow(/status of 404 .*\/api\/recruiters/);
  const recruiter = await openSession('recruiter', { company_name: 'Waiting Words' });
  const path = `/recruiter/profile/${recruiter.id}`;
  const page = await visit({ as: recruiter });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting Words' })).toBeVisible();
  await expect(page.getByText('This page is not public yet')).toBeVisible();
  const guest = await visit();
  await guest.goto(path);
  await expect(guest.getByRole('heading', { level: 1, name: 'Company not found' })).toBeVisible();
  await expect(guest.getByRole('main')).not.toContainText('Waiting Words');
});

test('on the smallest phone guests get to the jobs from the header, in every language', async ({ visit }) => {
  for (const locale of interfaceLanguages) {
    const page = await visit({ locale, viewport: { width: 320, height: 640 } });
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const jobs = page.getByRole('banner').locator('a[href="/jobs"]:visible');
    await expect(jobs).toBeInViewport({ ratio: 1 });
    const { x = -1, width = 0 } = (await page.getByRole('banner').locator('a[href="/signup"]').boundingBox()) ?? {};
    expect([x >= 8, x + width <= 312], locale).toEqual([true, true]);
    await jobs.click();
    await expect(page).toHaveURL('/jobs');
    await page.close();
  }
});

import type { Page } from '@playwright/test';
import { prerenderedPaths } from '#web/config/prerendered-paths.ts';
import { demoJob } from './support/demo-records.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

/** Delays all of the site's code until `release` is called. */
const delayCode = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test('screens for guests are readable before any code is loaded, and stay unchanged', async ({ visit }) => {
  for (const path of prerenderedPaths) {
    const page = await visit();
    const release = await delayCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const element = await heading.elementHandle();
    const title = await page.title();
    release();
    await waitUntilHydrated(page);
    // The same element: React hydrated the page instead of rendering it again.
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await page.title()).toBe(title);
    await page.close();
  }
});

test('a form submitted before the code is loaded is sent once it is loaded', async ({ visit, inbox }) => {
  for (const send of ['Enter', 'button']) {
    const page = await visit();
    const release = await delayCode(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const email = page.getByLabel('Email');
    await email.fill('candidate@demo.test');
    const button = page.getByRole('button', { name: 'Send OTP' });
    await (send === 'Enter' ? email.press('Enter') : button.click());
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/login$/);
    release();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Candidate Login');
    await expect(page).toHaveURL(/\/login$/);
    expect(await inbox.code('candidate@demo.test')).toMatch(/^\d{6}$/);
  }
});

test('invalid input submitted before the code is loaded is shown once it is loaded', async ({ page }) => {
  const release = await delayCode(page);
  await page.goto('/recruiter/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('not an address');
  await email.press('Enter');
  release();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('not an address');
  await expect(page.getByRole('button', { name: 'Send OTP' })).not.toHaveAttribute('aria-busy');
});

test('a press before the code is loaded takes effect once, when it is loaded', async ({ page }) => {
  const release = await delayCode(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  const themes = page.getByRole('banner').getByRole('button', { name: /theme/i });
  await themes.click();
  await themes.click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await waitUntilHydrated(page);
  await themes.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

/** The fields in sight of a page's main part. */
const fieldsOf = (page: Page) => page.getByRole('main').locator('input, select, textarea').filter({ visible: true });

/** Fills every field of a page's main part, each kind as users do. */
const fillAll = async (page: Page): Promise<void> => {
  for (const field of await fieldsOf(page).all()) {
    const kind = await field.evaluate((node: HTMLInputElement | HTMLSelectElement) => node.type);
    if (kind === 'select-one') await field.selectOption({ index: 1 });
    else if (kind === 'radio' || kind === 'checkbox') await field.check({ force: true });
    else await field.fill({ email: 'mina.sato@mail.example', tel: '9012345678' }[kind] ?? 'Korean');
  }
};

/** The states of all fields of a page's main part, in order. */
const statesOf = (page: Page) =>
  fieldsOf(page).evaluateAll((fields: HTMLInputElement[]) =>
    fields.map((field) => (field.checked ? 'checked' : field.value)),
  );

test('every field of every prerendered screen keeps the input from before the code is loaded', async ({ visit }) => {
  for (const path of prerenderedPaths) {
    const page = await visit();
    const release = await delayCode(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await fillAll(page);
    const filled = await statesOf(page);
    expect(filled.length, path).toBeGreaterThan(0);
    release();
    await waitUntilHydrated(page);
    // Another language renders every form again, which would lose input that is only in the page.
    await page.getByRole('banner').getByLabel('Language').selectOption('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await statesOf(page), path).toEqual(filled);
    await page.close();
  }
});

test('a sign-up submitted before the code is loaded is sent completely', async ({ visit, problems }) => {
  problems.allow(/status of 418/);
  for (const path of ['/signup', '/recruiter/signup']) {
    const page = await visit();
    const bodies: unknown[] = [];
    await page.route('**/api/*/signup', async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ status: 418, json: { detail: 'Not now.', code: 'NOT_NOW' } });
    });
    const release = await delayCode(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await fillAll(page);
    const form = page.getByRole('main');
    await form.getByLabel('Country code').selectOption('JP');
    await form.getByRole('button', { name: 'Create account' }).click();
    release();
    await expect.poll(() => bodies, path).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ name: 'Korean', email: 'mina.sato@mail.example', phone: '+819012345678' });
  }
});

test('what is typed before the code is loaded survives a reload, and is not replaced by what the reload brings back', async ({
  page,
}) => {
  const name = page.getByLabel('Full name');
  const company = page.getByLabel('Company name');
  const release = await delayCode(page);
  await page.goto('/recruiter/signup', { waitUntil: 'commit' });
  await name.fill('Rafael Lima');
  await company.fill('Lima Languages');
  release();
  await waitUntilHydrated(page);
  const releaseAgain = await delayCode(page);
  await page.reload({ waitUntil: 'commit' });
  await name.fill('Rafaela Lima');
  releaseAgain();
  await expect(company).toHaveValue('Lima Languages');
  await expect(name).toHaveValue('Rafaela Lima');
  await page.reload();
  await expect(company).toHaveValue('Lima Languages');
  await expect(name, 'the latest input').toHaveValue('Rafaela Lima');
});

test('typing continues while the page is replaced by one with filters', async ({ page }) => {
  const release = await delayCode(page);
  await page.goto('/jobs?job_type=part-time', { waitUntil: 'commit' });
  const keyword = page.getByLabel('Keyword');
  await keyword.pressSequentially('Kor');
  release();
  await waitUntilHydrated(page);
  await page.keyboard.type('ean');
  await expect(keyword).toHaveValue('Korean');
  await expect(page.getByRole('button', { name: 'Remove filter: Part-time' })).toBeVisible();
  await keyword.press('Enter');
  await expect(page).toHaveURL('/jobs?job_type=part-time&keyword=Korean');
});

test('a visitor without scripts never sends a form with an address in the URL', async ({ visit, problems }) => {
  problems.allow(/"form-action 'none'"/);
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/login');
  await page.getByLabel('Email').fill('candidate@demo.test');
  await page.getByRole('button', { name: 'Send OTP' }).click({ noWaitAfter: true });
  // Playwright waits for a navigation that the browser refused.
  await expect.poll(() => problems.found.join(), 'what the browser refused').toContain("form-action 'none'");
  expect(new URL(page.url())).toMatchObject({ pathname: '/login', search: '' });
});

test('choices from before the code is loaded are kept', async ({ visit }) => {
  const login = await visit();
  let release = await delayCode(login);
  await login.goto('/admin/login', { waitUntil: 'commit' });
  await login.getByText('Master Admin', { exact: true }).click();
  release();
  await expect(login).toHaveURL('/admin/login?mode=master');
  await expect(login.getByRole('radio', { name: 'Master Admin' })).toBeChecked();

  const landing = await visit();
  release = await delayCode(landing);
  await landing.goto('/', { waitUntil: 'commit' });
  await landing.getByRole('banner').getByLabel('Language').selectOption('العربية');
  release();
  await expect(landing.locator('html')).toHaveAttribute('dir', 'rtl');

  const jobs = await visit();
  release = await delayCode(jobs);
  await jobs.goto('/jobs', { waitUntil: 'commit' });
  await jobs.getByLabel('Keyword').fill('Korean');
  await jobs.getByLabel('My level').selectOption('B1');
  release();
  await waitUntilHydrated(jobs);
  await expect(jobs.getByLabel('My level')).toHaveValue('B1');
  await jobs.getByRole('button', { name: 'Search' }).click();
  await expect(jobs).toHaveURL('/jobs?keyword=Korean');
});

test('visitors for whom the prerendered page does not apply get their own page', async ({ visit }) => {
  const signedIn = await visit({ as: demoSession('candidate') });
  await signedIn.goto('/login');
  await expect(signedIn).toHaveURL(/\/candidate\/dashboard$/);
  const invited = await visit();
  await invited.goto('/login?email=somebody%40mail.example');
  await expect(invited.getByLabel('Email')).toHaveValue('somebody@mail.example');
  // The type in the address changes nothing: the path says it.
  await invited.goto('/login?type=recruiter&email=somebody%40mail.example');
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Candidate Login');
  await expect(invited.getByLabel('Email')).toHaveValue('somebody@mail.example');
  const german = await visit({ locale: 'de-DE' });
  await german.goto('/jobs');
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  await expect(german.getByRole('heading', { level: 1 })).not.toHaveText('Find Your Dream Job');
  await expect(german).toHaveTitle('Finden Sie Ihren Traumjob · Foreign Language Job Portal');
  await german.goto(`/jobs/${await demoJob()}`);
  await expect(german).toHaveTitle('Senior English to German Legal Translator · Foreign Language Job Portal');
});

test('says that the candidates of the landing page are loading', async ({ page }) => {
  await page.route('**/api/candidate/latest/masked?*', () => undefined);
  await page.goto('/');
  const loading = page.getByText('Loading candidates...');
  await loading.scrollIntoViewIfNeeded();
  await expect(loading).toBeVisible();
  await expect.poll(async () => (await loading.boundingBox())?.width ?? 0).toBeGreaterThan(100);
});

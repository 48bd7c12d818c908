import type { Page } from '@playwright/test';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

// Journeys with `manner: 'pressingTwice'` press every button twice in one task. Here are the other ways in which programs
// submit a form twice. Every test fails on a write that is sent while an equal one is in flight.

/** Two events in one task, made by a script in the page, such as a password manager's. */
const ways = {
  'two clicks': (button: HTMLButtonElement) => {
    button.click();
    button.click();
  },
  'two submissions': (button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.form?.requestSubmit(button);
  },
  'a submission and a click': (button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
  },
  'a click and a submission after the microtasks': (button: HTMLButtonElement) => {
    button.click();
    queueMicrotask(() => queueMicrotask(() => button.form?.requestSubmit()));
  },
} as const;

const writesTo = (page: Page, path: RegExp): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && path.test(new URL(request.url()).pathname)) sent.push(request.postData() ?? '');
  });
  return sent;
};

for (const [way, events] of Object.entries(ways)) {
  test(`${way} in one task send one code, and sign in once`, async ({ page, inbox }) => {
    const { email } = await openSession('candidate');
    await inbox.code(email);
    const requested = writesTo(page, /send-otp/);
    await page.goto('/login');
    await waitUntilHydrated(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).evaluate(events);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
    expect(requested).toHaveLength(1);

    const verified = writesTo(page, /verify-otp/);
    const code = await inbox.code(email);
    // The sixth digit submits; the program that fills it in submits as well.
    await page.getByLabel('One-time code').evaluate((field: HTMLInputElement, digits) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, digits);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      field.form?.requestSubmit();
      field.form?.querySelector('button')?.click();
    }, code);
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(verified).toHaveLength(1);
    await expect(page).toHaveURL('/candidate/dashboard');
  });
}

test('two events in one task start one trial, and say that it is active', async ({ visit }) => {
  const recruiter = await openSession('recruiter');
  const page = await visit({ as: recruiter });
  const sent = writesTo(page, /subscriptions\/create/);
  await page.goto('/recruiter/subscription-plans');
  await page.getByRole('button', { name: 'Start Free Trial: Trial' }).click();
  await page.getByRole('button', { name: 'Activate Trial' }).evaluate(ways['two clicks']);
  await expect(page.getByText('Your trial is active.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('two events in one task save a job, as a guest and as a candidate', async ({ page, visit }) => {
  const press = (button: HTMLElement) => {
    button.click();
    button.click();
  };
  for (const browser of [page, await visit({ as: await openSession('candidate') })]) {
    await browser.goto('/jobs/1');
    await waitUntilHydrated(browser);
    const save = browser.getByRole('main').getByRole('button', { name: /^Save/ }).first();
    await save.evaluate(press);
    await expect(browser.getByRole('main').locator('[aria-pressed="true"]').first()).toBeVisible();
  }
});

test('a refused submission can be sent again', async ({ page, problems, inbox }) => {
  problems.allow(/status of 503/);
  const { email } = await openSession('candidate');
  await inbox.code(email);
  await page.goto('/login');
  await waitUntilHydrated(page);
  await page.route('**/api/candidate/send-otp', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  problems.allow(/answer 503/);
  await page.getByLabel('Email').fill(email);
  const send = page.getByRole('button', { name: 'Send OTP' });
  await send.evaluate(ways['two clicks']);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await send.evaluate(ways['two submissions']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
});

test('rows of a list change concurrently, each once', async ({ visit }) => {
  const mark = `Twice ${Date.now()}`;
  const recruiters = await Promise.all(
    ['A', 'B'].map((letter) => openSession('recruiter', { name: letter, company_name: `${mark} ${letter}` })),
  );
  const page = await visit({ as: demoSession('admin') });
  const sent = writesTo(page, /verify-recruiter/);
  await page.goto('/recruiter-management');
  await page.getByLabel('Search recruiters').fill(mark);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2);
  await page.getByRole('table').evaluate((table) => {
    const buttons = [...table.querySelectorAll('button')].filter((each) => each.ariaLabel?.startsWith('Verify '));
    for (const button of [...buttons, ...buttons]) button.click();
  });
  await expect(page.getByRole('button', { name: /^Unverify / })).toHaveCount(recruiters.length);
  expect(sent).toHaveLength(recruiters.length);
});

test('two submissions in one task save a job once, and say so once', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const job = await postJob(recruiter, { title: 'Proofreader' });
  const page = await visit({ as: recruiter });
  const sent = writesTo(page, new RegExp(`/jobs/${job}$`));
  await page.goto('/my-jobs');
  await page.getByRole('button', { name: 'Edit Proofreader' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Location', { exact: true }).fill('Linz');
  await dialog.getByRole('button', { name: 'Save changes' }).evaluate(ways['two submissions']);
  await expect(toast(page, 'Job updated successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
});

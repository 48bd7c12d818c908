import type { Locator, Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

/** A form with input that it refuses. */
interface Form {
  path: string;
  /** Button that opens its dialog. */
  opener?: string | RegExp;
  /** Typed texts by label; the invalid ones among them. */
  typed: Record<string, string>;
  submit: string;
  /** Label of the first invalid field. */
  first: string;
  /** Its text. */
  says: string | RegExp;
}

/** Labels of the invalid fields without a text that is tied to them. */
const undescribed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-invalid="true"]')]
      .filter((field) => !document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent)
      .map((field) => field.getAttribute('name')),
  );

/** A field by the beginning of its label; those that are optional end with that word. */
const field = (scope: Locator, label: string): Locator => scope.getByLabel(new RegExp(`^${label}`)).first();

const expectRefusal = async (page: Page, { path, opener, typed, submit, first, says }: Form): Promise<void> => {
  await page.goto(path);
  if (opener) await page.getByRole('main').getByRole('button', { name: opener }).first().click();
  const form = opener ? page.getByRole('dialog') : page.getByRole('main');
  for (const [label, text] of Object.entries(typed)) await field(form, label).fill(text);
  await form.getByRole('button', { name: submit, exact: true }).press('Enter');
  const name = `${path} ${submit}`;
  await expect(field(form, first), name).toBeFocused();
  await expect(field(form, first), name).toHaveAttribute('aria-invalid', 'true');
  await expect(field(form, first), name).toHaveAccessibleDescription(says);
  await expect(page.locator('[aria-invalid="true"]').first(), `${name}: the first`).toBeFocused();
  expect(await undescribed(page), name).toEqual([]);
  for (const [label, text] of Object.entries(typed)) await expect(field(form, label), name).toHaveValue(text);
};

const forms: Record<string, { as?: () => Promise<Session>; forms: Form[] }> = {
  guests: {
    forms: [
      {
        path: '/signup',
        typed: { 'Full name': 'Yuki', Phone: '12' },
        submit: 'Create account',
        first: 'Email',
        says: /e-mail/,
      },
      {
        path: '/recruiter/signup',
        typed: { 'Full name': 'Rafael', Email: 'rafael' },
        submit: 'Create account',
        first: 'Company name',
        says: /./,
      },
      { path: '/login', typed: { Email: 'yuki@' }, submit: 'Send OTP', first: 'Email', says: /after the @/ },
      { path: '/admin/login', typed: { Email: '' }, submit: 'Send OTP', first: 'Email', says: /e-mail/ },
    ],
  },
  candidates: {
    as: () => openSession('candidate'),
    forms: [
      {
        path: '/candidate/profile?mode=edit',
        typed: { 'Full name': 'Yuki', Phone: '12', Subtitle: 'Interpreter' },
        submit: 'Save changes',
        first: 'Phone',
        says: /too short/,
      },
      {
        path: '/candidate/profile?mode=edit',
        typed: { 'Or a YouTube video': 'not a video' },
        submit: 'Use this video',
        first: 'Or a YouTube video',
        says: /./,
      },
      {
        path: '/account',
        opener: 'Change e-mail address',
        typed: { 'New e-mail address': 'yuki' },
        submit: 'Send code',
        first: 'New e-mail address',
        says: /e-mail/,
      },
      {
        path: '/account',
        opener: 'Delete account',
        typed: { 'Type the e-mail address of your account to confirm': 'yuki' },
        submit: 'Delete for good',
        first: 'Type the e-mail',
        says: /e-mail/,
      },
    ],
  },
  recruiters: {
    as: async () => {
      const recruiter = await makeHiringRecruiter();
      await postJob(recruiter, { title: 'Proofreader' });
      return recruiter;
    },
    forms: [
      {
        path: '/post-job',
        typed: { 'Job title': 'Teacher', Location: 'Graz' },
        submit: 'Post Job',
        first: 'Language requirement',
        says: /./,
      },
      {
        path: '/my-jobs',
        opener: 'Edit Proofreader',
        typed: { 'Job title': 'Translator', Location: '' },
        submit: 'Save changes',
        first: 'Location',
        says: /./,
      },
      {
        path: '/recruiter/profile/:own',
        opener: 'Edit company page',
        typed: { Website: 'nowhere' },
        submit: 'Save changes',
        first: 'Website',
        says: /https/,
      },
    ],
  },
  admins: {
    as: async () => demoSession('admin'),
    forms: [
      {
        path: '/admin/subscription-management',
        opener: 'Add Plan',
        typed: { Description: 'For a start', Features: 'Support' },
        submit: 'Create Plan',
        first: 'Name',
        says: /./,
      },
      {
        path: '/admin/subscription-management',
        opener: 'Add Subscription',
        typed: { 'Candidate limit': '-1' },
        submit: 'Create Subscription',
        first: 'Recruiter',
        says: 'Please choose a recruiter.',
      },
    ],
  },
};

test('every form moves to its first invalid field, says what is wrong and keeps what was typed', async ({ visit }) => {
  for (const { as, forms: theirs } of Object.values(forms)) {
    const session = await as?.();
    const page = await visit(session ? { as: session } : {});
    for (const form of theirs) {
      await expectRefusal(page, { ...form, path: form.path.replace(':own', String(session?.id)) });
    }
    await page.close();
  }
});

test('a form moves to its first invalid field once, and then leaves the focus to the user', async ({ page }) => {
  await page.goto('/signup');
  await waitUntilHydrated(page);
  await page.getByLabel('Full name').fill('Yuki');
  const moves = await page.getByLabel('Address', { exact: true }).evaluate(async (next: HTMLInputElement) => {
    const names: (string | null)[] = [];
    await new Promise<void>((resolve) => {
      next.form?.addEventListener('focusin', ({ target }) => {
        names.push((target as Element).getAttribute('name'));
        if (names.length > 1) return resolve();
        // A user who goes on as early as possible.
        queueMicrotask(() => next.focus());
      });
      next.form?.requestSubmit();
    });
    // Tasks and frames in which the form could focus a field again.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return names;
  });
  expect(moves).toEqual(['email', 'address']);
});

test('what an admin typed about a subscription and about reports is back after a reload', async ({ visit }) => {
  const company = `Kept ${crypto.randomUUID().slice(0, 8)}`;
  const recruiter = await makeHiringRecruiter({ company_name: company });
  const jobId = await postJob(recruiter, { title: 'Kept interpreter' });
  const page = await visit({ as: demoSession('admin') });
  const dialog = page.getByRole('dialog');

  await page.goto(`/admin/subscription-management?q=${company}`);
  await page.getByLabel('Search subscriptions').fill(company);
  const edit = async () => {
    // A row's menu closes when its list is loaded again.
    await expect(async () => {
      await page.getByRole('button', { name: new RegExp(`^Actions: ${company}`) }).press('Enter', { timeout: 5_000 });
      await page.getByRole('menuitem', { name: 'Edit' }).press('Enter', { timeout: 2_000 });
    }).toPass();
  };
  await edit();
  await dialog.getByLabel('Candidate limit').fill('17');
  await page.reload();
  await page.getByLabel('Search subscriptions').fill(company);
  await edit();
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await expect(dialog.getByLabel('Candidate limit')).toHaveValue('17');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit();
  await expect(dialog.getByLabel('Candidate limit')).not.toHaveValue('17');

  const body = { subject_type: 'job', subject_id: jobId, reason: 'scam', note: '' };
  await expectOk(portal, 'POST', '/reports', { token: recruiter.token, body });
  await page.goto(`/admin/moderation?tab=reports&subject=job-${jobId}`);
  const note = dialog.getByLabel(/^Note for other admins/);
  await note.fill('Ask the recruiter first.');
  await page.reload();
  await expect(note).toHaveValue('Ask the recruiter first.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto(`/admin/moderation?tab=reports&subject=job-${jobId}`);
  await expect(note).toHaveValue('');
});

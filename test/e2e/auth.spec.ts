import { uniqueEmail } from '#test/support/accounts.ts';
import { logOut } from './support/account-menu.ts';
import { openSession } from './support/sessions.ts';
import { completeCandidate, enterCode, logIn, logInHere } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

const refused = (status: number, call: string) => new RegExp(`status of ${status} .*/api${call}`);

test('shows while typing whether an e-mail address is free, a candidate’s or a recruiter’s', async ({ page }) => {
  await page.goto('/signup');
  const email = page.getByLabel('Email');
  await email.fill('candidate@demo.test');
  await expect(page.getByText('already has a candidate account. Please log in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await email.fill('recruiter@demo.test');
  await expect(page.getByText('belongs to a recruiter account. Please use a different email.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in with it' })).toHaveAttribute(
    'href',
    `/recruiter/login?${new URLSearchParams({ email: 'recruiter@demo.test' })}`,
  );
  await email.fill(uniqueEmail('free'));
  await expect(page.getByText('This e-mail address is available.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await email.fill('candidate@demo.test');
  await page.getByRole('link', { name: 'Log in with it' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login\?/);
  await expect(page.getByLabel('Email')).toHaveValue('candidate@demo.test');
});

test('names every missing field of the sign-up and puts the focus on the first', async ({ page }) => {
  await page.goto('/recruiter/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  for (const label of ['Full name', 'Company name', 'Email', 'Phone', 'Address']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('I accept the terms of use')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveCount(6);
});

test('refuses a wrong code, resends after the wait, accepts the new code and opens the requested screen', async ({
  page,
  inbox,
  problems,
}) => {
  problems.allow(refused(400, '/candidate/verify-otp'));
  const { email } = await openSession('candidate');
  await inbox.code(email);
  await page.clock.install();
  await page.goto('/candidate/profile');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Please enter the OTP')).toBeVisible();

  const first = await inbox.code(email);
  const wrong = first === '000000' ? '000001' : '000000';
  await page.getByLabel('One-time code').fill(wrong);
  await expect(page.getByRole('alert')).toContainText(/invalid/i);
  await expect(page).toHaveURL('/login');

  const resend = page.getByRole('button', { name: /^Resend OTP/ });
  await expect(resend).toBeDisabled();
  await page.clock.fastForward('00:31');
  await expect(resend).toHaveText('Resend OTP');
  await resend.click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  const second = await inbox.code(email);
  await page.getByLabel('One-time code').fill(first);
  await expect(page.getByRole('alert')).toContainText(/invalid/i);
  await page.getByLabel('One-time code').fill(second);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.clock.fastForward('00:03');
  await expect(page).toHaveURL('/candidate/profile');
});

test('hints at a likely typo of an address, which the button mends', async ({ page }) => {
  for (const [path, label] of [
    ['/login', 'Email'],
    ['/recruiter/signup', 'Email'],
  ] as const) {
    await page.goto(path);
    const field = page.getByLabel(label);
    await field.fill('Anna@gmial.com');
    const hint = page.getByRole('button', { name: 'Did you mean anna@gmail.com?' });
    await expect(page.getByRole('status').filter({ has: hint })).toBeVisible();
    await hint.press('Enter');
    await expect(field).toHaveValue('anna@gmail.com');
    await expect(hint).toHaveCount(0);
    await field.fill('anna@company.example');
    await expect(hint).toHaveCount(0);
  }
});

test('reads a code in halves, in other digits and in a pasted message, and guesses none of two', async ({
  page,
  inbox,
}) => {
  const { email } = await openSession('candidate');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const field = page.getByLabel('One-time code');
  await field.pressSequentially('१२-٣');
  await expect(field).toHaveValue('123');
  await field.fill('Either 123456 or 654321');
  await expect(page.getByRole('alert')).toContainText('exactly one code');
  await expect(field).toHaveValue('123');
  await field.fill(`${await inbox.code(email)} is your code. It expires in 10 minutes.`);
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('says when the guesses of a code are used up, and makes the new code the main button', async ({
  page,
  inbox,
  problems,
}) => {
  problems.allow(refused(400, '/candidate/verify-otp'));
  const { email } = await openSession('candidate');
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const field = page.getByLabel('One-time code');
  const first = await inbox.code(email);
  const wrong = ['000000', '000001', '000002', '000003', '000004', '000005'].filter((code) => code !== first);
  const verify = page.getByRole('button', { name: 'Verify OTP' });
  for (const code of wrong.slice(0, 5)) {
    await expect(verify).not.toHaveAttribute('aria-disabled');
    await field.fill(code);
    await expect(page.getByRole('alert')).toContainText(/invalid|tried 5 times/i);
  }
  await expect(page.getByRole('alert')).toContainText('tried 5 times');
  await expect(verify).toHaveCount(0);
  await page.clock.fastForward('00:31');
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByText('Older codes no longer work.')).toBeVisible();
  await expect(verify).toBeVisible();
  await field.fill(await inbox.code(email));
  await expect(page.getByText('Login successful!')).toBeVisible();
});

test('leads from the code back to the e-mail step and keeps the address', async ({ page }) => {
  const { email } = await openSession('candidate');
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('button', { name: 'Use a different email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidate Login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('offers the sign-up to an unknown e-mail address, and then opens the screen that was wanted', async ({
  page,
  inbox,
  problems,
}) => {
  problems.allow(refused(404, '/candidate/send-otp'));
  problems.allow(refused(404, '/recruiter/send-otp'));
  const email = uniqueEmail('nobody');
  await page.goto('/job/1');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Sign up with this e-mail address' }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByText('This e-mail address is available.')).toBeVisible();
  await completeCandidate(page, 'New Person');
  await enterCode(page, email, inbox.code, '/job/1');
});

test('leads from the sign-up with a known address through the sign-in to the screen that was wanted', async ({
  page,
  inbox,
}) => {
  const { email } = await openSession('candidate');
  await inbox.code(email);
  await page.goto('/job/1');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  // The sign-in before it has a field for the address as well, and stays until the sign-up is shown.
  await expect(page.getByRole('heading', { name: 'Candidate Signup' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Log in with it' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await enterCode(page, email, inbox.code, '/job/1');
});

for (const [kind, path, other, otherPath, says, link] of [
  ['candidate', '/recruiter/login', 'recruiter', '/login', 'belongs to a candidate account.', 'Candidate login'],
  ['recruiter', '/login', 'candidate', '/recruiter/login', 'belongs to a recruiter account.', 'Recruiter login'],
] as const) {
  test(`leads a ${kind} from the sign-in of ${other}s to their own, with the address filled in`, async ({
    page,
    inbox,
    problems,
  }) => {
    problems.allow(refused(404, `/${other}/send-otp`));
    const { email } = await openSession(kind);
    await inbox.code(email);
    await page.goto(path);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const status = page.getByRole('status').filter({ hasText: says });
    await expect(status).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up with this e-mail address' })).toBeHidden();
    await status.getByRole('link', { name: link }).press('Enter');
    await expect(page).toHaveURL(`${otherPath}?email=${encodeURIComponent(email)}`);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page, email, inbox.code, `/${kind}/dashboard`);
  });
}

test('shows an invalid e-mail address before anything is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.goto('/recruiter/login');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(calls).toEqual([]);
});

test('signs a master admin in by the toggle, and out again to the landing page', async ({ page, inbox }) => {
  const email = 'master@demo.test';
  await page.goto('/admin/login');
  await page.getByText('Master Admin', { exact: true }).click();
  await expect(page).toHaveURL('/admin/login?mode=master');
  await expect(page.getByRole('radio', { name: 'Master Admin' })).toBeChecked();
  await inbox.code(email);
  await logInHere(page, inbox.code, { email, dashboard: '/master-admin/dashboard' });
  const recruiters = page.getByRole('region', { name: 'Recruiter Management' });
  await expect(recruiters.getByRole('row')).toHaveCount(1 + 5);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  await page.goto('/master-admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
});

test('ends the session on the server too when a candidate logs out', async ({ page, inbox, request }) => {
  const { email } = await openSession('candidate');
  await inbox.code(email);
  await logIn(page, inbox.code, { path: '/login', email, dashboard: '/candidate/dashboard' });
  const token = await page.evaluate(() => localStorage.getItem('user_token'));
  const ended = page.waitForResponse('**/api/auth/logout');
  await logOut(page);
  await expect(page).toHaveURL('/');
  expect((await ended).status()).toBe(204);
  const answer = await request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('follows a link below the form although the field before it was left empty', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').click();
  await page.getByRole('link', { name: 'Recruiter login' }).first().click();
  await expect(page).toHaveURL('/recruiter/login');
});

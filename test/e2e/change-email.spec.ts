import { uniqueEmail } from '#test/support/accounts.ts';
import { inboxOf } from '#test/support/inbox.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { logIn } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

test.use({ manner: 'pressingTwice' });

/** The path of the link in the notice to a previous address, which undoes the change. */
const undoPathOf = async (email: string): Promise<string> => {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await inboxOf(portal.inboxUrl, email)).map(({ body }) => body.text ?? '');
      path = /\/undo-email\?token=[\w-]+/.exec(texts.join('\n'))?.[0];
      return path;
    })
    .toBeDefined();
  return path ?? '';
};

test('changes the e-mail address with a code, and undoes it from the mail to the old one', async ({
  visit,
  inbox,
  problems,
}) => {
  problems.allow(/status of (400|401|409) /);
  const candidate = await openSession('candidate');
  const taken = await openSession('recruiter');
  // Without hyphens, after which lines may break.
  const next = uniqueEmail('next').replaceAll('-', '');
  const page = await visit({ as: candidate });
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Subtitle').fill('Typed before');
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail address' });
  const address = dialog.getByLabel('New e-mail address');
  await expect(address).toBeFocused();
  await address.fill(taken.email);
  await address.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('This e-mail address is already registered.');
  await expect(address).toBeFocused();
  await axeScan(page, 'a taken address', '[role="dialog"]');
  await address.fill(next);
  await address.press('Enter');
  await expect(dialog.getByText(`We sent a 6-digit code to ${next}.`)).toBeVisible();
  await expect(dialog.getByLabel('One-time code')).toBeFocused();
  await dialog.getByRole('button', { name: 'Use a different address' }).click();
  await expect(address).toHaveValue(next);
  await address.press('Enter');
  await expect(dialog.getByLabel('One-time code')).toBeFocused();
  await expect.poll(async () => (await inboxOf(portal.inboxUrl, next)).length).toBe(2);
  const code = await inbox.code(next);
  await dialog.getByLabel('One-time code').fill(code === '000000' ? '000001' : '000000');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid OTP. Please try again.');
  await dialog.getByLabel('One-time code').fill(code);
  const done = page.getByRole('dialog', { name: 'E-mail address changed' });
  await expect(done).toContainText(`You now log in with ${next}.`);
  await axeScan(page, 'a changed address', '[role="dialog"]');
  await page.setViewportSize({ width: 360, height: 800 });
  const notice = done.getByRole('status');
  expect(await notice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('main').getByText(next)).toBeVisible();
  await expect(page.getByLabel('Subtitle')).toHaveValue('Typed before');

  const owner = await visit();
  await owner.goto(await undoPathOf(candidate.email));
  await axeScan(owner, 'undoing a change');
  await owner.getByRole('button', { name: 'Put this address back' }).click();
  await expect(owner.getByText('Your old address is back.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await owner.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(owner).toHaveURL('/login');
  await logIn(owner, inbox.code, { path: '/login', email: candidate.email, dashboard: '/candidate/dashboard' });
});

test('explains why an invalid undo link does not work', async ({ page, problems }) => {
  problems.allow(/status of 400 .*\/api\/account\/email\/undo/);
  await page.goto('/undo-email?token=made-up');
  await page.getByRole('button', { name: 'Put this address back' }).click();
  await expect(page.getByRole('alert')).toContainText('within 7 days');
});

test('shows recruiters and admins their address with a button to change it', async ({ visit }) => {
  const recruiter = await openSession('recruiter');
  const page = await visit({ as: recruiter });
  await page.goto('/account');
  await expect(page.getByText(`You log in with ${recruiter.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(page.getByRole('dialog').getByLabel('New e-mail address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change e-mail address' })).toBeFocused();

  const admin = demoSession('admin');
  const dashboard = await visit({ as: admin });
  await dashboard.goto('/admin/dashboard');
  await dashboard.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  const account = dashboard.getByRole('region', { name: 'Logging in' });
  await expect(account).toContainText(`You log in with ${admin.email}`);
  await account.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(dashboard.getByRole('dialog').getByLabel('New e-mail address')).toBeFocused();
});

import { legalVersions } from '#shared/domain/legal-versions.ts';
import { signUp, uniqueEmail } from '#test/support/accounts.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { acceptTerms, completeCandidate, enterCode } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

const box = 'I accept the terms of use';

for (const [type, dashboard] of [
  ['candidate', '/candidate/dashboard'],
  ['recruiter', '/recruiter/dashboard'],
] as const) {
  test(`a ${type} without a stored consent is asked at the first screen, once, and goes on to it`, async ({
    visit,
  }) => {
    const account = await signUp(portal, type);
    const page = await visit({ as: { ...account, name: 'Chie Okada' } });
    await page.goto(dashboard);
    const question = page.getByRole('heading', { level: 1, name: 'Before you continue' });
    await expect(question).toBeVisible();
    await axeScan(page, `the consent of a ${type}`);
    await expect(page.getByLabel(box)).not.toBeChecked();
    for (const [name, document] of [
      ['Terms of use', 'terms'],
      ['Privacy notice', 'privacy'],
    ]) {
      await expect(page.getByRole('link', { name: new RegExp(`^${name}, version of`) })).toHaveAttribute(
        'href',
        `/en/${document}`,
      );
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please accept the terms of use to go on.');
    await expect(page.getByLabel(box)).toBeFocused();

    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await page.goBack();
    await acceptTerms(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(dashboard);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(question).toBeHidden();
  });
}

test('who accepted at the sign-up is not asked again', async ({ page, inbox }) => {
  const email = uniqueEmail('consent');
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await expect(page.getByText('This e-mail address is available.')).toBeVisible();
  await expect(page.getByLabel(box)).not.toBeChecked();
  await expect(page.getByText('I am at least 18 years old')).toBeVisible();
  await expect(page.getByText('This site sets no tracking cookies.')).toBeVisible();
  const sent = page.waitForRequest('**/api/candidate/signup');
  await completeCandidate(page, 'Chie Okada');
  expect((await sent).postDataJSON()).toMatchObject({
    privacy_version: legalVersions.privacy,
    terms_version: legalVersions.terms,
    consent_language: 'en',
  });
  await enterCode(page, email, inbox.code, '/candidate/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Before you continue');
});

test('a session with consents is asked nothing', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/dashboard');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Before you continue' })).toBeHidden();
});

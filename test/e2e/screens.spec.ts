import type { UserType } from '#shared/domain/account-kind.ts';
import {
  axeScan,
  expectHighContacts,
  expectToBearSpacing,
  expectToReflow,
  scanBrightPhone,
  scanScreen,
} from './support/axe-scan.ts';
import { expectToFitInLanguages } from './support/in-languages.ts';
import { openScreen } from './support/open-screen.ts';
import { addressOf, problemOf, screens } from './support/screens.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';
import { waitUntilLoaded } from './support/wait-until-loaded.ts';

for (const [role, paths] of Object.entries(screens)) {
  for (const path of paths) {
    test(`${role} ${path} is accessible in light and dark, and fits a phone in every language`, async ({
      revisit,
      problems,
    }) => {
      const problem = problemOf(path);
      if (problem) problems.allow(problem);
      const page = await revisit(role as 'guest' | UserType);
      await openScreen(page, path, role);
      // Before that, the heading may be that of the server's document, which the site's own follows.
      await waitUntilHydrated(page);
      await waitUntilLoaded(page);
      await scanBrightPhone(page, path);
      await expectHighContacts(page, path);
      await expectToReflow(page, path);
      await expectToBearSpacing(page, path);
      await expectToFitInLanguages(page, path);
      // In the last language, Hindi, whose letters are high.
      await expectToBearSpacing(page, `${path} in Hindi`);
    });
  }
}

/**
 * Dialogs by the button that opens each, or the entry of the menu that it opens instead. A recruiter without a plan sees
 * more than the demo's.
 */
const dialogs: [path: string, opener: RegExp, as?: UserType | 'newRecruiter', entry?: RegExp][] = [
  ['/candidate/dashboard?tab=saved', /^View Profile/, 'candidate'],
  ['/my-jobs', /^Edit /],
  ['/recruiter/profile/1', /^Edit company page/],
  ['/my-jobs', /^Delete /],
  ['/recruiter/subscription-plans', /^Select Plan: Basic/],
  ['/recruiter/subscription-plans', /^Start Free Trial/, 'newRecruiter'],
  // A demo candidate: the newest one may be of a journey that deletes the account.
  ['/recruiter/view-candidates?keyword=hospitals', /^Shortlist /],
  ['/job/:job/applicants', /^More for /, 'recruiter', /^Update status/],
  ['/job/:job/applicants', /^Keyboard shortcuts/],
  ['/job/:job/applicants?open=:applicant', /^Why\?/],
  ['/admin/jobs?q=korean', /^Delete /, 'admin'],
  ['/admin/subscription-management', /^Add Plan/, 'admin'],
  ['/admin/subscription-management', /^Add Subscription/, 'admin'],
  ['/admin/dashboard', /^Confirm Payment: /, 'admin'],
  ['/job/:job', /^Report this job/, 'candidate'],
  ['/admin/moderation?tab=reports', /^Decide about /, 'admin'],
  ['/jobs', /^Apply Now/, 'candidate'],
  ['/candidate/dashboard?tab=applied', /^Withdraw the application/, 'candidate'],
  ['/jobs?location=Berlin', /^Save search/, 'candidate'],
  ['/recruiter/shortlisted-candidates', /^More for /, 'recruiter', /^Update status/],
  ['/recruiter/shortlisted-candidates', /^More for /, 'recruiter', /^Reject/],
  ['/recruiter/shortlisted-candidates', /^More for /, 'recruiter', /^Remove/],
  ['/recruiter-management', /^Unverify /, 'admin'],
  ['/admin/subscription-management', /^Actions: Premium$/, 'admin', /^Edit/],
  ['/admin/subscription-management', /^Actions: .+, Premium$/, 'admin', /^Details/],
  ['/admin/subscription-management', /^Actions: .+, Premium$/, 'admin', /^Edit/],
  ['/admin/subscription-management', /^Actions: .+, Premium$/, 'admin', /^Delete/],
  ['/admin/users', /^Actions for /, 'admin', /^Deactivate/],
  ['/admin/users', /^Actions for /, 'admin', /^Delete/],
];

for (const [path, opener, as = 'recruiter', entry] of dialogs) {
  test(`the dialog behind ${opener}${entry ?? ''} on ${path} is accessible in light and dark`, async ({
    visit,
    revisit,
  }) => {
    const page = as === 'newRecruiter' ? await visit({ as: await openSession('recruiter') }) : await revisit(as);
    await page.goto(await addressOf(path));
    const button = page.getByRole('main').getByRole('button', { name: opener }).first();
    // A row's menu closes when its list is loaded again.
    await expect(async () => {
      await button.press('Enter', { timeout: 20_000 });
      if (entry) await page.getByRole('menuitem', { name: entry }).press('Enter', { timeout: 2_000 });
    }).toPass();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: /Loading|Checking/ })).toHaveCount(0);
    await axeScan(page, `${path} ${opener}`, '[role="dialog"], [role="alertdialog"]');
  });
}

test('shows Arabic from right to left when chosen, and remembers the choice', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Language').selectOption('العربية');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Find Your Dream Job Across Languages');
  await scanScreen(page, 'landing page in Arabic');
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
});

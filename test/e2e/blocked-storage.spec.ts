import type { BrowserContext, Page } from '@playwright/test';
import { chooseLanguage, logOut } from './support/account-menu.ts';
import { openSession } from './support/sessions.ts';
import { logIn } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

/** How a browser refuses to store something, as a script before the page's own. */
const refusals: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'is blocked': (context) =>
    context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { configurable: true, get: refuse });
      }
    }),
  'is full': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

const saveJob = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('main').locator('[aria-pressed="true"]').first()).toBeVisible();
};

for (const [state, refuse] of Object.entries(refusals)) {
  test(`a candidate signs in, saves, applies and signs out in a tab whose storage ${state}`, async ({
    page,
    inbox,
  }) => {
    const { email } = await openSession('candidate');
    await inbox.code(email);
    await refuse(page.context());
    await logIn(page, inbox.code, { path: '/login', email, dashboard: '/candidate/dashboard' });
    await expect(
      toast(page, 'This browser stores nothing for this site. You stay logged in until you reload or close this page.'),
    ).toBeVisible();
    await saveJob(page);
    // Of a company that no other journey counts applications to.
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('Alpenblick');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    const job = page.getByRole('article').filter({ hasText: 'Alpenblick' }).first();
    await job.getByRole('button', { name: 'Apply Now' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Message/)
      .fill('I interpret every day.');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(toast(page, /^Successfully applied/)).toBeVisible();
    const sent = page.getByRole('dialog', { name: 'Application sent' });
    await sent.getByRole('button', { name: 'Close' }).last().click();
    await chooseLanguage(page, 'Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await logOut(page, 'Abmelden');
    await expect(page).toHaveURL('/');
    await page.goto('/candidate/dashboard');
    await expect(page).toHaveURL('/login');
  });
}

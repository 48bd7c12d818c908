import { makeHiringRecruiter, postJob } from './support/api.ts';
import { pdf } from './support/files.ts';
import { expectFocusOn, goTo, press, tabTo, typeInto } from './support/keyboard.ts';
import { signInByKeyboard } from './support/keyboard-sign-in.ts';
import { onPhone, seatsOfDay } from './support/seat.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

for (const { name, texts, browser } of seatsOfDay([onPhone('ar')])) {
  const { t, like, beginning } = texts;

  test(`a candidate works a day by keyboard ${name}, and bars cover no focused element`, async ({ visit, inbox }) => {
    const [recruiter, { email }] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
    const title = `Pocket interpreter ${recruiter.id}`;
    await postJob(recruiter, { title });
    await inbox.code(email);
    const page = await visit(browser);
    await signInByKeyboard(page, texts, inbox.code, { path: '/login', email, dashboard: '/candidate/dashboard' });
    await page.goto('/jobs');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await press(page, t('search.allFilters'));
    await expect(page.getByRole('dialog').getByLabel(t('jobs.filters.location'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await typeInto(page, t('jobs.filters.keyword'), title, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('jobs.list.showing', { shown: 1, total: 1 }))).toBeVisible();
    await expect(page.getByLabel(t('jobs.filters.keyword'))).toBeFocused();
    const save = t('jobs.card.saveNamed', { title });
    await press(page, save);
    await expect(page.getByRole('button', { name: save })).toHaveAttribute('aria-pressed', 'true');
    await goTo(page, title, /\/job\/[0-9]+$/, 'Shift+Tab');
    await expect(page.getByRole('button', { name: t('applications.apply') })).toBeEnabled();
    await press(page, t('applications.apply'));
    await typeInto(page, beginning('applications.dialog.message'), 'I live nearby.');
    await press(page, t('applications.dialog.confirm'));
    await expect(toast(page, like('applications.done'))).toContainText(title);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocusOn(page, /./);
    // The bar of actions grows with it.
    const withdraw = t('applications.withdraw.named', { title });
    await expect(page.getByRole('button', { name: withdraw })).toBeVisible();

    await goTo(page, t('common.nav.dashboard'), '/candidate/dashboard', 'Tab');
    await tabTo(page, t('candidates.dashboard.tab.all'));
    await page.keyboard.press('End');
    await expect(page).toHaveURL('/candidate/dashboard?tab=applied');
    await press(page, withdraw);
    await press(page, t('applications.withdraw.confirm'));
    await expect(toast(page, t('applications.withdraw.done'))).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await goTo(page, t('common.nav.profile'), '/candidate/profile', 'Tab');
    await press(page, t('candidates.profile.edit'));
    await expect(page.getByLabel(t('candidates.profile.name'))).toBeFocused();
    await typeInto(page, beginning('candidates.profile.subtitle'), 'Interpreter at hand');
    await press(page, t('candidates.profile.save'));
    await expect(toast(page, t('candidates.profile.saved'))).toBeVisible();
    await expectFocusOn(page, t('candidates.profile.edit'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t('candidates.profile.name'))).toBeFocused();
    await tabTo(page, t('candidates.upload.cv.label'));
    // Playwright may begin to watch for the window only after the first press.
    await expect(async () => {
      const chosen = page.waitForEvent('filechooser', { timeout: 3_000 });
      await page.keyboard.press('Enter');
      await (await chosen).setFiles(pdf());
    }).toPass();
    await expect(page.getByText(t('candidates.upload.cv.done')).first()).toBeVisible();
    // The bell loads once a screen is done.
    await expect(
      page.getByRole('banner').getByRole('button', { name: beginning('common.notifications') }),
    ).toBeVisible();
    await press(page, beginning('common.notifications'), 'Shift+Tab');
    await expect(page.getByRole('dialog', { name: t('common.notifications') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFocusOn(page, beginning('common.notifications'));
  });
}

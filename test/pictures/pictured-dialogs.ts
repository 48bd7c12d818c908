import { expect, type Page } from '@playwright/test';
import type { Texts } from '../e2e/support/texts.ts';
import type { PicturedScreen } from './pictured-screens.ts';

/** A dialog of which pictures are taken. */
export interface PicturedDialog {
  name: string;
  /** The button that opens it, and the entry of the menu that the button opens instead. */
  openers: (texts: Texts) => (string | RegExp)[];
}

type Openers = PicturedDialog['openers'];
const dialog = (viewer: PicturedScreen['viewer'], path: string, name: string, openers: Openers): PicturedScreen => ({
  viewer,
  path,
  dialog: { name, openers },
});

const shortlist = '/recruiter/shortlisted-candidates';

/** The main dialogs. */
export const picturedDialogs: PicturedScreen[] = [
  dialog('candidate', '/jobs', 'apply', ({ t }) => [t('jobs.card.apply')]),
  dialog('candidate', '/candidate/dashboard?tab=applied', 'withdrawal', ({ like }) => [
    like('applications.withdraw.named'),
  ]),
  dialog('candidate', '/jobs?location=Berlin', 'saved search', ({ t }) => [t('savedSearches.save')]),
  dialog('candidate', '/jobs/:job', 'report', ({ t }) => [t('common.report.job')]),
  dialog('candidate', '/account', 'change of the address', ({ t }) => [t('account.email.change')]),
  dialog('recruiter', '/recruiter/subscription-plans', 'purchase', ({ beginning }) => [
    beginning('subscriptions.plans.select'),
  ]),
  dialog('recruiter', shortlist, 'status', ({ t }) => [t('shortlist.card.update'), t('shortlist.status.interviewed')]),
  dialog('recruiter', shortlist, 'rejection', ({ t, like }) => [
    like('shortlist.card.more'),
    t('shortlist.card.reject'),
  ]),
  dialog('recruiter', '/my-jobs', 'job', ({ like }) => [like('jobPostings.card.edit')]),
  dialog('admin', '/recruiter-management', 'unverify', ({ like }) => [like('admin.recruiters.unverifyName')]),
  dialog('admin', '/subscription-management?view=simple', 'subscription', ({ t }) => [
    t('subscriptionAdmin.create.open'),
  ]),
  dialog('admin', '/account', 'own details', ({ t }) => [t('account.details.edit')]),
  dialog('admin', '/subscription-plan-management', 'plan', ({ t }) => [t('subscriptionAdmin.plan.add')]),
];

/** Opens the dialog and waits until its content is there. */
export const openDialog = async (page: Page, { openers }: PicturedDialog, texts: Texts): Promise<void> => {
  const [button = '', entry] = openers(texts);
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  if (entry) await page.getByRole('menuitem', { name: entry }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(
    dialogOf(page)
      .getByRole('status')
      .filter({ hasText: /\.\.\.|…/ }),
  ).toHaveCount(0);
};

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Share of the window that a dialog takes at most. */
const maxShareOfWindow = 0.92;

/** Makes the window high enough for the dialog, which scrolls in a lower one. */
export const showDialog = async (page: Page): Promise<void> => {
  const needed = await dialogOf(page).evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    return Math.max(...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 0);
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (needed > 0) await page.setViewportSize({ width, height: Math.ceil(height + needed / maxShareOfWindow) });
};

import type { Page } from '@playwright/test';
import { apply, makeHiringRecruiter } from './support/api.ts';
import { arrowTo, choose, expectBackOn, expectFocusOn, goTo, press, tabTo, typeInto } from './support/keyboard.ts';
import { signInByKeyboard } from './support/keyboard-sign-in.ts';
import { onWideScreen, seatsOfDay } from './support/seat.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';
import { toast } from './support/toast.ts';

interface Day {
  page: Page;
  texts: Texts;
  title: string;
  candidate: Session;
}

const postAJob = async ({ page, texts, title }: Day): Promise<void> => {
  const { t, language } = texts;
  const japanese = new Intl.DisplayNames(language, { type: 'language' }).of('ja') ?? '';
  await goTo(page, t('common.nav.myJobs'), '/my-jobs');
  await press(page, t('jobPostings.list.post'));
  await expect(page).toHaveURL('/post-job');
  await expect(page.getByRole('button', { name: t('jobPostings.post.submit') })).toBeEnabled();
  const field = page.getByLabel(t('jobPostings.form.title'));
  await tabTo(page, t('jobPostings.form.title'));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/./);
  await page.keyboard.type(title);
  await typeInto(page, t('jobPostings.form.language'), japanese.slice(0, -1));
  // Suggestions begin with a capital, as names in a list do.
  const suggested = page.getByRole('listbox').getByRole('option').first();
  await expect(suggested).toContainText(japanese, { ignoreCase: true });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('jobPostings.form.language'))).toHaveValue(new RegExp(`^${japanese}$`, 'i'));
  await typeInto(page, t('jobPostings.form.location'), 'Lisbon');
  await typeInto(page, t('jobPostings.form.description'), 'Teach Japanese to interpreters.');
  await press(page, t('jobPostings.post.submit'));
  await expect(toast(page, t('jobPostings.post.done'))).toBeVisible();
  await expect(page).toHaveURL('/recruiter/my-jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

const chooseAnApplicant = async ({ page, texts: { t, beginning }, title, candidate }: Day): Promise<void> => {
  const applicants = t('jobPostings.card.applicantsOf', { title });
  const path = (await page.getByRole('link', { name: applicants }).getAttribute('href')) ?? '';
  await apply(candidate, Number(/[0-9]+/.exec(path)?.[0]));
  await goTo(page, applicants, path, 'Tab');
  await press(page, t('applicants.details.show'));
  await expectFocusOn(page, t('applicants.details.hide'));
  const update = t('applicants.card.updateNamed', { name: candidate.name });
  await press(page, candidate.name);
  await press(page, update);
  await tabTo(page, t('applicants.update.status'));
  await choose(page, t('applicants.status.reviewed'));
  await press(page, t('applicants.update.submit'));
  await expect(toast(page, t('applicants.update.done'))).toBeVisible();
  await expectBackOn(page, update);
  const shortlist = t('applicants.card.shortlistNamed', { name: candidate.name });
  await press(page, shortlist);
  await expect(page.getByRole('dialog')).toBeVisible();
  await typeInto(page, beginning('shortlist.add.notes'), 'Knows the field.');
  await press(page, t('shortlist.add.submit'));
  await expect(toast(page, t('shortlist.add.doneShort'))).toBeVisible();
  // The card now says that the person is on the shortlist.
  await expect(page.getByRole('button', { name: shortlist })).toHaveCount(0);
  // On a phone the person stays open as a dialog, which or whose title has the focus then.
  await expect(page.locator('h1:focus, [role="dialog"]:focus, [role="dialog"] h2:focus')).toHaveCount(1);
};

const contactTheApplicant = async ({ page, texts: { t, beginning }, candidate }: Day): Promise<void> => {
  await press(page, t('applicants.card.contactNamed', { name: candidate.name }));
  await expect(page).toHaveURL('/contact-candidate');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, t('contact.form.method'));
  await choose(page, t('contact.method.phone'));
  await typeInto(page, beginning('applicants.update.notes'), 'Interview on Monday.');
  await press(page, t('contact.form.submit'));
  await expect(toast(page, t('contact.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/job\/[0-9]+\/applicants$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

/** A masked name. */
const masked = /^(?:\p{L}?\*+ ?)+$/u;

const unlockAProfile = async ({ page, texts: { t, like } }: Day): Promise<void> => {
  await goTo(page, t('common.nav.candidates'), '/recruiter/view-candidates');
  // A demo candidate: the newest one may be of a journey that deletes the account.
  await typeInto(page, t('candidateSearch.filters.keyword'), 'hospitals');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recruiter/view-candidates?keyword=hospitals');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await press(page, masked);
  await press(page, t('candidateSearch.unlock.confirm'));
  await expect(page.getByText(like('candidateSearch.profile.spent')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-opener]')).toBeFocused();
};

const moveOn = async ({ page, texts: { t } }: Day): Promise<void> => {
  await goTo(page, t('common.nav.shortlist'), '/recruiter/shortlisted-candidates');
  await press(page, masked);
  await press(page, t('shortlist.card.update'));
  await arrowTo(page, t('shortlist.status.interviewed'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(t('shortlist.update.status'))).toHaveValue('interviewed');
  await press(page, t('shortlist.update.submit'));
  await expect(toast(page, t('shortlist.update.done'))).toBeVisible();
  await expectBackOn(page, t('shortlist.card.update'));
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-opener]:focus')).toHaveCount(1);
};

const rejectOnTheBoard = async ({ page, texts: { t, like } }: Day): Promise<void> => {
  await press(page, t('shortlist.view.board'), 'Shift+Tab');
  await expect(page).toHaveURL(/view=board$/);
  await press(page, like('shortlist.board.moveNamed'));
  await arrowTo(page, t('shortlist.status.rejected'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(t('shortlist.reject.final'));
  await press(page, t('shortlist.reject.submit'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: like('shortlist.board.moved') })).toHaveCount(1);
  // A rejection is final: the card has no menu any more, and its name has the focus in its new place.
  await expect(page.getByRole('button', { name: like('shortlist.board.moveNamed') })).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('heading').getByRole('button')).toBeFocused();
};

const payByUpi = async ({ page, texts: { t, beginning } }: Day): Promise<void> => {
  const select = beginning('subscriptions.plans.select');
  await goTo(page, t('common.nav.plans'), '/recruiter/subscription-plans');
  await press(page, select);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expectBackOn(page, select);
  await page.keyboard.press('Enter');
  await tabTo(page, beginning('subscriptions.payment.card'));
  await page.keyboard.press('ArrowDown');
  await expectFocusOn(page, beginning('subscriptions.payment.upi'));
  await typeInto(page, t('subscriptions.upi.yourId'), 'keyboard@bank');
  await press(page, t('subscriptions.upi.paid'));
  await expect(page.getByRole('dialog')).toContainText(t('subscriptions.upi.done'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

for (const { name, texts, browser } of seatsOfDay([onWideScreen('en')])) {
  test(`a recruiter works a day by keyboard ${name}, from a posting to a payment`, async ({ visit, inbox }) => {
    const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
    const { email } = recruiter;
    await inbox.code(email);
    const page = await visit(browser);
    const day = { page, texts, title: `Keyboard teacher ${recruiter.id}`, candidate };
    await signInByKeyboard(page, texts, inbox.code, {
      path: '/recruiter/login',
      email,
      dashboard: '/recruiter/dashboard',
    });
    await test.step('posts a job', () => postAJob(day));
    await test.step('shortlists an applicant', () => chooseAnApplicant(day));
    await test.step('contacts the applicant', () => contactTheApplicant(day));
    await test.step('unlocks a profile', () => unlockAProfile(day));
    await test.step('moves a candidate on', () => moveOn(day));
    await test.step('rejects the candidate on the board', () => rejectOnTheBoard(day));
    await test.step('pays for a plan', () => payByUpi(day));
  });
}

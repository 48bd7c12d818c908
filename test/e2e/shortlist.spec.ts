import type { Locator, Page } from '@playwright/test';
import { uniqueLetters } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { agreeOnInterview } from './support/interview.ts';
import { moveToSecondPage } from './support/later-page.ts';
import { portal } from './support/portal.ts';
import { openedRow, openFirstRow, openRow } from './support/rows.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

/** The column of a status; its name has the number of its candidates as well. */
const column = (page: Page, status: string) => page.getByRole('region', { name: new RegExp(`^${status} \\d`) });

const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('article').filter({ hasText: name });

const shortlist = ({ token, id: recruiter_id }: Session, candidate: Session) =>
  expectOk(portal, 'POST', '/shortlist/add', { token, body: { recruiter_id, candidate_id: candidate.id } });

test('a recruiter finds shortlisted applicants and moves them on the board, by keyboard and by dragging', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 400 /);
  const [recruiter, ...candidates] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Mori' }),
    openSession('candidate', { name: 'Bo Lind' }),
  ]);
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  for (const candidate of candidates) {
    await apply(candidate, job);
    const body = { status: 'shortlisted', notes: '' };
    await expectOk(portal, 'PUT', `/applications/${job}-${candidate.id}/status`, { token: recruiter.token, body });
  }
  const page = await visit({ as: recruiter });

  await test.step('finds them on the shortlist, so that there is nothing to sync', async () => {
    await expect(async () => {
      await page.goto('/recruiter/shortlisted-candidates');
      await expect(page.getByRole('article')).toHaveCount(2, { timeout: 1_500 });
    }).toPass();
    await openFirstRow(page);
    await expect(openedRow(page).getByText('Synced from an application for Court interpreter')).toBeVisible();
    await page.getByRole('button', { name: 'Sync shortlisted applicants' }).click();
    await expect(toast(page, '0 synced: every shortlisted applicant is already here.')).toBeVisible();
  });

  await test.step('moves a card by keyboard, which is in its new column before the server answers', async () => {
    await page.getByRole('button', { name: 'Board', exact: true }).press('Enter');
    await expect(page).toHaveURL('/recruiter/shortlisted-candidates?view=board');
    const saved = Promise.withResolvers<void>();
    await page.route('**/api/shortlist/*/status', async (route) => {
      await saved.promise;
      await route.continue();
    });
    await cardIn(page, 'Active', 'A*** M***')
      .getByRole('button', { name: /^Move to/ })
      .press('Enter');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('New status')).toHaveValue('contacted');
    await dialog.getByLabel(/^Notes/).fill('Called her.');
    await dialog.getByRole('button', { name: 'Update' }).press('Enter');
    await expect(
      cardIn(page, 'Contacted', 'A*** M***').getByRole('button', { name: 'A*** M***', exact: true }),
    ).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'A*** M*** moved to Contacted.' })).toHaveCount(1);
    // A reload would cancel a request that is still under way.
    const answered = page.waitForResponse('**/api/shortlist/*/status');
    saved.resolve();
    await answered;
    await page.unrouteAll({ behavior: 'wait' });
    await expect(async () => {
      await page.reload();
      await expect(cardIn(page, 'Contacted', 'A*** M***')).toBeVisible({ timeout: 1_500 });
    }).toPass();
  });

  await test.step('drags a card, which returns when the server refuses, with its dialog if a text was typed', async () => {
    await page.route('**/api/shortlist/*/status', (route) =>
      route.fulfill({ status: 400, json: { detail: 'Somebody else moved this candidate.', code: 'INVALID_STATE' } }),
    );
    await cardIn(page, 'Active', 'B*** L***').dragTo(column(page, 'Interviewed'));
    await expect(toast(page, 'Somebody else moved this candidate.')).toBeVisible();
    await expect(cardIn(page, 'Active', 'B*** L***')).toBeVisible();
    await cardIn(page, 'Active', 'B*** L***').dragTo(column(page, 'Hired'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Notes/).fill('Met him on Monday.');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByLabel('New status')).toHaveValue('hired');
    await expect(dialog.getByLabel(/^Notes/)).toHaveValue('Met him on Monday.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(cardIn(page, 'Active', 'B*** L***')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'B*** L*** is back in Active.' })).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('moves a card back, and is asked before rejecting', async () => {
    await cardIn(page, 'Contacted', 'A*** M***').dragTo(column(page, 'Active'));
    await expect(cardIn(page, 'Active', 'A*** M***')).toBeVisible();
    await cardIn(page, 'Active', 'A*** M***').dragTo(column(page, 'Rejected'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject candidate' }).click();
    await expect(cardIn(page, 'Rejected', 'A*** M***')).toBeVisible();
    await expect(cardIn(page, 'Rejected', 'A*** M***').getByRole('button', { name: /^Move to/ })).toHaveCount(0);
  });
});

test('a recruiter prints chosen candidates, one page each, without using a view', async ({ visit }) => {
  const [recruiter, known, masked] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Mori' }),
    openSession('candidate', { name: 'Bo Lind' }),
  ]);
  const { token, id } = recruiter;
  await expectOk(portal, 'GET', `/candidate/recruiter/view/${known.id}?recruiter_id=${id}`, { token });
  for (const candidate of [known, masked]) await shortlist(recruiter, candidate);
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/shortlisted-candidates');
  for (const name of ['Aiko Mori', 'B*** L***']) await page.getByLabel(`Select ${name}`).check();
  await expect(page.getByText('2 people selected', { exact: true }).last()).toBeVisible();
  await page.getByRole('link', { name: 'Print profiles' }).click();
  await expect(page).toHaveURL(`/recruiter/shortlist-pack?ids=${known.id}%2C${masked.id}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Aiko Mori', 'B*** L***']);
  await expect(page.getByText(known.email)).toBeVisible();
  await axeScan(page, 'printed profiles');
  const notes = page.getByLabel('Print my notes and the timeline too');
  await notes.click();
  await expect(notes).toBeChecked();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.getByRole('article').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  const { body } = await expectOk(portal, 'GET', `/subscriptions/recruiter/${id}/status`, { token });
  expect(body).toMatchObject({ candidates_viewed: 1 });
});

test('the time of an interview is on the panel and the board by the clocks that the account chose, and those of the candidate', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Mori' }),
  ]);
  await expectOk(portal, 'PUT', '/time-zone', {
    token: recruiter.token,
    body: { zone: 'Asia/Kolkata', is_chosen: true },
  });
  await shortlist(recruiter, candidate);
  await agreeOnInterview(recruiter, candidate);
  const page = await visit({ as: recruiter, timezoneId: 'America/New_York' });
  const expectTimes = async (shown: Locator) => {
    const at = Date.parse((await shown.locator('time').getAttribute('datetime')) ?? '');
    const clock = (timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
    await expect(shown.locator('time')).toContainText(clock('Asia/Kolkata'));
    await expect(shown).toContainText('Kolkata, UTC+05:30');
    await expect(shown).toContainText(
      new RegExp(`For A\\*\\*\\* M\\*\\*\\*: .*${clock('Asia/Tokyo')} \\(Tokyo, UTC\\+09:00\\)`),
    );
  };
  await expect(async () => {
    await page.goto('/recruiter/shortlisted-candidates');
    await openFirstRow(page);
    await expect(openedRow(page).getByText('Kolkata')).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expectTimes(openedRow(page).locator('p').filter({ hasText: 'Kolkata' }));
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await expectTimes(page.getByRole('article').locator('p').filter({ hasText: 'Kolkata' }));
});

test('what was typed into the dialogs of the shortlist is back after a reload', async ({ visit }) => {
  const language = `Tongue ${uniqueLetters()}`;
  const [recruiter] = await Promise.all([makeHiringRecruiter(), openSession('candidate', { language })]);
  await postJob(recruiter, { title: 'Court interpreter' });
  const page = await visit({ as: recruiter });
  const dialog = page.getByRole('dialog');
  const back = toast(page, 'What you had typed is back.');

  await page.goto(`/recruiter/view-candidates?language=${language}`);
  const open = page.getByRole('article').getByRole('button', { name: /^Shortlist / });
  await open.press('Enter');
  await dialog.getByLabel('For the job').selectOption('Court interpreter');
  await dialog.getByLabel(/^Notes/).fill('Call on Monday.');
  await page.reload();
  await open.press('Enter');
  await expect(back).toBeVisible();
  await expect(dialog.getByLabel('For the job').locator('option:checked')).toHaveText('Court interpreter');
  await expect(dialog.getByLabel(/^Notes/)).toHaveValue('Call on Monday.');
  await dialog.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/recruiter/shortlisted-candidates');
  const entry = page.getByRole('article');
  await openFirstRow(page);
  await expect(openedRow(page)).toContainText('Call on Monday.');
  const reject = async () => {
    await entry.getByRole('button', { name: /^More for / }).press('Enter');
    await page.getByRole('menuitem', { name: 'Reject' }).press('Enter');
    return dialog.getByRole('textbox');
  };
  await (await reject()).fill('Another offer.');
  await page.reload();
  await expect(await reject()).toHaveValue('Another offer.');
  await dialog.getByRole('button', { name: 'Reject candidate' }).click();
  await expect(toast(page, 'Candidate rejected.')).toBeVisible();
  await expect(openedRow(page)).toContainText('Another offer.');
});

test('who is shortlisted already has the status among the applicants and on the profile, with the way to the entry', async ({
  visit,
}) => {
  const language = `Tongue ${uniqueLetters()}`;
  const [recruiter, known, other] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Mori', language }),
    openSession('candidate', { name: 'Bo Lind' }),
  ]);
  const job = await postJob(recruiter);
  for (const candidate of [known, other]) await apply(candidate, job);
  await shortlist(recruiter, known);
  const page = await visit({ as: recruiter });
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: /^Add to shortlist/ });
  const marks = main.getByRole('link', { name: 'Shortlisted: Active' });

  await test.step('the applicants offer to add only the other one', async () => {
    await page.goto(`/job/${job}/applicants?open=${known.id}`);
    await expect(marks).toHaveCount(1);
    await expect(add).toHaveCount(0);
    await openRow(page, 'B*** L***');
    await expect(marks).toHaveCount(0);
    await add.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to shortlist' }).click();
    await expect(marks).toHaveCount(1);
    await expect(add).toHaveCount(0);
    await openRow(page, 'A*** M***');
  });

  await test.step('the mark leads to the entry', async () => {
    await marks.press('Enter');
    await expect(page).toHaveURL(`/recruiter/shortlisted-candidates?status=active&open=${known.id}`);
    await expect(main.getByRole('region', { name: 'A*** M***' })).toBeVisible();
  });

  await test.step('the profile says it too', async () => {
    await page.goto(`/candidate/profile/${known.id}`);
    await expect(marks).toBeVisible();
    const card = main.getByRole('article');
    // The search follows with a delay.
    await expect(async () => {
      await page.goto(`/recruiter/view-candidates?language=${language}`);
      await expect(card.getByText('Shortlisted: Active')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await openFirstRow(page);
    const dialog = openedRow(page);
    await dialog.getByRole('button', { name: 'Unlock profile' }).click();
    await expect(dialog.getByRole('link', { name: 'Shortlisted: Active' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Shortlist' })).toHaveCount(0);
  });
});

test('a profile says that its candidate is shortlisted, also beyond the latest entries', async ({ visit }) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  await shortlist(recruiter, candidate);
  const page = await visit({ as: recruiter });
  const requested = await moveToSecondPage(page, '**/api/shortlist/recruiter/*');
  await page.goto(`/candidate/profile/${candidate.id}`);
  await expect(page.getByRole('link', { name: 'Shortlisted: Active' })).toBeVisible();
  expect(requested).toEqual(['first', 'second']);
});

/** The element that has the focus half a second after the name of a rejected card lost it, as by a key. Runs in the page. */
const focusAfterLoss = () =>
  new Promise<string | undefined>((resolve) => {
    document.addEventListener('focusin', ({ target }) => {
      const name = target instanceof HTMLElement ? target : null;
      const card = name?.closest('article');
      if (!name || !card || card.querySelector('[aria-haspopup="menu"]')) return;
      name.blur();
      setTimeout(() => resolve(document.activeElement?.localName), 500);
    });
  });

test('a focus that moved on after a move on the board is never taken to the heading', async ({ visit }) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  await shortlist(recruiter, candidate);
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/shortlisted-candidates?view=board');
  const focus = page.evaluate(focusAfterLoss);
  await page.getByRole('button', { name: /^Move / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rejected' }).press('Enter');
  await page.getByRole('button', { name: 'Reject candidate' }).press('Enter');
  expect(await focus).toBe('body');
});

import { uniqueLetters } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openedRow, openFirstRow } from './support/rows.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test.use({ manner: 'pressingTwice' });

test('an unlocked profile opens again immediately, although the list is still stale', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/view-candidates?language=Greek');
  const card = page.getByRole('article').filter({ hasNot: page.getByText('Unlocked', { exact: true }) });
  const open = card.first().getByRole('heading').getByRole('button');
  await expect(open).toBeVisible();
  // The fresh list is delayed for the rest of the test.
  await page.route('**/api/candidates/search?*', () => undefined);
  await open.click();
  const dialog = openedRow(page);
  await dialog.getByRole('button', { name: 'Unlock profile' }).click();
  await expect(dialog.getByText(/^Profile unlocked\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog.getByText(/^Profile unlocked\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Unlock profile' })).toHaveCount(0);
});

test('an unverified recruiter sees what verification allows, instead of being asked to use a view', async ({
  visit,
}) => {
  const recruiter = await openSession('recruiter');
  const body = { recruiter_id: recruiter.id, plan_name: 'trial' };
  await expectOk(portal, 'POST', '/subscriptions/create', { token: recruiter.token, body });
  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/view-candidates?keyword=hospitals');
  const needed = 'Your account needs to be verified by admin';
  await expect(page.getByText(needed)).toBeVisible();
  await openFirstRow(page);
  const opened = openedRow(page);
  await expect(opened.getByText(needed)).toBeVisible();
  await expect(opened.getByText('an admin checks your company')).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Unlock profile' })).toHaveCount(0);
  await opened.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: /^Shortlist / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(needed)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add to shortlist' })).toHaveCount(0);
  await page.goto('/recruiter/shortlisted-candidates');
  await expect(page.getByText(needed)).toBeVisible();
});

test('the address of a profile offers a recruiter to unlock it and says what that costs', async ({ visit }) => {
  const [recruiter, { id, name }] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const page = await visit({ as: recruiter });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`/candidate/profile/${id}`);
  await expect(page.getByText(/^This uses 1 of your \d+ remaining views$/)).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  expect(requested).not.toContain(`/api/candidate/recruiter/view/${id}`);
  await page.getByRole('button', { name: 'Unlock profile' }).click();
  await expect(page.getByText(/^Profile unlocked\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Already unlocked: this view cost nothing\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('the address of a profile that does not exist says so to recruiters and admins', async ({ visit, problems }) => {
  problems.allow(/status of 404 /);
  for (const as of [demoSession('recruiter'), demoSession('admin')]) {
    const page = await visit({ as });
    await page.goto('/candidate/profile/999999999');
    await expect(page.getByRole('alert'), as.type).toContainText('Candidate profile not found. Please try again.');
  }
});

test('a shortlisted candidate has the status, and once unlocked the name, in the search', async ({ visit }) => {
  const language = `Tongue ${uniqueLetters()}`;
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate', { language })]);
  const { token, id: recruiter_id } = recruiter;
  await expectOk(portal, 'POST', '/shortlist/add', { token, body: { recruiter_id, candidate_id: candidate.id } });
  const page = await visit({ as: recruiter });
  await page.goto(`/recruiter/view-candidates?language=${language}`);
  const card = page.getByRole('article');
  await expect(card.getByText('Shortlisted: Active')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Shortlist / })).toHaveCount(0);
  await expect(card.getByRole('heading')).not.toHaveText(candidate.name);
  await openFirstRow(page);
  await openedRow(page).getByRole('button', { name: 'Unlock profile' }).click();
  await expect(page.getByText(/^Profile unlocked\./)).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      return await card.getByRole('heading').textContent();
    })
    .toBe(candidate.name);
});

test('offers no trial to a recruiter who has a plan or had the trial', async ({ visit }) => {
  const page = await visit({ as: await makeHiringRecruiter() });
  await page.goto('/recruiter/subscription-plans');
  await expect(page.getByText('Not while you have a plan')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start Free Trial/ })).toHaveCount(0);
  await page.route('**/api/subscriptions/recruiter/*/status', async (route) => {
    const response = await route.fetch();
    const ended = { has_active_subscription: false, current_plan: null, trial_available: false };
    await route.fulfill({ response, json: { ...(await response.json()), ...ended } });
  });
  await page.reload();
  await expect(page.getByText('You have already used your free trial')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start Free Trial/ })).toHaveCount(0);
  await page.goto('/recruiter/dashboard');
  await expect(page.getByRole('link', { name: 'Choose a Subscription Plan' })).not.toContainText('trial');
});

import { expectOk } from '#test/support/http-api.ts';
import { apply, changeJob, makeHiringRecruiter, postJob } from './support/api.ts';
import { moveToSecondPage } from './support/later-page.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { staying } from './support/staying.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

test('a candidate applies from a card with a message, and withdraws the application', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/jobs');
  const cards = page.getByRole('main').getByRole('article');
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  const card = await staying(cards.first());
  await card.getByRole('button', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply for ${title}` });
  await expect(dialog).toContainText('No CV: there is none in your profile.');
  await expect(dialog.getByRole('link', { name: 'Add it to your profile first' }).first()).toHaveAttribute(
    'href',
    '/candidate/profile',
  );
  await dialog.getByLabel('Message to the recruiter').fill('I interpret in court.');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  const sent = page.getByRole('dialog', { name: 'Application sent' });
  await expect(sent).toContainText('The recruiter sees your application and your profile.');
  await expect(sent).toContainText('There is no fixed time for an answer.');
  await expect(sent.getByRole('link', { name: 'Your applications' })).toBeVisible();
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect(sent).toBeHidden();
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled();

  await page.goto('/candidate/dashboard?tab=applied');
  await expect(page.getByRole('list', { name: 'Way of the application' })).toHaveText(/^Sent.*No result yet$/);
  await page.getByRole('button', { name: `Message and next steps: ${title}` }).click();
  await expect(page.getByRole('article').first()).toContainText('I interpret in court.');
  await page.getByRole('button', { name: `Withdraw the application for ${title}` }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await confirmation.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(toast(page, 'Application withdrawn')).toBeVisible();
  await expect(page.getByText('No applications yet')).toBeVisible();
});

test('a candidate reads what happens next also when their applications load slower than the jobs', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/candidate/dashboard?tab=all');
  await page.getByRole('main').getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByLabel('Message to the recruiter')).toBeVisible();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/applications/candidate/**', async (route) => {
    await held;
    await route.continue();
  });
  const reloaded = page.waitForResponse('**/api/jobs/search**');
  await page.getByRole('button', { name: 'Send application' }).click();
  await reloaded;
  const sent = page.getByRole('dialog', { name: 'Application sent' });
  await expect(sent).toBeVisible();
  answer();
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect(sent).toBeHidden();
});

test('an application shows its way: each answer with its day, the contacts, and what can still be done', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const title = 'Conference interpreter';
  const id = await postJob(recruiter, { title });
  await apply(candidate, id);
  const page = await visit({ as: candidate });
  const application = `/applications/${id}-${candidate.id}`;
  const answer = (status: string) =>
    expectOk(portal, 'PUT', `${application}/status`, { token: recruiter.token, body: { status } });
  const way = page.getByRole('list', { name: 'Way of the application' }).getByRole('listitem');
  const day = new Date().toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const job = page.getByRole('article').filter({ hasText: title });
  const more = page.getByRole('button', { name: /^Message and next steps/ });
  await answer('reviewed');
  await expectOk(portal, 'POST', `${application}/contact`, {
    token: recruiter.token,
    body: { method: 'phone', notes: 'Only for the recruiter.' },
  });
  await page.goto('/candidate/dashboard?tab=applied');
  await expect(way).toHaveText([`Sent${day}`, `Reviewed${day}`, 'No result yet']);
  await more.press('Enter');
  await expect(job).toContainText(`${day}: the recruiter contacted you by phone.`);
  await expect(job).toContainText('You sent no message.');
  await expect(job).toContainText('it can no longer be withdrawn');
  await expect(job).not.toContainText('Only for the recruiter.');

  await answer('shortlisted');
  await answer('hired');
  await page.goto(`/job/${id}`);
  await expect(way).toHaveText([`Sent${day}`, `Reviewed${day}`, `Shortlisted${day}`, `Hired${day}`]);
  await more.press('Enter');
  await page.getByRole('link', { name: 'Your languages', exact: true }).click();
  await expect(page).toHaveURL('/candidate/profile');
});

test('a candidate has the bell, saved jobs and the language filter in the job search', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/jobs?language=Japanisch');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter: Japanisch' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allInnerTexts()) expect(text).toContain('Japanese');
  const save = (await staying(cards.first())).getByRole('button', { name: /^Save / });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save.click();
  await saved;
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('salaries are compared in dollars, and shown in the currency that the reader chooses', async ({ page }) => {
  await page.goto('/jobs?keyword=india');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Showing \d+ of \d+ jobs$/)).toBeVisible();
  await page.goto('/jobs?salary=100000%2B');
  await expect(main.getByRole('article').first()).toBeVisible();
  for (const text of await main.getByRole('article').allInnerTexts()) expect(text).not.toMatch(/₹[0-9],/);
  const currency = page.getByRole('dialog').getByLabel('Show salaries in');
  await main.getByRole('button', { name: 'All filters (1)' }).click();
  await currency.selectOption('CHF');
  await page.keyboard.press('Escape');
  await expect(main.getByText(/^about CHF/).first()).toBeVisible();
  await page.reload();
  await expect(main.getByText(/^about CHF/).first()).toBeVisible();
  await main.getByRole('button', { name: 'All filters (1)' }).click();
  await expect(currency).toHaveValue('CHF');
});

test('a job page explains an approximate salary, and offers the currency that the account has, too', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/jobs?keyword=india');
  const main = page.getByRole('main');
  await main
    .getByRole('article')
    .filter({ hasText: '₹' })
    .first()
    .getByRole('link', { name: 'View Job Details' })
    .click();
  const facts = main.getByRole('region', { name: 'At a glance' });
  await expect(facts.getByText(/^about £/)).toBeVisible();
  const choice = facts.getByLabel('Show salaries in');
  await expect(choice).toHaveAccessibleDescription(
    /^Converted with the reference rates of \w+ \d+, \d{4} \([^)]+\)\.$/,
  );
  await choice.focus();
  await choice.selectOption('INR');
  await expect(facts.getByText(/^about/)).toBeHidden();
  await expect(choice).toBeFocused();
  await choice.selectOption('SGD');
  await expect(facts.getByText(/^about SGD/)).toBeVisible();

  await page.goto('/account');
  const own = page.getByRole('region', { name: 'Salaries' }).getByLabel('Show salaries in');
  await expect(own).toHaveValue('SGD');
  await own.selectOption('AUD');
  await page.goBack();
  await expect(facts.getByText(/^about A\$/)).toBeVisible();
});

test('on a phone the way to apply stays in sight on the job page', async ({ visit }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/job/1');
  const facts = page.getByRole('heading', { name: 'At a glance' });
  await expect(facts).toBeAttached();
  const apply = page.getByRole('button', { name: 'Apply Now' });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await facts.scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
});

test('an application whose job is closed says so, and leads to no page that is not there', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 404 /);
  const recruiter = await makeHiringRecruiter();
  const candidate = await openSession('candidate');
  const id = await postJob(recruiter, { title: 'Notary interpreter' });
  await apply(candidate, id);
  await changeJob(recruiter, id, { title: 'Notary interpreter', is_active: false });
  const page = await visit({ as: candidate });
  await expect(async () => {
    await page.goto('/candidate/dashboard?tab=applied');
    await expect(page.getByText('No longer available')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const applied = page.getByRole('article').filter({ hasText: 'Notary interpreter' });
  await expect(applied.getByRole('link')).toHaveCount(0);
  await page.goto(`/job/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('This job is closed and takes no more applications.');
  await expect(main).toContainText('You applied for this job:');
  await main.getByRole('link', { name: 'Your applications' }).click();
  await expect(applied).toBeVisible();
});

for (const [width, height, part] of [
  [390, 844, 'the title and company'],
  [360, 640, 'the top'],
] as const) {
  test(`on a phone of ${width} by ${height} ${part} of the first job is in sight on the dashboard`, async ({
    visit,
  }) => {
    const page = await visit({ as: demoSession('candidate'), viewport: { width, height } });
    await page.goto('/candidate/dashboard');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeVisible();
    const bar = (await page.getByRole('navigation').last().boundingBox()) ?? { y: 0 };
    const seen = part === 'the top' ? card : card.getByRole('heading');
    const box = (await seen.boundingBox()) ?? { y: height, height: 0 };
    expect(box.y + (part === 'the top' ? 0 : box.height)).toBeLessThan(bar.y);
  });
}

test('the dashboard counts and knows all applications of a candidate, also beyond the first page', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const jobId = await postJob(recruiter, { title: 'Subtitle translator' });
  await apply(candidate, jobId);
  await expectOk(portal, 'PUT', `/candidate/saved-jobs/${jobId}`, { token: candidate.token });
  const page = await visit({ as: candidate });
  const requested = await moveToSecondPage(page, '**/api/applications/candidate/*');
  await page.goto('/candidate/dashboard?tab=saved');
  await expect(page.getByText(/\b1 applied$/)).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Subtitle translator' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('button', { name: 'Apply Now' })).toBeHidden();
  expect(requested.slice(0, 2)).toEqual(['first', 'second']);
});

test('a message has a counter as the server counts, which says when it is too long before it is sent', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/job/1');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  const message = dialog.getByLabel(/^Message/);
  await expect(dialog.getByText('0 / 1,000')).toBeVisible();
  // Spaces around and zero-width spaces do not count; an umlaut of two characters is one.
  await message.fill(`  ${'a'.repeat(899)}\u200Bu\u0308  `);
  await expect(dialog.getByText('900 / 1,000')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'Characters' })).toHaveCount(0);
  await message.fill('a'.repeat(950));
  await expect(dialog.getByRole('status').filter({ hasText: 'Characters left: 50' })).toHaveCount(1);
  // What is pasted is never cut.
  await message.fill('a'.repeat(6_000));
  await expect(dialog.getByText('6,000 / 1,000')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'Too many characters: 5,000' })).toHaveCount(1);
  // The address says that the dialog is open.
  await page.reload();
  await expect(dialog.getByText('6,000 / 1,000')).toBeVisible();
});

import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a recruiter asks for two languages and a level by keyboard, narrows down by a count, and shares the address', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/view-candidates');
  const conditions = page.getByRole('region', { name: 'Search by language' });
  const language = conditions.getByRole('combobox', { name: 'Language' });
  await language.fill('Japanese');
  await conditions.getByRole('combobox', { name: 'Level' }).selectOption('B1');
  await conditions.getByRole('button', { name: 'Add language' }).press('Enter');
  await expect(conditions.getByRole('button', { name: 'Remove Japanese: from B1' })).toBeVisible();
  await language.fill('English');
  await conditions.getByRole('button', { name: 'Add language' }).press('Enter');
  await expect(page).toHaveURL(/tag=ja%2Cen&level=B1%2C/);
  await expect(
    page.getByRole('region', { name: 'Refine results' }).or(page.getByText('No candidates found')),
  ).toBeVisible();

  await page.reload();
  await expect(conditions.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  for (const name of ['Remove English', 'Remove Japanese: from B1']) {
    await conditions.getByRole('button', { name }).press('Enter');
  }
  await expect(conditions.getByRole('button', { name: /^Remove / })).toHaveCount(0);

  const refine = page.getByRole('region', { name: 'Refine results' });
  const places = refine.getByRole('group', { name: 'Place' });
  await places.getByRole('button').first().press('Enter');
  await expect(places.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(page).toHaveURL(/place=/);
  await expect(page.getByRole('status').filter({ hasText: /Showing \d+ of/ })).toBeVisible();
});

test.describe('a pasted text that is longer than a search may be stays whole, and the list says so', () => {
  const long = `${'sworn translators of '.repeat(6)}Tamil`;
  for (const [viewer, path, field] of [
    ['guest', '/jobs', 'Keyword'],
    ['recruiter', '/recruiter/view-candidates', 'Keyword'],
    ['admin', '/admin/jobs', 'Search'],
    ['admin', '/admin/subscription-management?tab=subscriptions', 'Search'],
  ] as const) {
    test(`on ${path}`, async ({ visit, problems }) => {
      problems.allow(/400/);
      const page = await visit(viewer === 'guest' ? {} : { as: demoSession(viewer) });
      await page.goto(path);
      const search = page.getByRole('searchbox', { name: new RegExp(field) }).first();
      await search.fill(long);
      await search.press('Enter');
      await expect(search).toHaveValue(long);
      const problem = page.getByRole('alert').filter({ hasText: 'Please use at most 100 characters.' });
      await expect(problem).toBeVisible();
      await expect(problem.getByRole('button')).toHaveCount(0);
    });
  }
});

for (const [viewer, path] of [
  ['guest', '/jobs'],
  ['guest', '/candidates'],
  ['candidate', '/candidate/dashboard'],
  ['recruiter', '/recruiter/view-candidates'],
] as const) {
  test(`on a laptop ${path} shows a ${viewer} the first result, its filters beside it, on the first screen`, async ({
    visit,
  }) => {
    const page = await visit({
      ...(viewer !== 'guest' && { as: demoSession(viewer) }),
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Language' })).toBeInViewport({ ratio: 1 });
  });
}

for (const [viewer, path, call] of [
  ['guest', '/jobs', 'jobs/search'],
  ['candidate', '/candidate/dashboard', 'jobs/search'],
  ['guest', '/candidates', 'candidates/search/public'],
  ['recruiter', '/recruiter/view-candidates', 'candidates/search'],
] as const) {
  test(`${path} tells a ${viewer} that results may be incomplete, until they no longer are`, async ({ visit }) => {
    const page = await visit(viewer === 'guest' ? {} : { as: demoSession(viewer) });
    let partial = true;
    await page.route(new RegExp(`/api/${call}([?]|$)`), async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), partial } });
    });
    await page.goto(path);
    const note = page.getByRole('status').filter({ hasText: 'These results may be incomplete' });
    await expect(note).toHaveCount(1);
    await expect(note).toContainText('Older entries may be missing for a short time.');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    partial = false;
    await page.reload();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });
}

test('more filters of jobs are opened by a button, and stay open while one is in use', async ({ page }) => {
  await page.goto('/jobs');
  const company = page.getByRole('main').getByLabel('Company');
  const more = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(company).toBeHidden();
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await company.fill('Pacific Rim');
  await company.press('Enter');
  await expect(page).toHaveURL('/jobs?company=Pacific+Rim');
  await page.reload();
  await expect(company).toHaveValue('Pacific Rim');
  await expect(company).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(company).toBeHidden();
});

for (const [viewer, path, about] of [
  ['guest', '/jobs', 'job'],
  ['candidate', '/candidate/dashboard', 'job'],
  ['guest', '/candidates', 'candidate'],
  ['recruiter', '/recruiter/view-candidates', 'candidate'],
] as const) {
  test(`${path} tells a ${viewer} which typo it corrected, and searches as typed when asked to`, async ({ visit }) => {
    const page = await visit(viewer === 'guest' ? {} : { as: demoSession(viewer) });
    await page.goto(`${path}?keyword=transltion`);
    const note = page.getByRole('status').filter({ hasText: 'Showing results for' });
    await expect(note).toContainText(
      new RegExp(`No ${about} has “transltion”. Showing results for “translation”.`, 'i'),
    );
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await note.getByRole('button', { name: 'Search as typed' }).press('Enter');
    await expect(page).toHaveURL(/keyword=%22transltion%22/);
    await expect(note).toBeHidden();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  });
}

for (const [typed, tag, name] of [
  ['Deutsch', 'de', 'German'],
  ['Mandarin', 'zh', 'Chinese'],
  ['japones', 'ja', 'Japanese'],
] as const) {
  test(`the one field for languages of the job search takes ${typed}`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/jobs');
    const field = page.getByRole('main').getByRole('combobox', { name: 'Language', exact: true });
    await expect(field).toHaveCount(1);
    await field.fill(typed);
    await page.getByRole('button', { name: 'Add language' }).press('Enter');
    await expect(page).toHaveURL(`/jobs?tag=${tag}`);
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('a link of before with a language in words finds it, and shows it as a filter that can be removed', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/jobs?language=Deutsch');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Deutsch' }).press('Enter');
  await expect(page).toHaveURL('/jobs');
});

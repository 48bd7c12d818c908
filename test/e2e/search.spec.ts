import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a recruiter asks for two languages and a level by keyboard, removes them as chips, and shares the address', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/view-candidates');
  const bar = page.getByRole('search');
  const language = bar.getByRole('combobox', { name: 'Language' });
  await language.fill('Japanese');
  await bar.getByRole('combobox', { name: 'Level' }).selectOption('at least B1');
  await language.press('Enter');
  const chips = page.getByRole('region', { name: 'Active filters' }).getByRole('button', { name: /^Remove filter: / });
  await expect(chips).toHaveAccessibleName('Remove filter: Japanese: at least B1');
  await language.fill('English');
  await language.press('Enter');
  await expect(page).toHaveURL(/tag=ja%2Cen&level=B1%2C/);
  await expect(bar.getByRole('button', { name: 'All filters (2)' })).toBeVisible();

  await page.reload();
  await expect(chips).toHaveCount(2);
  await chips.first().focus();
  // The second press comes before the first filter has left the screen.
  const pressed = await page.evaluate(() =>
    ['first', 'second'].map(() => {
      const chip = document.activeElement as HTMLElement;
      chip.click();
      return chip.getAttribute('aria-label');
    }),
  );
  expect(pressed).toEqual(['Remove filter: Japanese: at least B1', 'Remove filter: English']);
  await expect(chips).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'All filters', exact: true })).toBeFocused();
  await expect(page).toHaveURL('/recruiter/view-candidates');
  await expect(page.getByRole('status').filter({ hasText: /Showing \d+ of/ })).toBeVisible();
});

test('all filters of a recruiter apply at once, say how many there are, and take conditions apart', async ({
  visit,
}) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/recruiter/view-candidates?tag=ja&level=B1');
  await page.getByRole('button', { name: 'All filters (1)' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All filters' });
  const japanese = dialog.getByRole('group', { name: 'Japanese' });
  const skill = japanese.getByLabel('Skill');
  await skill.focus();
  // Both before the screen shows the first.
  await japanese.evaluate((row) => {
    const choose = (select: HTMLSelectElement, label: string) => {
      select.value = [...select.options].find((option) => option.label === label)?.value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const [skillOf, levelOf] = row.querySelectorAll('select');
    if (skillOf) choose(skillOf, 'Reading');
    if (levelOf) choose(levelOf, 'at least A2');
  });
  await expect(page).toHaveURL(/level=A2&skill=reading/);
  await expect(skill).toHaveValue('reading');
  await expect(skill).toBeFocused();
  const found = page.waitForResponse(/candidates\/search\?.*years=/);
  await dialog.getByLabel('Experience').selectOption('5-9');
  const { total } = (await (await found).json()) as { total: number };
  await dialog.getByRole('button', { name: `Show ${total} candidate` }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'All filters (2)' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove filter: Japanese (Reading): at least A2' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All filters (1)' })).toBeVisible();
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
  test(`on a laptop ${path} shows a ${viewer} the first result, its filters above it, on the first screen`, async ({
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

test('all other filters of jobs are behind one button, which counts those in use', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'All filters', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All filters' });
  const company = dialog.getByLabel('Company');
  await company.fill('Pacific Rim');
  await company.press('Enter');
  await expect(page).toHaveURL('/jobs?company=Pacific+Rim');
  await page.reload();
  await page.getByRole('button', { name: 'All filters (1)' }).press('Enter');
  await expect(company).toHaveValue('Pacific Rim');
  await dialog.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(company).toHaveValue('');
  await expect(page).toHaveURL('/jobs');
});

test('a place is suggested from those of the results, with their number', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const place = page.getByRole('search').getByRole('combobox', { name: 'Location' });
  await place.fill('lisb');
  await expect(page.getByRole('option', { name: /^Lisbon, Portugal \d+$/ })).toBeVisible();
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(place).toHaveValue('Lisbon, Portugal');
  await place.press('Enter');
  await expect(page).toHaveURL(/location=Lisbon/);
  await expect(page.getByRole('button', { name: 'Remove filter: Lisbon, Portugal' })).toBeVisible();
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
    await field.press('Enter');
    await expect(page).toHaveURL(`/jobs?tag=${tag}`);
    await expect(page.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('a level of the job search is the own one, in the words of who searches', async ({ visit }) => {
  const page = await visit();
  await page.goto('/jobs');
  const bar = page.getByRole('search');
  await bar.getByRole('combobox', { name: 'Language' }).fill('German');
  await bar.getByLabel('My level').selectOption('C1');
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/jobs?tag=de&level=C1');
  await expect(page.getByRole('button', { name: 'Remove filter: My German C1 is enough' })).toBeVisible();
});

test('an unknown language is refused beside its field, and changes nothing', async ({ visit }) => {
  const page = await visit();
  await page.goto('/jobs');
  const field = page.getByRole('search').getByRole('combobox', { name: 'Language' });
  await field.fill('Qwertzisch');
  await field.press('Enter');
  await expect(page.getByText('Choose a language from the suggestions.')).toBeVisible();
  await expect(page).toHaveURL('/jobs');
});

for (const [address, chip] of [
  ['language=Deutsch', 'Deutsch'],
  ['place=Berlin%2C+Germany', 'Berlin, Germany'],
  ['salary=30000-60000', '$30,000 - $60,000'],
] as const) {
  test(`a link of before with ${address} still filters, and shows it as a chip that can be removed`, async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto(`/jobs?${address}`);
    await page.getByRole('button', { name: `Remove filter: ${chip}` }).press('Enter');
    await expect(page).toHaveURL('/jobs');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

for (const [viewer, path, kind] of [
  ['guest', '/jobs', 'job'],
  ['candidate', '/candidate/dashboard', 'job'],
  ['guest', '/candidates', 'candidate'],
  ['recruiter', '/recruiter/view-candidates', 'candidate'],
] as const) {
  test(`${path} tells a ${viewer} which one filter to loosen where nothing is found, and what that finds`, async ({
    visit,
  }) => {
    const page = await visit(viewer === 'guest' ? {} : { as: demoSession(viewer) });
    await page.goto(`${path}?location=Atlantis&tag=en`);
    const loosen = page.getByRole('main').getByRole('button', { name: /^Without Atlantis/ });
    await expect(loosen).toBeVisible();
    const count = Number(/\d+/.exec((await loosen.textContent()) ?? '')?.[0]);
    await loosen.press('Enter');
    await expect(page).toHaveURL(`${path}?tag=en`);
    const showing = page.getByRole('status').filter({ hasText: new RegExp(`of ${count} ${kind}`) });
    await expect(showing).toBeVisible();
  });
}

test('a level that no job accepts can be loosened alone, and an empty list is announced', async ({ visit }) => {
  const page = await visit();
  await page.goto('/jobs?tag=de&level=A1');
  await expect(page.getByRole('status').filter({ hasText: 'Showing 0 of 0 jobs' })).toHaveCount(1);
  await page.getByRole('button', { name: /^German at any level/ }).press('Enter');
  await expect(page).toHaveURL('/jobs?tag=de');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

import type { APIRequestContext } from '@playwright/test';
import { isDocumentPath } from '#shared/contracts/documents.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** The paths of the site that a page's HTML links; queries are left out, as nothing but code reads them. */
const linksIn = (html: string) =>
  new Set([...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')));

const htmlAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The ids of all open jobs, as the API lists them. */
async function openJobs(request: APIRequestContext, address = '/api/jobs?limit=100'): Promise<number[]> {
  const answer = await request.get(address);
  const ids = ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers().link ?? '')?.[1];
  return next ? [...ids, ...(await openJobs(request, next))] : ids;
}

test('a crawler without scripts reaches every open job by two links', async ({ request }) => {
  const jobs = await openJobs(request);
  expect(jobs.length).toBeGreaterThan(20);
  const first = linksIn(await htmlAt(request, '/'));
  for (const path of first) expect((await request.get(path)).status(), path).toBe(200);
  const pages = await Promise.all([...first].filter(isDocumentPath).map((path) => htmlAt(request, path)));
  const second = new Set([...first, ...pages.flatMap((html) => [...linksIn(html)])]);
  expect(jobs.filter((id) => !second.has(`/jobs/${id}`))).toEqual([]);
  expect(await htmlAt(request, '/jobs/1')).toContain('"@type":"JobPosting"');
});

test('every link of the lists of jobs leads to a page', async ({ request }) => {
  const index = [...linksIn(await htmlAt(request, '/ar/jobs/language'))].filter((path) =>
    path.includes('/jobs/language'),
  );
  expect(index.length).toBeGreaterThan(20);
  const lists = await Promise.all(index.slice(0, 4).map((path) => htmlAt(request, path)));
  const linked = [...new Set(lists.flatMap((html) => [...linksIn(html)]))];
  const [jobs, others] = [
    linked.filter((path) => /^\/jobs\/\d+$/.test(path)),
    linked.filter((path) => !/\d$/.test(path)),
  ];
  const paths = new Set([...index, ...others, ...jobs.slice(0, 20)]);
  const statuses = await Promise.all(
    [...paths].map(async (path) => [path, (await request.get(path)).status()] as const),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the application opens a list at its address, in the language of the address', async ({ page }) => {
  await page.goto('/de/jobs/language/ko');
  await expect(page.getByRole('heading', { level: 1, name: 'Stellen mit Koreanisch' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Koreanisch' }).first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/de\/jobs\/language\/ko/);
  await expect(page).toHaveTitle(/^Stellen mit Koreanisch · /);
});

test('the landing page leads to a list without loading another page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All languages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs by language' })).toBeVisible();
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^Japanese/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs with Japanese' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the application opens a list of an occupation with its jobs', async ({ page, request }) => {
  const paths = [...linksIn(await htmlAt(request, '/jobs/language/en'))];
  const path = paths.find((each) => each.includes('/occupation/')) ?? '';
  const heading = /<h1>(.*?)<\/h1>/.exec(await htmlAt(request, path))?.[1] ?? '';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the application opens a list of a place with its jobs', async ({ page, request }) => {
  const paths = [...linksIn(await htmlAt(request, '/jobs/language/en'))];
  const path = paths.find((each) => each.includes('/place/')) ?? '';
  const html = await htmlAt(request, path);
  const heading = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const place = path.split('/').at(-1) ?? '';
  expect(new URL(page.url()).searchParams.get('location')).toBe(decodeURIComponent(place).replaceAll('-', ' '));
});

test('the application has no list of an unknown occupation, and no jobs of an unknown place', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/jobs\/language\/en\//);
  await page.goto('/jobs/language/en/occupation/nonsense');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  // A place that the counts do not name has no job here, and all jobs are not its list.
  await page.goto('/jobs/language/en/place/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs with English: nowhere' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /No jobs/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a signed-in candidate sees a list at its address, and the search once its language is removed', async ({
  visit,
}) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/jobs/language/ko');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs with Korean' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/language\/ko\?tag=ko$/);
  await page.getByRole('button', { name: /^Remove.*Korean/ }).click();
  await expect(page).toHaveURL(/\/jobs(?:\?|$)/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs with Korean' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

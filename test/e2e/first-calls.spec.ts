import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('the candidate dashboard’s data are asked for while its code still loads, and only once', async ({ visit }) => {
  const session = demoSession('candidate');
  const page = await visit({ as: session });
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split('/api');
    if (path) asked.push(path);
  });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/candidate-dashboard-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/candidate/dashboard', { waitUntil: 'commit' });
  const own = session.id;
  const first = ['/candidate/jobs?limit=24', '/jobs?limit=100', `/applications/candidate/${own}?limit=100`].concat(
    `/notifications/candidate/${own}/count`,
  );
  await expect.poll(() => asked.toSorted()).toEqual(first.toSorted());
  release();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/active jobs/)).toBeVisible();
  expect(asked.toSorted()).toEqual(first.toSorted());
});

test('a dashboard with filters in its address asks for what they say', async ({ visit }) => {
  const page = await visit({ as: demoSession('candidate') });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/candidate/jobs') && asked.push(request.url()));
  await page.goto('/candidate/dashboard?language=Korean');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  expect(asked.map((url) => new URL(url).search)).toEqual(['?language=Korean&limit=24']);
});

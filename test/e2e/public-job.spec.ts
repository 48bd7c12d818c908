import { changeJob, makeHiringRecruiter, postJob } from './support/api.ts';
import { demoJob } from './support/demo-records.ts';
import { portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('lets a guest read a shared job, and leads to the sign-in for applying', async ({ page }) => {
  const id = await demoJob();
  let answerJob = () => {};
  const shown = new Promise<void>((done) => {
    answerJob = done;
  });
  await page.route(`**/api/jobs/${id}`, (route) => shown.then(() => route.continue()));
  await page.goto(`/jobs/${id}`);
  // The page brings the job: only the similar ones wait for the call.
  await expect(page.getByRole('heading', { name: 'Job description' })).toBeVisible();
  const similar = page.getByRole('heading', { name: 'Similar jobs' });
  await expect(similar).toHaveCount(0);
  answerJob();
  await expect(similar).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${name} · Foreign Language Job Portal`);
  await expect(page.getByRole('main')).not.toContainText('@');
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page).not.toHaveTitle(new RegExp(`^${name}`));
});

test('opens the job also with the slash, bracket, stop or quote that a text added to its address', async ({ page }) => {
  const id = await demoJob();
  for (const end of ['/', ')', '.', ').', ',', '>', ']', '”', '。', '%3E', '%E3%80%82', '**']) {
    const answer = await page.goto(`/jobs/${id}${end}?utm_source=mail`);
    expect(answer?.status(), end).toBe(200);
    await expect(page).toHaveURL(`/jobs/${id}?utm_source=mail`);
    await expect(page.getByRole('heading', { name: 'Job description' })).toBeVisible();
  }
  for (const [path, screen] of [
    ['/login/', '/login'],
    ['/jobs/', '/jobs'],
    ['/subscription/plans).', '/subscription/plans'],
    [`${portal.url}//login/`, '/login'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(screen);
  }
});

test('says what a job is in the HTML itself, for messengers and search engines', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const recruiter = await makeHiringRecruiter();
  const id = await postJob(recruiter, { title: 'Court interpreter', location: 'Graz, Austria', country: 'AT' });
  const answer = await page.goto(`/jobs/${id}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Court interpreter · /);
  await expect(page.getByRole('heading', { level: 1, name: 'Court interpreter' })).toBeVisible();
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: 'Court interpreter' });
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await context.request.get(new URL(preview ?? '').pathname)).headers()['content-type']).toBe('image/png');
  await context.close();
});

test('answers 410 for a closed job, and says so with similar jobs before and after the site has loaded', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 4(?:10|04) /);
  const recruiter = await makeHiringRecruiter();
  await postJob(recruiter, { title: 'Court interpreter for tax law' });
  const id = await postJob(recruiter, { title: 'Wedding interpreter' });
  await changeJob(recruiter, id, { title: 'Wedding interpreter', is_active: false });
  const answer = await page.goto(`/jobs/${id}`);
  expect(answer?.status()).toBe(410);
  const heading = page.getByRole('heading', { level: 1, name: 'Wedding interpreter' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'This job is closed and takes no more applications.',
  );
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { name: 'Job description' })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('says of a job that was never public that there is none, and shows other ones', async ({ page, problems }) => {
  problems.allow(/status of 404 /);
  const id = await postJob(await makeHiringRecruiter(), { is_active: false });
  const answer = await page.goto(`/jobs/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

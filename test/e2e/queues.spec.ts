import type { Page } from '@playwright/test';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { axeScan } from './support/axe-scan.ts';
import { countWholeRows, openedRow } from './support/rows.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

/**
 * A queue of many recruiters in pages of twenty, from which those leave that are verified: the demo has few, and other
 * journeys decide about them.
 * @returns whom the screen verified, in this order
 */
const longQueue = async (page: Page, count: number): Promise<number[]> => {
  const verified: number[] = [];
  let all: WaitingRecruiter[] = [];
  await page.route('**/api/admin/waiting-recruiters*', async (route) => {
    if (all.length === 0) {
      const [first] = (await (await route.fetch()).json()) as WaitingRecruiter[];
      const copyOf = (index: number) => ({ id: 100_000 + index, company_name: `Company ${index + 1}` });
      all = Array.from({ length: count }, (_, index) => ({ ...(first as WaitingRecruiter), ...copyOf(index) }));
    }
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const json = all.slice(from, from + 20).filter(({ id }) => !verified.includes(id));
    const more = from + 20 < count && { link: `</api/admin/waiting-recruiters?cursor=${from + 20}>; rel="next"` };
    await route.fulfill({ json, headers: { ...more } });
  });
  await page.route('**/api/recruiter/status/*', (route) =>
    route.fulfill({ json: { verified: false, signals: { website: 'silent', visited_at: all[0]?.created_at } } }),
  );
  await page.route('**/api/admin/verify-recruiter/*', async (route) => {
    const id = Number(route.request().url().split('/').at(-1));
    verified.push(id);
    await route.fulfill({ json: { message: '', recruiter: { id, verified: true } } });
  });
  return verified;
};

const opened = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a hundred recruiters are verified with a hundred presses and no pointer', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  const count = 100;
  const verified = await longQueue(page, count);
  await page.goto('/admin/moderation');
  for (let index = 1; index <= count; index += 1) {
    await expect(opened(page, `Company ${index}`)).toBeVisible();
    await page.keyboard.press('v');
  }
  await expect(page.getByText('Nobody is waiting for verification')).toBeVisible();
  await expect.poll(() => verified).toEqual(Array.from({ length: count }, (_, index) => 100_000 + index));
});

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`an admin sees ten waiting recruiters with one open beside them, in ${locale}`, async ({ visit }) => {
    const page = await visit({ as: demoSession('admin'), locale, viewport: { width: 1280, height: 800 } });
    await longQueue(page, 30);
    await page.goto('/admin/moderation');
    await expect(openedRow(page)).toBeVisible();
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(10);
    const heights = await page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  });
}

test('a press decides only about the recruiter who is open, and a held key only once', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  const verified = await longQueue(page, 30);
  await page.goto('/admin/moderation');
  await expect(opened(page, 'Company 1')).toBeVisible();
  await axeScan(page, 'waiting recruiters with an open one');
  await page.keyboard.press('Escape');
  await expect(openedRow(page)).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  await expect(openedRow(page)).toBeVisible();
  expect(verified).toEqual([]);
  await page.keyboard.down('v');
  await page.keyboard.down('v');
  await page.keyboard.up('v');
  await expect.poll(() => verified).toHaveLength(1);
  await page.getByRole('button', { name: 'Verify Company 3', exact: true }).dblclick();
  await expect(opened(page, 'Company 4')).toBeVisible();
  await expect.poll(() => verified).toHaveLength(2);
  await page.getByRole('button', { name: 'Verify Company 4', exact: true }).press('Enter');
  await expect(opened(page, 'Company 5')).toBeFocused();
});

test('a recruiter who could not be verified returns to the queue', async ({ visit, problems }) => {
  const page = await visit({ as: demoSession('admin') });
  await longQueue(page, 3);
  await page.route('**/api/admin/verify-recruiter/*', (route) => route.fulfill({ status: 409, json: {} }));
  problems.allow(/status of 409/);
  await page.goto('/admin/moderation');
  await expect(opened(page, 'Company 1')).toBeVisible();
  await page.keyboard.press('v');
  await expect(opened(page, 'Company 2')).toBeVisible();
  await expect(toast(page, /^Company 1: /)).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(3);
});

test('several recruiters are verified after a preview; who was refused is named, and a failure can be continued', async ({
  visit,
  problems,
}) => {
  const page = await visit({ as: demoSession('admin') });
  const verified = await longQueue(page, 30);
  problems.allow(/status of (409|503)|answer 503/);
  let isAway = true;
  await page.route(/verify-recruiter\/10000[23]$/, async (route) => {
    if (route.request().url().endsWith('2')) await route.fulfill({ status: 409, json: {} });
    else if (isAway) await route.fulfill({ status: 503, json: {} });
    else await route.fallback();
  });
  await page.goto('/admin/moderation');
  await expect(opened(page, 'Company 1')).toBeVisible();
  await page.keyboard.press('j');
  for (let index = 0; index < 4; index += 1) {
    await page.keyboard.press('x');
    await page.keyboard.press('j');
  }
  await expect(page.getByText('4 people selected').filter({ visible: true }).last()).toBeVisible();
  await page.keyboard.press('v');
  const question = page.getByRole('alertdialog', { name: 'Verify 4 recruiters?' });
  await expect(question).toContainText('Your account is verified: you can post jobs now.');
  await expect(question.getByRole('listitem')).toHaveText([/Company 2/, /Company 3/, /Company 4/, /Company 5/]);
  expect(verified).toEqual([]);
  await question.getByRole('button', { name: 'Verify' }).press('Enter');
  await expect(page.getByText('2 of 4 done').last()).toBeVisible();
  await expect(page.getByText('1 person was not changed')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByText('3 recruiters verified')).toBeVisible();
  await axeScan(page, 'decisions about several recruiters');
  expect(verified).toEqual([100_001, 100_003, 100_004]);
  await expect(page.locator('[data-row="100002"]')).toBeVisible();
  await expect(page.locator('[data-row="100003"]')).toHaveCount(0);
});

test('several recruiters are rejected with one reason, which each of them gets', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  await longQueue(page, 30);
  const bodies: unknown[] = [];
  await page.route('**/api/admin/unverify-recruiter/*', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { message: '', recruiter: { id: 1, verified: false } } });
  });
  await page.goto('/admin/moderation');
  await expect(opened(page, 'Company 1')).toBeVisible();
  await page.keyboard.press('j');
  for (const key of ['x', 'j', 'x', 'r']) await page.keyboard.press(key);
  const question = page.getByRole('alertdialog', { name: 'Reject 2 recruiters?' });
  await question.getByLabel('What you found').fill('No such companies.');
  await question.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(page.getByText('2 recruiters rejected')).toBeVisible();
  expect(bodies).toEqual(Array(2).fill({ decision: 'reject', rule: 'terms', reason: 'No such companies.' }));
});

test('an admin reads whether the website of a recruiter answers, once they stay with one', async ({ visit }) => {
  const page = await visit({ as: demoSession('admin') });
  await page.goto('/admin/moderation');
  const panel = openedRow(page);
  await expect(panel.getByText(/^The website answers \(/)).toBeVisible();
});

test('an admin verifies a recruiter in the moderation queue', async ({ visit }) => {
  const { id } = await openSession('recruiter', { company_name: 'Lima Untertitel' });
  const page = await visit({ as: demoSession('admin') });
  await page.goto(`/admin/moderation?open=${id}`);
  await expect(opened(page, 'Lima Untertitel')).toBeVisible();
  await page.getByRole('button', { name: 'Verify Lima Untertitel' }).click();
  await expect(toast(page, 'Recruiter verified successfully!')).toBeVisible();
  await expect(opened(page, 'Lima Untertitel')).toBeHidden();
});

test('an admin looks a waiting recruiter up, rejects them by R, and they wait again after a change', async ({
  visit,
}) => {
  const recruiter = await openSession('recruiter', { name: 'Zita Zweifel', company_name: 'Zweifel Texte' });
  const page = await visit({ as: demoSession('admin') });
  await page.goto(`/admin/moderation?open=${recruiter.id}`);
  const panel = opened(page, 'Zweifel Texte');
  await expect(panel).toContainText('Waiting since today');
  await panel.getByRole('link', { name: 'Details: Zweifel Texte' }).click();
  await expect(page.getByLabel('Search users')).toHaveValue(recruiter.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: recruiter.email })).toContainText('Unverified');
  await page.goBack();

  await panel.getByRole('button', { name: 'Request details: Zweifel Texte' }).click();
  const request = page.getByRole('alertdialog', { name: 'Request details from Zweifel Texte?' });
  await request.getByRole('button', { name: 'Request details' }).click();
  await expect(request.getByRole('alert')).toBeVisible();
  await request.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('r');
  const question = page.getByRole('alertdialog', { name: 'Reject Zweifel Texte?' });
  await question.getByLabel('What you found').fill('There is no such company.');
  await question.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(toast(page, 'The recruiter has been informed')).toBeVisible();
  await expect(panel).toBeHidden();

  const owner = await visit({ as: recruiter });
  await owner.goto('/recruiter/dashboard');
  await expect(owner.getByText('Your company could not be verified')).toBeVisible();
  await owner.getByRole('link', { name: 'Read what our team wrote' }).click();
  await expect(owner.getByText('There is no such company.')).toBeVisible();
  await owner.goto(`/recruiter/profile/${recruiter.id}`);
  await owner.getByRole('button', { name: 'Edit company page' }).click();
  const edit = owner.getByRole('dialog');
  await edit.getByLabel('About the company').fill('We proofread texts.');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(owner, 'Company page updated')).toBeVisible();
  await owner.goto('/recruiter/dashboard');
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(owner.getByText('Your company could not be verified')).toBeHidden();
  await page.reload();
  await page.goto(`/admin/moderation?open=${recruiter.id}`);
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(panel.getByText('Verification rejected or withdrawn')).toBeVisible();
  await expect(panel.getByText('Contact list read')).toBeHidden();
  await axeScan(page, 'the earlier decisions about a waiting recruiter');
});

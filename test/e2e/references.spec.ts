import { isReference } from '#shared/domain/reference.ts';
import { scanScreen } from './support/axe-scan.ts';
import { inOtherLanguages } from './support/in-languages.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const gatewayId = 'JKJaXmPLvHcESHA=';

test.beforeEach(({ problems }) => {
  problems.allow(/ERR_FAILED/);
  problems.allow(/status of 500 |answer 500 /);
});

test('a form that fails shows the reference of the response, or else that of the request', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 740 } });
  const sent: string[] = [];
  let isOffline = false;
  await page.route('**/api/candidate/send-otp', async (route) => {
    sent.push(route.request().headers()['x-reference'] ?? '');
    if (isOffline) return await route.abort();
    await route.fulfill({ status: 500, headers: { 'apigw-requestid': gatewayId }, json: { message: 'Internal' } });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('reference@candidate.example');
  const button = page.getByRole('button', { name: 'Send OTP' });
  await button.click();
  const main = page.getByRole('main');
  await expect(main.getByText(gatewayId, { exact: true })).toBeVisible();
  await expect(main).toContainText(`Reference: ${gatewayId}`);
  await expect(main.getByRole('alert'), 'what is read out').not.toContainText('Reference');
  await scanScreen(page, 'a reference');
  isOffline = true;
  await button.click();
  await expect.poll(() => sent.length).toBe(2);
  await expect(main.getByText(gatewayId)).toHaveCount(0);
  await expect(main).toContainText(`Reference: ${sent.at(-1)}`);
  expect(sent.map(isReference)).toEqual([true, true]);
  expect(new Set(sent).size).toBe(2);
});

test('a list that cannot be loaded shows its reference, in every language', async ({ visit }) => {
  const page = await visit({ as: await openSession('recruiter'), viewport: { width: 360, height: 740 } });
  await page.route('**/api/jobs/recruiter/**', (route) =>
    route.fulfill({ status: 500, headers: { 'apigw-requestid': gatewayId, 'retry-after': '60' }, body: '' }),
  );
  await page.goto('/recruiter/my-jobs');
  await expect(page.getByRole('alert').first()).toContainText(`Reference: ${gatewayId}`);
  await inOtherLanguages(page, async () => {
    await expect(page.getByRole('alert').first()).toContainText(`: ${gatewayId}`);
  });
});

test('a response names its request, and the request is accepted with any id', async ({ request }) => {
  for (const given of ['0123456789ab', '<script>', 'x'.repeat(4_000)]) {
    const response = await request.get('/api/health', { headers: { 'x-reference': given } });
    expect(response.status()).toBe(200);
    expect(response.headers()['apigw-requestid']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

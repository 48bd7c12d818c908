import { dayMs } from '#shared/domain/time.ts';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('a view of a candidate whose mail bounces comes back, and the ledger says so', async ({ visit }) => {
  const [recruiter, bouncing, other] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind', email: `bounce+${crypto.randomUUID()}@mail.example` }),
    openSession('candidate', { name: 'Bo Lind' }),
  ]);
  const { token, id } = recruiter;
  for (const candidate of [bouncing, other]) {
    await expectOk(portal, 'GET', `/candidate/recruiter/view/${candidate.id}`, { token });
  }
  const page = await visit({ as: recruiter });
  // The mail about the unlock bounces a moment later.
  await expect(async () => {
    await page.goto(`/subscription/${id}`);
    await expect(page.getByText('1 view counts, 1 came back.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('row').filter({ hasText: 'Aiko Lind' })).toContainText('Mail to this person bounces');
  await expect(page.getByRole('row').filter({ hasText: 'Bo Lind' })).toContainText('1 view');
  await axeScan(page, 'the ledger of views');
});

test('a view that is claimed back says so, although its button goes with it', async ({ visit }) => {
  const recruiter = await makeHiringRecruiter();
  const page = await visit({ as: recruiter });
  let isClaimed = false;
  // A view of some days ago, which no journey can make.
  await page.route(`**/api/view-ledger/${recruiter.id}**`, async (route) => {
    if (route.request().method() === 'POST') isClaimed = true;
    const credit = { reason: 'unreachable', at: new Date().toISOString() };
    const viewed_at = new Date(Date.now() - 5 * dayMs).toISOString();
    const view = { candidate_id: 1, name: 'Aiko Lind', viewed_at, ...(isClaimed && { credit }) };
    const sum = { counted: isClaimed ? 0 : 1, credited: isClaimed ? 1 : 0, gone: 0, is_part: false };
    await route.fulfill({ json: { ...sum, items: [view], total_is_exact: false } });
  });
  await page.goto(`/subscription/${recruiter.id}`);
  await page.getByRole('button', { name: 'Cannot be reached' }).click();
  await page.getByRole('button', { name: 'Claim view back' }).click();
  await expect(toast(page, 'The view came back.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Aiko Lind' })).toContainText('Came back');
});

import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

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

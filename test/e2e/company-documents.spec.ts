import { expectOk } from '#test/support/http-api.ts';
import { axeScan } from './support/axe-scan.ts';
import { pdf, text } from './support/files.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const title = 'Documents for the verification';

test('a company uploads the documents that an admin requested, and the admin opens them', async ({ visit }) => {
  const company_name = `Documented ${crypto.randomUUID().slice(0, 8)}`;
  const recruiter = await openSession('recruiter', { company_name });
  const { token } = demoSession('admin');
  const body = { decision: 'request', rule: 'not_real', reason: 'Please send an extract of the register.' };
  await expectOk(portal, 'PUT', `/admin/unverify-recruiter/${recruiter.id}`, { token, body });

  const page = await visit({ as: recruiter });
  await page.goto('/recruiter/dashboard');
  const section = page.getByRole('region', { name: title });
  const input = section.getByLabel('Upload a document');
  await input.setInputFiles(text('notes.txt'));
  await expect(section.getByText('Please choose a PDF file or a JPEG or PNG image.')).toBeVisible();
  await input.setInputFiles(pdf('register.pdf'));
  await expect(toast(page, 'Document uploaded. Our team checks your company.')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Download Document 1' })).toBeVisible();
  await expect(page.getByText('Verification needed')).toBeVisible();
  await axeScan(page, 'documents of a company');
  for (const place of [2, 3]) {
    await input.setInputFiles(pdf(`page ${place}.pdf`));
    await expect(section.getByRole('link', { name: `Download Document ${place}` })).toBeVisible();
  }
  await expect(input).toBeHidden();
  await section.getByRole('button', { name: 'Delete Document 3' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Document deleted')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Download Document 3' })).toBeHidden();

  const admin = await visit({ as: demoSession('admin') });
  await admin.route('**/api/admin/waiting-recruiters*', async (route) => {
    const found = await (await route.fetch({ url: `${portal.url}/api/admin/waiting-recruiters?limit=100` })).json();
    await route.fulfill({ json: found.filter(({ id }: { id: number }) => id === recruiter.id) });
  });
  await admin.goto('/admin/moderation');
  const panel = admin.getByRole('region', { name: company_name, exact: true });
  await expect(panel.getByText('The company uploaded 2 documents.')).toBeVisible();
  await panel.getByRole('button', { name: 'Open documents' }).click();
  const download = admin.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download document 2 (PDF' }).click();
  expect((await download).suggestedFilename()).toBe('certificate.pdf');
  await axeScan(admin, 'documents in the queue of recruiters');
});

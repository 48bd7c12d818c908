import { smallPdf } from '#test/support/small-pdf.ts';
import { axeScan } from './support/axe-scan.ts';
import { makeTalkers, openThread } from './support/open-talk.ts';
import { expect, test } from './support/test.ts';

test('a candidate sends files with a message on a phone, which the company opens once contact details are shared', async ({
  visit,
}) => {
  test.slow();
  const talk = await makeTalkers({ candidate: { name: 'Aiko Lind' } });
  const { recruiter, candidate } = talk;
  const page = await visit({ as: recruiter });
  await openThread(page, talk);
  await page.getByLabel('Write a message').fill('Please send your certificate.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log').getByText('Please send your certificate.')).toBeVisible();

  const phone = await visit({ as: candidate });
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(new URL(page.url()).pathname);
  const choose = phone.locator('input[type=file]');
  await choose.setInputFiles([
    { name: 'JLPT N2.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf('a certificate')) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
  ]);
  await expect(phone.getByText('Attached')).toBeVisible();
  await expect(phone.getByText('Please choose a PDF file or a JPEG or PNG image.')).toBeVisible();
  await axeScan(phone, 'files of a message on a phone');
  await phone.getByRole('button', { name: 'Remove notes.txt' }).click();
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('log').getByRole('button', { name: 'JLPT N2.pdf' })).toBeVisible();

  await expect(page.getByRole('log').getByText(/You can open it once/)).toBeVisible({ timeout: 15_000 });
  await phone.getByRole('button', { name: 'Share my contact details' }).click();
  await phone.getByRole('button', { name: 'Share', exact: true }).click();
  const open = page.getByRole('log').getByRole('button', { name: 'JLPT N2.pdf' });
  await expect(open).toBeVisible({ timeout: 15_000 });
  await axeScan(page, 'a thread with a file');
  const download = page.waitForEvent('download');
  await open.click();
  expect((await download).suggestedFilename()).toBe('attachment.pdf');
});

import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a recruiter and a candidate write to each other, contact details stay hidden, and the phone shows one thread', async ({
  visit,
  problems,
}) => {
  test.slow();
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
  ]);
  const job = await postJob(recruiter);
  await apply(candidate, job);
  const page = await visit({ as: recruiter });
  await page.goto(`/job/${job}/applicants`);
  await page.getByRole('article').getByRole('button').first().click();
  await page.getByRole('link', { name: /^Message/ }).click();
  await expect(page.getByText(/^Write the first message to/)).toBeVisible();
  await page.getByLabel('Write a message').fill('When can you start?\nWe begin in May.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Write a message')).toHaveValue('');
  await expect(page.getByRole('log').getByText('We begin in May.')).toBeVisible();
  await axeScan(page, 'a thread');

  const phone = await visit({ as: candidate });
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto('/messages');
  await axeScan(phone, 'threads on a phone');
  await phone.getByRole('link', { name: /When can you start/ }).click();
  await expect(phone.getByRole('log').getByText('We begin in May.')).toBeVisible();
  await phone.getByLabel('Write a message').fill('In May. Write to aiko@home.example.');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('log').getByText('aiko@home.example')).toBeVisible();
  await expect(phone.getByText('0 / 4,000')).toBeVisible();
  await phone.getByRole('link', { name: 'All messages' }).click();
  await expect(phone.getByRole('link', { name: /In May/ })).toBeVisible();

  const answer = page.getByRole('log').getByText(/^In May/);
  await expect(answer).toBeVisible({ timeout: 15_000 });
  await expect(answer).not.toContainText('aiko@home.example');
  await phone.getByRole('link', { name: /In May/ }).click();
  await phone.getByRole('button', { name: 'Share my contact details' }).click();
  await expect(phone.getByRole('alertdialog')).toContainText(candidate.email);
  await phone.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Hide my contact details' })).toBeVisible();
  await expect(page.getByRole('link', { name: candidate.email })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('log').getByText('aiko@home.example')).toBeVisible();

  await phone.getByLabel('Write a message').fill('A draft that stays.');
  await phone.getByRole('link', { name: 'All messages' }).click();
  await phone.getByRole('link', { name: /In May/ }).click();
  await expect(phone.getByLabel('Write a message')).toHaveValue('A draft that stays.');
  await phone.getByRole('button', { name: 'Block', exact: true }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(phone.getByText(/Neither of you can write here/)).toBeVisible();
  problems.allow(/status of 404 /);
  await page.reload();
  await expect(page.getByText('This conversation is not there.')).toBeVisible();
  await axeScan(phone, 'a thread with a blocked company');
});

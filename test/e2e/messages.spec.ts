import { expectOk } from '#test/support/http-api.ts';
import { axeScan } from './support/axe-scan.ts';
import { makeTalkers, openThread } from './support/open-talk.ts';
import { portal } from './support/portal.ts';
import type { Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a recruiter and a candidate write to each other, contact details stay hidden, and the phone shows one thread', async ({
  visit,
  problems,
}) => {
  test.slow();
  const talk = await makeTalkers({ candidate: { name: 'Aiko Lind' } });
  const { recruiter, candidate } = talk;
  const page = await visit({ as: recruiter });
  await openThread(page, talk);
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

/** Sends a message in the thread of two through the API. */
const write = async (by: Session, id: string, text: string) => {
  await expectOk(portal, 'POST', `/messages/${id}`, { token: by.token, body: { text } });
};

test('a recruiter fills a template in the language of the candidate’s mails, and an open placeholder is not sent', async ({
  visit,
}) => {
  test.slow();
  const talk = await makeTalkers({
    recruiter: { name: 'Rita Rao' },
    candidate: { name: 'Aiko Lind' },
    title: 'Court interpreter',
  });
  const { recruiter, candidate } = talk;
  await expectOk(portal, 'PUT', '/notifications/preferences', { token: candidate.token, body: { language: 'de' } });
  const page = await visit({ as: recruiter });
  await openThread(page, talk);
  await page.getByRole('button', { name: 'Templates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Language')).toHaveValue('de');
  await dialog.getByRole('radio', { name: 'Invitation to an interview' }).check();
  await expect(dialog.getByText('Court interpreter')).toBeVisible();
  await axeScan(page, 'the templates of messages');
  await dialog.getByRole('button', { name: 'Add to the message' }).click();
  await expect(dialog.getByLabel('Name of the candidate')).toBeFocused();
  await expect(dialog.getByLabel('Name of the candidate')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name of the candidate').fill('Frau Lind');
  await dialog.getByRole('button', { name: 'Add to the message' }).click();
  await expect(dialog).toBeHidden();
  const field = page.getByLabel('Write a message');
  await expect(field).toHaveValue(/^Guten Tag Frau Lind,[\s\S]*Stelle „Court interpreter“[\s\S]*Rita Rao/);
  await expect(page.getByRole('log')).toBeHidden();
  await field.press('End');
  await field.pressSequentially(' {{salary}}');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please replace {{salary}} before you send the message.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`${(await field.inputValue()).replace(' {{salary}}', '')}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Guten Tag Frau Lind')).toBeVisible();
});

test('a thread marks what is new, says what arrives once, and does not move what is being read', async ({ visit }) => {
  test.slow();
  const { recruiter, candidate } = await makeTalkers();
  const id = `${recruiter.id}-${candidate.id}`;
  for (let nth = 1; nth <= 43; nth += 1) await write(recruiter, id, `Message ${nth} of many`);
  await write(candidate, id, 'All read.');
  await write(recruiter, id, 'A new one');
  const page = await visit({ as: candidate });
  await page.goto(`/messages/${id}`);
  const log = page.getByRole('log');
  await expect(log.getByText('A new one')).toBeInViewport();
  await expect(log.getByRole('listitem').filter({ hasText: 'New messages' })).toBeVisible();
  const place = (text: string) =>
    log.getByText(text, { exact: true }).evaluate((each) => each.getBoundingClientRect().top);
  await log.evaluate((area) => area.scrollTo({ top: 0 }));
  const before = await place('Message 17 of many');
  await log.getByRole('button', { name: 'Earlier messages' }).click();
  await expect(log.getByText('Message 1 of many', { exact: true })).toBeAttached();
  expect(Math.abs((await place('Message 17 of many')) - before)).toBeLessThan(60);
  await expect(log.getByText('Message 17 of many', { exact: true })).toBeInViewport();
  await write(recruiter, id, 'While it is open');
  await expect(page.getByRole('status').filter({ hasText: 'While it is open' })).toBeAttached({ timeout: 15_000 });
  await expect(log.getByText('Message 17 of many', { exact: true })).toBeInViewport();
  await log.focus();
  await page.keyboard.press('End');
  await expect(log.getByText('While it is open')).toBeInViewport();
});

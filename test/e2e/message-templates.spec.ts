import { expectOk } from '#test/support/http-api.ts';
import { axeScan } from './support/axe-scan.ts';
import { makeTalkers, openThread } from './support/open-talk.ts';
import { portal } from './support/portal.ts';
import type { Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const makeTemplate = ({ token }: Session, body: object) =>
  expectOk(portal, 'POST', '/messages/templates', { token, body });

test('a recruiter saves a message as a template of the company, and uses it by keyboard on a phone', async ({
  visit,
}) => {
  test.slow();
  const talk = await makeTalkers({ recruiter: { name: 'Rita Rao' }, title: 'Court interpreter' });
  const page = await visit({ as: talk.recruiter, viewport: { width: 360, height: 740 } });
  await openThread(page, talk);
  const field = page.getByLabel('Write a message');
  await field.fill('We look for a Court interpreter. Kind regards, Rita Rao');
  await page.getByRole('button', { name: 'Templates' }).press('Enter');
  await page.getByRole('button', { name: 'Save my message as a template' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New template' });
  await expect(form.getByLabel('Text')).toHaveValue('We look for a {{job_title}}. Kind regards, {{recruiter_name}}');
  await axeScan(page, 'the form of a template on a phone');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(form.getByText('Please give this template a name.')).toBeVisible();
  await expect(form.getByLabel('Name of the template')).toBeFocused();
  await page.keyboard.type('Search');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The template is saved.')).toBeVisible();
  const chooser = page.getByRole('dialog', { name: 'Message templates' });
  await expect(chooser.getByRole('radio', { name: 'Search' })).toBeChecked();
  await axeScan(page, 'the choice of a template on a phone');
  await chooser.getByRole('radio', { name: 'Search' }).press('Enter');
  await expect(chooser).toBeHidden();
  await expect(field).toHaveValue(/Rita Rao\n\nWe look for a Court interpreter\. Kind regards, Rita Rao$/);
});

test('own templates of the candidate’s language come before the ready-made ones, and are changed and deleted', async ({
  visit,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 400 /);
  const talk = await makeTalkers();
  const { recruiter, candidate } = talk;
  await expectOk(portal, 'PUT', '/notifications/preferences', { token: candidate.token, body: { language: 'de' } });
  await makeTemplate(recruiter, {
    name: 'Messe',
    language: 'de',
    text: 'Wir sehen uns auf der Messe, {{candidate_name}}.',
  });
  await makeTemplate(recruiter, { name: 'Fair', language: 'en', text: 'See you at the fair.' });
  await makeTemplate(recruiter, { name: 'Signature', text: '{{recruiter_name}}' });
  const page = await visit({ as: recruiter });
  await openThread(page, talk);
  await page.getByRole('button', { name: 'Templates' }).click();
  const chooser = page.getByRole('dialog', { name: 'Message templates' });
  await expect(chooser.getByRole('radio').first()).toBeChecked();
  expect((await chooser.locator('label:has([type=radio])').allInnerTexts()).slice(0, 3)).toEqual([
    'Messe',
    'Signature',
    'First contact',
  ]);
  await expect(chooser.getByText('Wir sehen uns auf der Messe')).toBeVisible();
  await axeScan(page, 'the choice of a template');

  await chooser.getByRole('button', { name: 'Manage templates' }).click();
  const list = page.getByRole('dialog', { name: 'Your company’s templates' });
  await axeScan(page, 'the own templates');
  await list.getByRole('button', { name: 'Edit Messe' }).click();
  const form = page.getByRole('dialog', { name: 'Edit the template' });
  await form.getByLabel('Text').fill('Bis bald, {{vorname}} ');
  await expect(form.getByRole('region', { name: 'Preview' }).getByText('vorname')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This text has a placeholder that we do not know.')).toBeVisible();
  await form.getByLabel('Text').fill('Bis bald, ');
  await form.getByRole('button', { name: 'Name of the candidate' }).click();
  await expect(form.getByLabel('Text')).toBeFocused();
  await expect(form.getByLabel('Text')).toHaveValue('Bis bald, {{candidate_name}}');
  await form.getByLabel('Name of the template').fill('signature');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Your company has a template with this name already.')).toBeVisible();
  await form.getByLabel('Name of the template').fill('Bis bald');
  await axeScan(page, 'the form of a template');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await list.getByRole('button', { name: 'Delete Fair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'The template is deleted.')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Edit / })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await chooser.getByRole('radio', { name: 'Bis bald' }).check();
  await expect(chooser.getByText('Bis bald, ')).toBeVisible();
});

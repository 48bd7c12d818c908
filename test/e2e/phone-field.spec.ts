import type { Page } from '@playwright/test';
import { uniqueEmail } from '#test/support/accounts.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { openSession } from './support/sessions.ts';
import { acceptTerms } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const country = (page: Page) => page.getByLabel('Country code');
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** Chooses a country, whose options are there once it has the focus. */
const choose = async (page: Page, code: string): Promise<void> => {
  await country(page).focus();
  await country(page).selectOption(code);
};

/** Opens a recruiter's sign-up with all other fields filled in; the list gets the bodies that are sent. */
const openSignUp = async (page: Page): Promise<{ phone: string }[]> => {
  const bodies: { phone: string }[] = [];
  await page.route('**/api/recruiter/signup', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 418, json: { detail: 'Not now.', code: 'NOT_NOW' } });
  });
  await page.goto('/recruiter/signup');
  await waitUntilHydrated(page);
  const typed = { 'Full name': 'Lea Lima', 'Company name': 'Lima', Email: uniqueEmail('phone'), Address: 'Porto' };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await acceptTerms(page);
  return bodies;
};

/** Replaces what the field has by one insertion, as pasting and filling in by the browser do. */
const paste = async (page: Page, text: string): Promise<void> => {
  await phone(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

test('a number is sent as it is meant, however it is typed or pasted, and its country is chosen', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 418/);
  const bodies = await openSignUp(page);
  for (const [before, pasted, after, shown, sent] of [
    ['IN', '98765 43210', 'IN', '98765 43210', '+919876543210'],
    ['IN', '+49 151 23456789', 'DE', '1512 3456789', '+4915123456789'],
    ['IN', '0049 151 23456789', 'DE', '1512 3456789', '+4915123456789'],
    ['US', '011 44 7911 123456', 'GG', '7911 123456', '+447911123456'],
    ['DE', '0151 23456789', 'DE', '0151 23456789', '+4915123456789'],
    ['GB', '07700 900123', 'GB', '07700 900123', '+447700900123'],
    ['IN', '٩٨٧٦٥٤٣٢١٠', 'IN', '٩٨٧٦٥٤٣٢١٠', '+919876543210'],
    ['IN', '\u202a+86 138 1234 5678\u202c', 'CN', '138 1234 5678', '+8613812345678'],
    ['IN', 'tel:+5511912345678', 'BR', '11 91234 5678', '+5511912345678'],
    ['US', '+1 416 555 0123', 'US', '416 555 0123', '+14165550123'],
    ['IN', '+65 9123 4567', 'SG', '9123 4567', '+6591234567'],
    ['IN', 'Mobile: 98765 43210', 'IN', '98765 43210', '+919876543210'],
  ] as const) {
    await choose(page, before);
    await paste(page, pasted);
    await expect(country(page), pasted).toHaveValue(after);
    await expect(phone(page), pasted).toHaveValue(shown);
    await submit(page).click();
    await expect.poll(() => bodies.pop()?.phone, pasted).toBe(sent);
  }
});

test('a number that is sent at once, without leaving the field, is read in whole', async ({ page, problems }) => {
  problems.allow(/status of 418/);
  const bodies = await openSignUp(page);
  await phone(page).fill('');
  await phone(page).pressSequentially('+84 912 345 678');
  await expect(country(page)).toHaveValue('IN');
  await page.keyboard.press('Enter');
  await expect.poll(() => bodies.pop()?.phone).toBe('+84912345678');
  await page.keyboard.press('Tab');
  await expect(country(page)).toHaveValue('VN');
  await expect(page.getByRole('status').filter({ hasText: 'The country is now Vietnam' })).toBeAttached();
});

test('a number that is not right moves the choice to its country, too', async ({ page }) => {
  await openSignUp(page);
  await paste(page, '+49 151 2345678');
  await expect(country(page)).toHaveValue('DE');
  await expect(phone(page)).toHaveValue('151 2345678');
});

test('switching the country loses no digit, and a number that is not right is refused with the reason', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 418/);
  const bodies = await openSignUp(page);
  const long = '0151 2345 6789 0123 4567';
  await phone(page).fill(long);
  for (const code of ['DE', 'SG', 'US', 'DE']) {
    await choose(page, code);
    await expect(phone(page)).toHaveValue(long);
  }
  for (const [typed, reason] of [
    [long, 'This number is too long for the country code +49.'],
    ['0151 234567', 'This number is too short for the country code +49.'],
    ['0151 23456789 ext. 4', 'Please leave out the extension'],
    ['call me', 'Please enter digits only.'],
    ['+999 1234567', 'No country has this code.'],
    ['', 'Please enter your phone number.'],
  ] as const) {
    await phone(page).fill(typed);
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: reason }), typed).toBeVisible();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveValue(typed);
  }
  expect(bodies).toEqual([]);
});

test('the country is chosen by keyboard, by its name in the language of the site', async ({ page }) => {
  await openSignUp(page);
  await page.getByRole('banner').getByLabel('Language').selectOption('Deutsch');
  const choice = page.getByLabel('Ländervorwahl');
  await choice.focus();
  await expect(choice.getByRole('option', { name: 'Polen (\u200e+48)' })).toBeAttached();
  await page.keyboard.type('Pol');
  await expect(choice).toHaveValue('PL');
  await page.setViewportSize({ width: 360, height: 740 });
  await axeScan(page, 'phone field', 'form');
});

test('the plans of numbers load with the field for one, and not before it is used', async ({ visit }) => {
  const page = await visit();
  const loaded: string[] = [];
  page.on('request', (request) => void (request.url().includes('read-phone') && loaded.push(request.url())));
  await page.goto('/signup');
  await waitUntilHydrated(page);
  await page.getByLabel('Full name').fill('Yuki');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await page.getByLabel('Phone').focus();
  await expect.poll(() => loaded.length).toBe(1);
});

test('a recruiter changes the number to one of another country, and sees it in full', async ({ visit }) => {
  const page = await visit({ as: await makeHiringRecruiter() });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Edit details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit details' });
  await dialog.getByLabel('Phone').fill('+55 11 91234-5678');
  await expect(dialog.getByLabel('Country code')).toHaveValue('BR');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Your details are saved.')).toBeVisible();
  await expect(page.getByText('+55 11 91234 5678', { exact: true })).toBeVisible();
});

test('the owner of a number that lost its end is led from the notification to what is wrong, once', async ({
  visit,
}) => {
  for (const { kind, as, link, calls } of [
    {
      kind: 'candidate',
      as: await openSession('candidate'),
      link: '/candidate/profile?mode=edit',
      calls: '**/api/candidate/profile**',
    },
    {
      kind: 'recruiter',
      as: await makeHiringRecruiter(),
      link: '/account?edit=details',
      calls: '**/api/recruiter/profile**',
    },
  ]) {
    const page = await visit({ as });
    // As the operator's task writes it, and as forms stored numbers that took ten digits.
    const requested = { id: `${kind}-${as.id}-m1234567_once-phone`, kind: 'phone_to_check', values: {}, link };
    const created_at = new Date().toISOString();
    await page.route('**/api/notifications/*/*', (route) =>
      route.fulfill({ json: [{ ...requested, is_read: false, created_at }] }),
    );
    await page.route('**/api/notifications/*/read', (route) => route.fulfill({ json: { message: 'Read.' } }));
    await page.route(calls, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), phone: '+861381234567' } });
    });
    await page.goto('/account');
    await expect(page.getByText('+86 138 123 4567', { exact: true })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Notifications/ })
      .click();
    const read = page.waitForRequest((request) => /notifications\/.*\/read$/.test(request.url()));
    await page.getByRole('link', { name: 'Please check your phone number' }).click();
    await read;
    await expect(country(page)).toHaveValue('CN');
    await expect(phone(page)).toHaveValue('1381234567');
    await expect(page.getByRole('alert').filter({ hasText: 'too short for the country code +86' })).toBeVisible();
    await phone(page).press('End');
    await phone(page).pressSequentially('8');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(toast(page, /saved|updated/i)).toBeVisible();
  }
});

test('a stored number that is not valid does not stop another change', async ({ visit }) => {
  for (const { as, form, calls, label } of [
    {
      as: await openSession('candidate'),
      form: '/candidate/profile?mode=edit',
      calls: '**/api/candidate/profile**',
      label: 'Location',
    },
    {
      as: await makeHiringRecruiter(),
      form: '/account?edit=details',
      calls: '**/api/recruiter/profile**',
      label: 'Address',
    },
  ]) {
    const page = await visit({ as });
    await page.route(calls, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), phone: '+861381234567' } });
    });
    await page.goto(form);
    await expect(page.getByRole('alert').filter({ hasText: 'too short for the country code +86' })).toBeVisible();
    await page.getByLabel(label).fill('Porto');
    const saved = page.waitForRequest((request) => request.postData()?.includes('Porto') === true);
    await page.getByRole('button', { name: /^Save/ }).click();
    const { phone: sent, ...others } = (await saved).postDataJSON();
    expect({ sent, text: Object.values(others).includes('Porto') }).toEqual({ sent: undefined, text: true });
    await expect(toast(page, /updated|saved/i)).toBeVisible();
  }
});

import type { Page } from '@playwright/test';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { waitUntilHydrated } from './support/wait-until-hydrated.ts';

// The ways in: addresses, codes, searches and links as people type, paste and are sent them.

/** The bodies that the page sends to a call, which is answered with a refusal of its own. */
async function recordBodies(page: Page, call: string): Promise<Record<string, string>[]> {
  const bodies: Record<string, string>[] = [];
  await page.route(`**/api/candidate/${call}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 418, json: { detail: 'Not now.', code: 'NOT_NOW' } });
  });
  return bodies;
}

test('an e-mail address is read as it was meant, or refused beside its field', async ({ page, problems }) => {
  problems.allow(/status of 418/);
  const bodies = await recordBodies(page, 'send-otp');
  await page.goto('/login');
  await waitUntilHydrated(page);
  const field = page.getByLabel('Email');
  for (const [typed, sent] of [
    [' Anna.Example@Example.TEST ', 'anna.example@example.test'],
    ['o’brien@example.test', undefined],
    ["o'brien+jobs@example.test", "o'brien+jobs@example.test"],
    ['a!#$%&*/=?^_`{|}~-b@example.test', 'a!#$%&*/=?^_`{|}~-b@example.test'],
    ['anna@münchen.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
    ['anna＠example.test', 'anna@example.test'],
    ['\u200Eanna@example.test\u200B', 'anna@example.test'],
    ['anna..b@example.test', undefined],
    ['anna@example', undefined],
    ['anna example@example.test', undefined],
    ['anna@exam_ple.test', undefined],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    if (sent === undefined) {
      await expect(field, typed).toHaveAccessibleDescription(/e-mail|address|domain/i);
      expect(bodies, typed).toEqual([]);
    } else {
      await expect.poll(() => bodies.pop()?.email, typed).toBe(sent);
    }
  }
});

test('a code is read from what was pasted, and never guessed', async ({ page, problems }) => {
  problems.allow(/status of 418/);
  await page.route('**/api/candidate/send-otp', (route) =>
    route.fulfill({ json: { message: 'sent', expires_in: 600 } }),
  );
  const bodies = await recordBodies(page, 'verify-otp');
  await page.goto('/login');
  await waitUntilHydrated(page);
  await page.getByLabel('Email').fill('anna@example.test');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const field = page.getByLabel('One-time code');
  for (const [pasted, sent] of [
    ['１２３４５６', '123456'],
    ['۱۲۳ ۴۵۷', '123457'],
    ['१२३-४५८', '123458'],
    ['\u200E123459\u200E', '123459'],
    ['<123460>', '123460'],
    ['Ihr Code: 123 461. Gültig bis 12:30 Uhr.', '123461'],
    ['Order 20261126-77, code 123462', '123462'],
    ['1234567', undefined],
    ['123463 123464', undefined],
    ['12 34 5x', undefined],
  ] as const) {
    await field.fill('');
    await field.fill(pasted);
    if (sent === undefined) {
      await expect(page.getByRole('button', { name: 'Verify OTP' }), pasted).toBeEnabled();
      expect(bodies, pasted).toEqual([]);
    } else {
      await expect.poll(() => bodies.pop()?.otp, pasted).toBe(sent);
    }
  }
});

test('a search finds what was meant in other spellings', async ({ page }) => {
  const mark = `Q${Date.now()}`;
  const recruiter = await makeHiringRecruiter();
  await postJob(recruiter, {
    title: `Übersetzerin ${mark} für Köln‑Süd`,
    description: 'E‑Mail support for L’Oréal, co-operating with مدرسة اللغة الإنجليزية.',
  });
  await expect(async () => {
    await page.goto(`/jobs?keyword=${mark}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  for (const words of [
    'Uebersetzerin',
    'ubersetzerin',
    'ÜBERSETZERIN',
    'ｕｅｂｅｒｓｅｔｚｅｒｉｎ',
    'Koeln',
    'koln-sued',
    'Köln Süd',
    'email',
    'e mail',
    "l'oreal",
    'L’Oréal',
    'cooperating',
    'مدرسه',
    'الانجليزيه',
  ]) {
    await page.goto(`/jobs?keyword=${encodeURIComponent(`${words} ${mark}`)}`);
    await expect(page.getByRole('main').getByRole('article').first(), words).toContainText(mark);
  }
});

test('a link with the end of its sentence opens the job', async ({ page }) => {
  const recruiter = await makeHiringRecruiter();
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  for (const end of ['/', ')', '.', ',', '%3E', ').', '”', '»', '。', '%22', ';', '!']) {
    await page.goto(`/jobs/${job}${end}`);
    await expect(page.getByRole('heading', { level: 1 }), end).toHaveText('Court interpreter');
    expect(new URL(page.url()).pathname, end).toBe(`/jobs/${job}`);
  }
});

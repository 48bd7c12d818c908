import type { Locator } from '@playwright/test';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** What a guest may need from a job's page to the sent application. */
const maxTaps = 9;
const maxMs = 120_000;
/** For looking at the screen before each tap, and for finding the code in another app. */
const lookMs = 1_000;
const mailMs = 15_000;
/** Between two keys of a phone's keyboard. */
const keyMs = 180;

for (const [way, entry] of [
  ['Create an account', /^New here\?/],
  ['Apply, then sign up', 'Apply Now'],
] as const) {
  test(`a guest with a phone applies for a job in at most ${maxTaps} taps and two minutes: ${way}`, async ({
    visit,
    inbox,
  }) => {
    test.setTimeout(maxMs + 60_000);
    const jobId = await postJob(await makeHiringRecruiter(), { title: 'Court interpreter' });
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const email = uniqueEmail('phone');
    let taps = 0;
    const tap = async (target: Locator) => {
      await expect(target).toBeVisible();
      await page.waitForTimeout(lookMs);
      await target.tap();
      taps += 1;
    };
    const type = (text: string) => page.keyboard.type(text, { delay: keyMs });
    await page.goto(`/jobs/${jobId}`);
    const begun = Date.now();
    await tap(page.getByRole('link', { name: entry }).first());
    if (entry === 'Apply Now') await tap(page.getByRole('link', { name: 'Sign up', exact: true }));
    await expect(page).toHaveURL('/signup');
    // What can wait is folded.
    await expect(page.getByLabel('Subtitle')).toBeHidden();
    await tap(page.getByLabel('Full name'));
    await type('Amina Haddad');
    await tap(page.getByLabel('Email'));
    await type(email);
    await tap(page.getByLabel('Phone'));
    await type(somePhone().slice(-10));
    await tap(page.getByLabel('Address', { exact: true }));
    await type('Lisbon');
    await tap(page.getByLabel('I accept the terms of use'));
    await tap(page.getByRole('button', { name: 'Create account' }));
    await expect(page.getByLabel('One-time code')).toBeFocused();
    const code = await inbox.code(email);
    await page.waitForTimeout(mailMs);
    await type(code);
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Send application' }));
    await expect(page.getByRole('button', { name: 'Applied' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The recruiter has been notified.');
    expect(taps).toBeLessThanOrEqual(maxTaps);
    expect(Date.now() - begun).toBeLessThan(maxMs);
  });
}

import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** An interview that is offered to a candidate, and how its company changes it. */
const offer = async () => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  await apply(candidate, await postJob(recruiter));
  const { token } = recruiter;
  const timesOn = (day: string) => ({ times: [`${day}T10:00`], zone: 'UTC' });
  const { body } = await expectOk(portal, 'POST', '/interviews', {
    token,
    body: { candidate_ids: [candidate.id], minutes: 30, ...timesOn(dayIn(3)) },
  });
  const [{ id }] = (body as { interviews: [{ id: string }] }).interviews;
  return {
    candidate,
    name: (day: string) => expectOk(portal, 'PUT', `/interviews/${id}/times`, { token, body: timesOn(day) }),
    end: () => expectOk(portal, 'PUT', `/interviews/${id}/end`, { token, body: {} }),
  };
};

test('what is refused as the other side changed the interview meanwhile says so, and typed times can be sent again', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 40[09] .*interviews/);
  const { candidate, name, end } = await offer();
  const page = await visit({ as: candidate, timezoneId: 'UTC' });
  await page.goto('/interviews');
  await page.getByRole('radio').click();
  await name(dayIn(4));
  // The list is loaded again before the number of notifications.
  const listed = page.waitForResponse(/\/interviews\?/);
  await page.route('**/notifications/*/*/count*', async (route) => {
    await listed;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Agree to this time' }).click();
  await expect(toast(page, /^This time is not free any more/)).toBeVisible();

  await page.getByRole('button', { name: 'Other times' }).click();
  const dialog = page.getByRole('dialog', { name: 'Other times' });
  await dialog.getByLabel('Time 1').fill(`${dayIn(6)}T15:00`);
  await name(dayIn(5));
  await dialog.getByRole('button', { name: 'Send these times' }).click();
  await expect(dialog.getByText(/changed elsewhere/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send these times' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Other times proposed')).toBeVisible();

  await page.getByRole('button', { name: 'Other times' }).click();
  await end();
  await dialog.getByRole('button', { name: 'Send these times' }).click();
  await expect(dialog.getByText(/current state/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
});

test('what changed since a dialog was opened is not overwritten or ended unseen, also once the list behind it has loaded it', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 409 .*interviews/);
  const { candidate, name } = await offer();
  const page = await visit({ as: candidate, timezoneId: 'UTC' });
  await page.clock.install();
  await page.goto('/interviews');
  const changeBehind = async (day: string) => {
    await name(day);
    // The window has the focus again, and the list is not fresh any more.
    const listed = page.waitForResponse(/\/interviews\?/);
    await page.clock.fastForward('00:20');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await listed;
    await expect(page.locator(`time[datetime^="${day}"]`)).toBeAttached();
  };

  await page.getByRole('button', { name: 'Other times' }).click();
  const dialog = page.getByRole('dialog', { name: 'Other times' });
  await dialog.getByLabel('Time 1').fill(`${dayIn(6)}T15:00`);
  await changeBehind(dayIn(4));
  await dialog.getByRole('button', { name: 'Send these times' }).click();
  await expect(dialog.getByText(/changed elsewhere/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Decline' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toBeVisible();
  await changeBehind(dayIn(5));
  await confirmation.getByRole('button', { name: 'Decline' }).click();
  await expect(toast(page, /changed elsewhere/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agree to this time' })).toBeVisible();
});

test('a pick that is refused as the interview has ended says so, although its button is gone by then', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 40[09] .*interviews/);
  const { candidate, end } = await offer();
  const page = await visit({ as: candidate, timezoneId: 'UTC' });
  await page.goto('/interviews');
  await page.getByRole('radio').click();
  await end();
  const agree = page.getByRole('button', { name: 'Agree to this time' });
  // The list is loaded again before the number of notifications.
  await page.route('**/notifications/*/*/count*', async (route) => {
    await expect(agree).toHaveCount(0);
    await route.fallback();
  });
  await agree.click();
  await expect(toast(page, /^This time is not free any more/)).toBeVisible();
});

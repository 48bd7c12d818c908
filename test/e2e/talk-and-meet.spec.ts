import type { Page } from '@playwright/test';
import { dayMs, hourMs, minuteMs } from '#shared/domain/time.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { openThread } from './support/open-talk.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { breakConnection, expectMoving, join, noteConnections } from './support/video-call.ts';

const [berlin, tokyo] = ['Europe/Berlin', 'Asia/Tokyo'];

/** The time of a zone's clocks as a field of days and times has it. */
const fieldTime = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T');

/** The hour and minute that a zone's clocks show. */
const clockIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);

/** Milliseconds by which a zone's clocks are ahead of UTC. */
const aheadOf = (zone: string, at: number): number => Date.parse(`${fieldTime(zone, at)}Z`) - at;

/** A full hour after Berlin's next change of clocks, or within the 90 days for which times are offered. */
const afterChange = (): number => {
  const hour = Math.ceil(Date.now() / hourMs) * hourMs;
  let days = 2;
  while (days < 85 && aheadOf(berlin, hour + (days - 1) * dayMs) === aheadOf(berlin, hour)) days += 1;
  return hour + days * dayMs;
};

/** What the agreed time of the only interview is, on either side's clocks. */
const expectAgreed = async (page: Page, at: number, own: string, theirs: string) => {
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
  await expect(page.locator('time')).toHaveCount(1);
  await expect(page.locator('time')).toHaveAttribute('datetime', new Date(at).toISOString());
  await expect(page.locator('time')).toContainText(clockIn(own, at));
  await expect(page.getByText(/^For /)).toContainText(clockIn(theirs, at));
};

test('a candidate in Tokyo and a recruiter in Berlin write, agree on a time, move it, meet by video and hire', async ({
  visit,
  problems,
}) => {
  test.slow();
  const [recruiter, candidate, stranger] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
    openSession('candidate'),
  ]);
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  await apply(candidate, job);
  // Both at phone size: rooms, kit and invitations of laptops have tests of their own.
  const viewport = { width: 360, height: 740 };
  const page = await visit({ as: recruiter, timezoneId: berlin, viewport });
  await noteConnections(page);
  const phone = await visit({ as: candidate, timezoneId: tokyo, viewport });

  await test.step('they write', async () => {
    await openThread(page, { job, candidate });
    await page.getByLabel('Write a message').fill('When can we talk?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log').getByText('When can we talk?')).toBeVisible();
    await phone.goto('/messages');
    await phone.getByRole('link', { name: /When can we talk/ }).click();
    await phone.getByLabel('Write a message').fill('In the evening here.');
    await phone.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log').getByText('In the evening here.')).toBeVisible({ timeout: 15_000 });
  });

  const first = afterChange();
  await test.step('they agree on a time', async () => {
    await page.goto(`/job/${job}/applicants`);
    await page.getByRole('article').getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Invite to an interview' }).click();
    await page.getByLabel('Time 1', { exact: true }).fill(fieldTime(berlin, first));
    await page.getByRole('dialog').getByRole('button', { name: 'Invite to an interview' }).click();
    await expect(toast(page, 'One person is invited.')).toBeVisible();
    await phone.goto('/interviews');
    await phone.getByRole('radio').click();
    await phone.getByRole('button', { name: 'Agree to this time' }).click();
    await expectAgreed(phone, first, tokyo, berlin);
  });

  const second = Math.ceil((Date.now() + 3 * minuteMs) / minuteMs) * minuteMs;
  await test.step('the recruiter moves it', async () => {
    await page.goto('/interviews');
    await expectAgreed(page, first, berlin, tokyo);
    await page.getByRole('button', { name: 'Other times' }).click();
    await page.getByLabel('Time 1', { exact: true }).fill(fieldTime(berlin, second));
    await page.getByRole('button', { name: 'Send these times' }).click();
    await expect(page.getByText(/^Waiting for/)).toBeVisible();
    await phone.reload();
    await phone.getByRole('radio').click();
    await phone.getByRole('button', { name: 'Agree to this time' }).click();
    await expectAgreed(phone, second, tokyo, berlin);
    await page.reload();
    await expectAgreed(page, second, berlin, tokyo);
    await phone.goto('/candidate/dashboard?tab=applied');
    const way = phone.getByRole('list', { name: 'Way of the application' });
    await expect(way.getByRole('listitem').filter({ hasText: 'Interview' })).toContainText(clockIn(tokyo, second));
    await expect(way).toContainText('Tokyo, UTC+09:00');
    await way.getByRole('link', { name: 'Interview' }).click();
    await expectAgreed(phone, second, tokyo, berlin);
  });

  await test.step('they meet by video, alone, and a lost connection comes back', async () => {
    for (const each of [phone, page]) {
      await each.getByRole('link', { name: 'Video interview' }).click();
      await join(each);
    }
    await Promise.all([expectMoving(page), expectMoving(phone)]);
    await page.getByRole('button', { name: 'Interview kit' }).click();
    await expect(page.getByRole('region', { name: 'Interview kit' })).toBeVisible();
    await page.getByRole('button', { name: 'Interview kit' }).click();
    problems.allow(/status of 404 /);
    const other = await visit({ as: stranger });
    await other.goto(new URL(page.url()).pathname);
    await expect(other.getByRole('alert')).toBeVisible();
    await breakConnection(page);
    await expect(phone.getByText(/^The connection was lost/).first()).toBeVisible({ timeout: 30_000 });
    await Promise.all([expectMoving(page), expectMoving(phone)]);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(phone.getByText(/ has left$/).first()).toBeVisible();
  });

  await test.step('the recruiter hires, and the candidate sees it', async () => {
    await page.goto(`/job/${job}/applicants?open=${candidate.id}`);
    await page.getByRole('button', { name: /^Update status/ }).click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Hired');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(toast(page, 'Application status updated successfully!')).toBeVisible();
    await phone.goto('/candidate/dashboard?tab=applied');
    await expect(phone.getByText('Hired').first()).toBeVisible();
  });
});

import { makeHiringRecruiter } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { agreeOnInterview } from './support/interview.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import {
  breakConnection,
  endLines,
  expectMoving,
  join,
  noteConnections,
  noteDevices,
  noteLines,
  openDevices,
} from './support/video-call.ts';

test('two people see each other, find each other again when the connection breaks, and a third one does not come in', async ({
  visit,
  problems,
}) => {
  test.slow();
  const [recruiter, candidate, stranger] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
    openSession('candidate'),
  ]);
  const id = await agreeOnInterview(recruiter, candidate);
  const phone = await visit({ as: candidate, viewport: { width: 360, height: 740 } });
  await phone.goto(`/interviews/${id}/room`);
  await expect(phone.getByText('The microphone hears you.')).toBeVisible();
  await axeScan(phone, 'the check of the devices');
  await join(phone);
  await expect(phone.getByText(/^Waiting for/).first()).toBeVisible();

  const page = await visit({ as: recruiter });
  await noteConnections(page);
  await noteDevices(page);
  await page.goto(`/interviews/${id}/room`);
  await join(page);
  await Promise.all([expectMoving(page), expectMoving(phone)]);
  await axeScan(page, 'a call');

  await phone.getByRole('button', { name: 'Mute microphone' }).click();
  await expect(page.getByRole('img', { name: /^The microphone of .* is off$/ })).toBeVisible();
  await phone.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(page.getByText(/^The camera of .* is off$/)).toBeVisible();
  await phone.getByRole('button', { name: 'Turn camera on' }).click();
  await expectMoving(page);

  await phone.getByRole('button', { name: 'Messages', exact: true }).click();
  await phone.getByLabel('Write a message').fill('I am here.');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('log').getByText('I am here.')).toBeVisible();
  await axeScan(phone, 'messages beside a call on a phone');
  await phone.getByRole('button', { name: 'Messages', exact: true }).click();
  await page.getByRole('button', { name: 'Messages, 1 unread message' }).click({ timeout: 15_000 });
  await expect(page.getByRole('log').getByText('I am here.')).toBeVisible();
  await axeScan(page, 'messages beside a call');
  await Promise.all([expectMoving(page), expectMoving(phone)]);

  // The network is back, but the server is not yet: the call goes on without a word of that.
  problems.allow(/500.*interviews/);
  let failures = 0;
  await page.route(new RegExp(`/api/interviews/${id}$`), async (route) => {
    await route.fulfill({ status: 500, body: '{}' });
    failures += 1;
  });
  await page.evaluate(() => ['offline', 'online'].map((name) => window.dispatchEvent(new Event(name))));
  await expect.poll(() => failures, { timeout: 15_000 }).toBe(3);
  await expectMoving(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();

  await breakConnection(page);
  await expect(phone.getByText(/^The connection was lost/).first()).toBeVisible({ timeout: 30_000 });
  await Promise.all([expectMoving(page), expectMoving(phone)]);

  // A page that is loaded again finds its way back.
  await page.reload();
  await join(page);
  await Promise.all([expectMoving(page), expectMoving(phone)]);

  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You have left the interview')).toBeVisible();
  await expect(phone.getByText(/ has left$/).first()).toBeVisible();
  expect(await openDevices(page)).toEqual([]);
  await page.getByRole('button', { name: 'Join again' }).click();
  await join(page);
  await Promise.all([expectMoving(page), expectMoving(phone)]);

  problems.allow(/status of 404 /);
  const other = await visit({ as: stranger });
  await other.goto(`/interviews/${id}/room`);
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
});

test('a call that runs beyond the end of its interview goes on without signalling, until its connection is lost', async ({
  visit,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 400 /);
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
  ]);
  const id = await agreeOnInterview(recruiter, candidate);
  const [phone, page] = await Promise.all([visit({ as: candidate }), visit({ as: recruiter })]);
  await Promise.all([noteConnections(page), noteDevices(phone)]);
  for (const each of [phone, page]) {
    await noteLines(each);
    await each.goto(`/interviews/${id}/room`);
    await join(each);
  }
  await Promise.all([expectMoving(page), expectMoving(phone)]);

  for (const each of [phone, page]) {
    await each.route('**/interviews/*/room', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { code: 'INVALID_STATE', detail: 'The room is closed.' } })
        : route.fallback(),
    );
    const refused = each.waitForResponse((response) => response.status() === 400);
    await endLines(each);
    await refused;
  }
  await Promise.all([expectMoving(page), expectMoving(phone)]);
  for (const each of [phone, page]) await expect(each.getByRole('button', { name: 'Leave' })).toBeVisible();

  await phone.getByRole('button', { name: 'Share screen' }).click();
  await expect(phone.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  await breakConnection(page);
  await expect(phone.getByText('The room is closed.')).toBeVisible({ timeout: 60_000 });
  await expect(phone.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  expect(await openDevices(phone)).toEqual(['audio', 'video']);
});

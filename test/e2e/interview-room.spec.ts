import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { breakConnection, expectMoving, join, noteConnections } from './support/video-call.ts';

const offered = z.object({ interviews: z.array(z.object({ id: z.string() })) });

/** An interview by video that begins in a few minutes, so that its room is open. */
const agreeOnInterview = async (recruiter: Session, candidate: Session): Promise<string> => {
  const job = await postJob(recruiter);
  await apply(candidate, job);
  const begin = `${new Date(Date.now() + 5 * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}`;
  const { body } = await expectOk(portal, 'POST', '/interviews', {
    token: recruiter.token,
    body: { candidate_ids: [candidate.id], job_id: job, minutes: 30, times: [begin], zone: 'UTC' },
  });
  const id = offered.parse(body).interviews[0]?.id ?? '';
  await expectOk(portal, 'PUT', `/interviews/${id}/time`, {
    token: candidate.token,
    body: { at: new Date(`${begin}Z`).toISOString(), zone: 'Asia/Tokyo' },
  });
  return id;
};

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
  await page.getByRole('button', { name: 'Join again' }).click();
  await join(page);
  await Promise.all([expectMoving(page), expectMoving(phone)]);

  problems.allow(/status of 404 /);
  const other = await visit({ as: stranger });
  await other.goto(`/interviews/${id}/room`);
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
});

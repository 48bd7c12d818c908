import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { deleteItems } from '#functions/entities/erasure/erasure-store.ts';
import { holdMail } from '#functions/entities/held-mail/held-mail-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { forgetErasedInterviews, forgetMailedResults } from '#infra/operator/items/upgrade-results.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { addMs, dayMs, epochMs, isoInstant, toIso } from '#shared/domain/time.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { sendMails as handler } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { switchSteps } from '#test/support/switch-steps.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const auth = authSteps(api);
const aws = awsStandIn();
const { switchOff, switchOn, moveOn } = await switchSteps(api);
// The inbox is shared with other tests: only this file uses these ids.
let number = 7_300_000;
let recruiter: Principal;
let candidate: Principal;
let jobId: number;

beforeEach(async () => {
  addDeployedStage(aws);
  moveOn();
  number += 1;
  recruiter = await makePrincipal('recruiter', number);
  candidate = await makePrincipal('candidate', number);
  await subscribe(recruiter.id);
  jobId = (await makeJob(number, recruiter.id)).id;
  await settle();
  await run('--discard');
  await switchOn('notice_mails');
});

type Key = { PK: string; SK: string };
const run = (...args: string[]) => runTask(['held-mails', ...stage, ...args]);

async function deliver(Records: DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  return Records;
}
const sendMails = async () => deliver(await settle());
const subjects = async ({ email }: { email: string }) => (await api.inbox(email)).map(({ subject }) => subject);

/** A candidate applies and gets another status: a mail is due to each side. */
async function causeTwoMails(): Promise<DynamoDBRecord[]> {
  await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId } });
  await api.call(applicationCalls.updateStatus, {
    token: recruiter.token,
    params: { id: `${jobId}-${candidate.id}` },
    body: { status: 'shortlisted' },
  });
  return await sendMails();
}
const toRecruiter = 'New application for your job';
const toCandidate = 'News about your application';

describe('while notices by mail are off', () => {
  test('they are held, a kind is deleted, and the rest is sent once when they are on again', async () => {
    await switchOff('notice_mails');
    const records = await causeTwoMails();
    await deliver(records);
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual([[], []]);
    expect((await run()).out).toBe('Held: 1 of application_received.\nHeld: 1 of application_status_changed.');

    expect(await run('--send')).toMatchObject({ code: 2, errors: expect.stringContaining('switch them on first') });
    const [dry, done] = [
      await run('--discard', '--kind', 'application_received', '--dry-run'),
      await run('--discard', '--kind', 'application_received'),
    ];
    expect(dry).toMatchObject({ code: 1, out: 'To delete: 1 of application_received.' });
    expect(done).toMatchObject({ code: 0, out: 'Deleted: 1 of application_received.' });

    await switchOn('notice_mails');
    expect(await run('--send', '--dry-run')).toMatchObject({
      code: 1,
      out: 'To send: 1 of application_status_changed.',
    });
    expect(await run('--send')).toMatchObject({ code: 0, out: 'Released: 1 of application_status_changed.' });
    const released = await sendMails();
    await deliver(released);
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual([[], [toCandidate]]);
    expect((await run()).out).toBe('No mail is held.');
    await run('--send');
    await sendMails();
    expect(await subjects(candidate)).toEqual([toCandidate]);
  });

  test('a mail that is released before the mail function knows is held again', async () => {
    await switchOff('notice_mails');
    await causeTwoMails();
    await runTask(['switches', ...stage, '--on', 'notice_mails']);
    await run('--send');
    await sendMails();
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual([[], []]);
    expect((await run()).out).toContain('Held: 1 of application_received.');
    moveOn();
    await run('--send');
    await sendMails();
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual([[toRecruiter], [toCandidate]]);
  });

  test('a mail whose notification was removed meanwhile is not sent, and is no longer held', async () => {
    await switchOff('notice_mails');
    await causeTwoMails();
    const gone = (await api.scan()).filter(({ PK, entity }) => entity === 'notification' && PK.endsWith(`#${number}`));
    await deleteItems(gone.map(({ PK, SK }) => ({ PK, SK })));
    await switchOn('notice_mails');
    await run('--send');
    await sendMails();
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual([[], []]);
    expect((await run()).out).toBe('No mail is held.');
  });

  test('a mail that was sent before is not held when its record is delivered again', async () => {
    const records = await causeTwoMails();
    const sent = [[toRecruiter], [toCandidate]];
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual(sent);
    await switchOff('notice_mails');
    await deliver(records);
    expect((await run()).out).toBe('No mail is held.');
    await switchOn('notice_mails');
    await run('--send');
    await sendMails();
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual(sent);
  });

  test('a mail between two sides of whom one blocked the other meanwhile is not sent', async () => {
    await switchOff('notice_mails');
    await causeTwoMails();
    const block = { body: { block: { company_id: recruiter.id } }, token: candidate.token };
    expect((await api.call(visibilityCalls.setVisibility, block)).status).toBe(200);
    await switchOn('notice_mails');
    await run('--send');
    await sendMails();
    expect([await subjects(recruiter), await subjects(candidate)]).toEqual([[], []]);
    expect((await run()).out).toBe('No mail is held.');
  });

  test('a decision is held until it is sent, and deleted by its own name only', async () => {
    const source = { PK: `CANDIDATE#${candidate.id}`, SK: 'STATEMENT#2026-11-26T20:00:00.000Z#name' };
    await holdMail('decision', source, epochMs(Date.now()));
    await holdMail('shortlisted', { ...source, SK: 'NOTIFICATION#1' }, epochMs(Date.now()));
    const held = (await api.scan()).filter(({ entity, state }) => entity === 'held_mail' && state === 'held');
    expect(held.map(({ kind, expires_at }) => [kind, typeof expires_at]).sort()).toEqual([
      ['decision', 'undefined'],
      ['shortlisted', 'number'],
    ]);
    expect((await run('--discard')).out).toBe('Deleted: 1 of shortlisted.');
    expect((await run()).out).toBe('Held: 1 of decision.');
    expect((await run('--discard', '--kind', 'decision')).out).toBe('Deleted: 1 of decision.');
  });

  test('a mail that is held too long, or deleted, leaves no ids of what a saved search found', async () => {
    const { PK, SK } = keys.notification('candidate', candidate.id, isoInstant('2026-11-26T20:00:00.000Z'), 'event');
    const found = { search: 'search', ids: [jobId] };
    const id = `candidate-${candidate.id}-mih0e000_event000`;
    const created_at = toIso(addMs(clock.now(), -2 * dayMs));
    const card = { id, kind: 'jobs_found', values: {}, link: null, created_at };
    const item = { PK, SK, entity: 'notification', schema_version: 1, found };
    await write({ Put: { Item: item } });
    await holdMail('jobs_found', { PK, SK }, epochMs(Date.now()));
    await settle();
    const stored = async () => (await api.scan()).find((each) => each.PK === PK && each.SK === SK);
    expect(await stored()).toMatchObject({ found });
    // The task `upgrade` forgets those that were mailed.
    const upgrade = () => forgetMailedResults.upgradeOf({ ...item, card, number: 1, sender: 'portal' });
    expect(await upgrade()).toBeUndefined();
    // As the table's time to live deletes it.
    await write({ Delete: { Key: keys.heldMail({ PK, SK }) } });
    await sendMails();
    expect(await stored()).not.toHaveProperty('found');
    expect(await upgrade()).toBeDefined();
  });

  const waysOut = [
    ['expires', async (key: Key) => void (await write({ Delete: { Key: keys.heldMail(key) } }))],
    ['is deleted', async () => void (await run('--discard'))],
    ['is sent later', async () => void (await run('--send'))],
  ] as const;
  test.each(waysOut)('a mail that %s leaves nothing of an interview that was erased', async (_, leave) => {
    const { PK, SK } = keys.notification('candidate', candidate.id, isoInstant('2026-11-26T20:00:00.000Z'), 'event');
    const created_at = toIso(addMs(clock.now(), -2 * dayMs));
    const values = { step: 'gone', interview: `offer-${recruiter.id}`, sequence: 1, minutes: 60, agreed: created_at };
    const id = `candidate-${candidate.id}-mih0e000_event000`;
    const card = { id, kind: 'interview_changed', values, link: '/interviews', created_at };
    const item = { PK, SK, entity: 'notification', schema_version: 1, card, number: 1, sender: 'portal' };
    await write({ Put: { Item: item } });
    const upgrade = () => forgetErasedInterviews.upgradeOf(item);
    expect(await upgrade()).toBeDefined();
    await holdMail('interview_changed', { PK, SK }, epochMs(Date.now()));
    await settle();
    expect(await upgrade()).toBeUndefined();
    await leave({ PK, SK });
    await sendMails();
    const stored = (await api.scan()).find((each) => each.PK === PK && each.SK === SK);
    expect(stored?.card).toEqual({ ...card, values: { step: 'gone' } });
  });

  test('what is held names no person and no content', async () => {
    await switchOff('notice_mails');
    await causeTwoMails();
    const held = JSON.stringify((await api.scan()).filter(({ entity }) => entity === 'held_mail'));
    for (const text of [candidate.email, candidate.name, recruiter.email, recruiter.name]) {
      expect(held).not.toContain(text);
    }
  });

  test('codes are sent, and notices to previous addresses', async () => {
    await switchOff('notice_mails');
    const { email, token } = candidate;
    const next = uniqueEmail('candidate');
    await api.call(emailChangeCalls.startEmailChange, { token, body: { email: next } });
    const otp = await auth.code(next);
    expect(await api.call(emailChangeCalls.confirmEmailChange, { token, body: { email: next, otp } })).toMatchObject({
      status: 200,
    });
    await sendMails();
    expect(await subjects({ email })).toEqual([expect.stringContaining('e-mail address')]);
  });

  test('the invitation of an admin is held, and sent afterwards', async () => {
    const master = await makePrincipal('master_admin', 7_300_000);
    await settle();
    await switchOff('notice_mails');
    const email = uniqueEmail('invited');
    const form = {
      name: 'Ines',
      email,
      password: 'unused',
      phone: '+919876543210',
      address: 'Pune',
      company_name: 'Portal',
    };
    expect((await api.call(authCalls.adminSignup, { token: master.token, body: form })).status).toBe(201);
    await sendMails();
    expect((await run()).out).toBe('Held: 1 of invitation.');
    await switchOn('notice_mails');
    await run('--send');
    await sendMails();
    expect(await subjects({ email })).toHaveLength(1);
  });
});

test('the task refuses to send and to delete the same mails', async () => {
  expect(await run('--send', '--discard')).toMatchObject({ code: 2, errors: 'Either --send or --discard.' });
});

import { SESClient } from '@aws-sdk/client-ses';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documents } from '#functions/data/table.ts';
import { countDayUse } from '#functions/entities/address-budget/day-budget.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { dayBudgets } from '#shared/domain/day-budgets.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { sendMails as handler } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
// The inbox is shared with other tests: only this file uses these ids.
let number = 7_100_000;
let candidate: Principal;
let recruiter: Principal;
let jobId: number;

const makeRecruiter = async () => {
  number += 1;
  const made = await makePrincipal('recruiter', number);
  await subscribe(made.id);
  return made;
};

beforeEach(async () => {
  recruiter = await makeRecruiter();
  candidate = await makePrincipal('candidate', number);
  jobId = (await makeJob(number, recruiter.id)).id;
  await settle();
});
afterEach(() => vi.restoreAllMocks());

const hour = 60 * 60 * 1000;
const deliver = (Records: DynamoDBRecord[]) => handler({ Records });
const subjects = async ({ email }: Principal) => (await api.inbox(email)).map(({ subject }) => subject);
const shortlist = (by = recruiter) =>
  api.call(shortlistCalls.add, {
    token: by.token,
    body: { candidate_id: candidate.id, job_id: by === recruiter ? jobId : undefined },
  });
const shortlistWithoutJob = () =>
  api.call(shortlistCalls.add, { token: recruiter.token, body: { candidate_id: candidate.id } });
const removeFromShortlist = (by = recruiter) =>
  api.call(shortlistCalls.remove, { token: by.token, params: { id: `${by.id}-${candidate.id}` } });
const apply = () => api.call(applicationCalls.apply, { token: candidate.token, params: { jobId } });
const setStatus = (status: string) =>
  api.call(applicationCalls.updateStatus, {
    token: recruiter.token,
    params: { id: `${jobId}-${candidate.id}` },
    body: { status },
  });
const contact = (method: string, notes: string) =>
  api.call(applicationCalls.contact, {
    token: recruiter.token,
    params: { id: `${jobId}-${candidate.id}` },
    body: { method, notes },
  });

/** The records of the notification that one shortlisting causes. */
async function deliverShortlisting(add: () => Promise<unknown> = shortlist): Promise<DynamoDBRecord[]> {
  await add();
  const records = await settle();
  return records.filter(
    ({ eventName, dynamodb }) => eventName === 'INSERT' && dynamodb?.NewImage?.entity?.S === 'notification',
  );
}

describe('mails about repeated actions of one sender', () => {
  test('are one for 25 quick additions to a shortlist and removals', async () => {
    for (let round = 0; round < 25; round += 1) {
      expect((await shortlist()).status).toBe(201);
      expect((await removeFromShortlist()).status).toBe(204);
      await deliver(await settle());
    }
    expect(await subjects(candidate)).toEqual(['You are on a shortlist']);
  });

  test('are one for 25 additions to a shortlist that are delivered together, twice and in reverse order', async () => {
    const records: DynamoDBRecord[] = [];
    for (let round = 0; round < 25; round += 1) {
      await shortlist();
      await removeFromShortlist();
      records.push(...(await settle()));
    }
    await deliver([...records.toReversed(), ...records]);
    expect(await subjects(candidate)).toEqual(['You are on a shortlist']);
  });

  test('are one for changes of a status back and forth, and one for contacts by all methods', async () => {
    await apply();
    for (const status of ['reviewed', 'rejected', 'reviewed', 'hired', 'reviewed']) await setStatus(status);
    for (const method of ['email', 'phone', 'video', 'email']) expect((await contact(method, method)).status).toBe(200);
    await contact('email', 'Again');
    await deliver(await settle());
    expect((await subjects(candidate)).sort()).toEqual([
      'A recruiter is getting in touch with you',
      'News about your application',
    ]);
  });

  test('are one for applications for many jobs of the same recruiter', async () => {
    for (let extra = 1; extra <= 3; extra += 1) {
      const { id } = await makeJob(number * 10 + extra, recruiter.id);
      await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: id } });
    }
    await deliver(await settle());
    expect(await subjects(recruiter)).toEqual(['New application for your job']);
  });

  test('are limited for each sender, not for all together', async () => {
    await shortlist();
    await shortlist(await makeRecruiter());
    await deliver(await settle());
    expect(await subjects(candidate)).toHaveLength(2);
  });

  test('are sent again after 24 hours, to the millisecond, whether or not the mark was deleted', async () => {
    const start = Date.now();
    api.clock.set(start);
    await deliver(await deliverShortlisting());
    await removeFromShortlist();
    await settle();
    const again = await deliverShortlisting(shortlistWithoutJob);
    expect(again).toHaveLength(1);
    for (const [after, mails] of [
      [24 * hour - 1, 1],
      [24 * hour, 2],
      [48 * hour - 1, 2],
    ] as const) {
      api.clock.set(start + after);
      await deliver(again);
      expect(await subjects(candidate)).toHaveLength(mails);
    }
  });

  test('are not used up by a mail that the mail service did not accept', async () => {
    const records = await deliverShortlisting();
    vi.spyOn(SESClient.prototype, 'send').mockImplementationOnce(async () => {
      throw Object.assign(new Error('Throttling'), { name: 'Throttling' });
    });
    expect((await deliver(records)).batchItemFailures).toHaveLength(1);
    expect(await deliver(records)).toEqual({ batchItemFailures: [] });
    expect(await subjects(candidate)).toHaveLength(1);
  });

  test('are not used up by a function that crashes between its claim and the mail', async () => {
    const start = Date.now();
    api.clock.set(start);
    const records = await deliverShortlisting();
    dieAfterClaim();
    expect((await deliver(records)).batchItemFailures).toHaveLength(1);
    // It is not yet known whether the first delivery is still sending.
    expect((await deliver(records)).batchItemFailures).toHaveLength(1);
    expect(await subjects(candidate)).toEqual([]);
    api.clock.set(start + 3 * 60 * 1000);
    expect(await deliver(records)).toEqual({ batchItemFailures: [] });
    expect(await subjects(candidate)).toHaveLength(1);
  });

  test('are not repeated when the table fails after the mail was accepted', async () => {
    const records = await deliverShortlisting();
    const real = documents.send.bind(documents);
    vi.spyOn(documents, 'send').mockImplementation(((command: object) =>
      command instanceof UpdateCommand && command.input.UpdateExpression === 'REMOVE #pending_until'
        ? Promise.reject(new Error('The table is away.'))
        : real(command as never)) as never);
    expect(await deliver(records)).toEqual({ batchItemFailures: [] });
    await deliver(records);
    expect(await subjects(candidate)).toHaveLength(1);
  });

  test('leave a mark without personal data that is deleted with the account of its reader', async () => {
    await deliver(await deliverShortlisting());
    const marks = (await api.scan()).filter(({ entity, PK }) => entity === 'mail_mark' && PK.endsWith(`#${number}`));
    expect(marks).toHaveLength(1);
    expect(JSON.stringify(marks)).not.toContain('recruiter');
    expect(marks[0]?.expires_at).toBeGreaterThan(Date.now() / 1000 + 24 * 60 * 60);
  });
});

/** Makes the function crash just after its next claim. */
function dieAfterClaim(): void {
  const real = documents.send.bind(documents);
  const dying = vi.spyOn(documents, 'send').mockImplementation((async (command: object) => {
    const answer = await real(command as never);
    if (!(command instanceof UpdateCommand)) return answer;
    dying.mockRestore();
    throw new Error('The function is gone.');
  }) as never);
}

describe('mails about one sender', () => {
  test('end with their day, for other senders not, and what is not mailed stays in the inbox', async () => {
    const start = Date.parse('2026-11-01T10:00:00.000Z');
    api.clock.set(start);
    const sender = `recruiter-${recruiter.id}`;
    for (let used = 0; used < dayBudgets.mails - 1; used += 1) await countDayUse('mails', sender, epochMs(start));
    const [first, second] = [
      await makePrincipal('candidate', number + 500),
      await makePrincipal('candidate', number + 600),
    ];
    const add = (by: Principal, { id }: Principal) =>
      api.call(shortlistCalls.add, { token: by.token, body: { candidate_id: id } });
    for (const each of [first, second]) {
      await add(recruiter, each);
      await deliver(await settle());
    }
    expect([await subjects(first), await subjects(second)]).toEqual([['You are on a shortlist'], []]);
    const { token, id } = second;
    const { body } = await api.call(notificationCalls.list, { token, params: { type: 'candidate', id } });
    expect(body).toMatchObject([{ kind: 'shortlisted' }]);
    await add(await makeRecruiter(), second);
    await deliver(await settle());
    expect(await subjects(second)).toEqual(['You are on a shortlist']);
  });
});

import { SESClient, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { withCause } from '#functions/platform/cause.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { systemCalls } from '#shared/contracts/system.ts';
import { newReference, referenceHeader } from '#shared/domain/reference.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { endSubscriptions, followTable, sendMails } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const auth = authSteps(api);
let number = 7_600_000;
let recruiter: Principal;
let candidate: Principal;
let jobId: number;
let lines: Record<string, unknown>[];
let mails: string[];

beforeEach(async () => {
  number += 1;
  recruiter = await makePrincipal('recruiter', number);
  candidate = await makePrincipal('candidate', number);
  await subscribe(recruiter.id);
  jobId = (await makeJob(number, recruiter.id)).id;
  await settle();
  lines = [];
  mails = [];
  vi.stubEnv('LOG_LEVEL', 'debug');
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  vi.spyOn(SESClient.prototype, 'send').mockImplementation((command) => {
    mails.push(Buffer.from((command as SendRawEmailCommand).input.RawMessage?.Data ?? '').toString());
    return Promise.resolve({});
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The lines of a kind since the test began. */
const linesOf = (code: string) => lines.filter((line) => line.code === code);
const referenceOf = (mail: string | undefined) => /^X-Reference: (.*)$/m.exec(mail ?? '')?.[1]?.trim();

/** Makes a call and returns the id that API Gateway gave its request, as the log has it. */
async function apply(headers: Record<string, string> = {}): Promise<string> {
  const call = applicationCalls.apply;
  expect((await api.call(call, { token: candidate.token, params: { jobId }, headers })).status).toBe(201);
  return String(linesOf('CALL_SERVED').at(-1)?.reference);
}

describe('the reference of a request', () => {
  test('is carried from the browser through log, table, stream and notification to the mail', async () => {
    const browser = newReference();
    const reference = await apply({ [referenceHeader]: browser });
    expect(linesOf('CALL_SERVED')).toEqual([expect.objectContaining({ reference, browser })]);
    expect(reference).toMatch(/^[0-9a-f-]{36}$/);
    const records = await settle();
    expect(linesOf('EVENT_FOLDED').filter((line) => line.entity === 'application')).toEqual([
      expect.objectContaining({ reference }),
    ]);
    const written = (await api.scan()).filter(({ cause }) => cause === reference).map(({ entity }) => entity);
    expect(written).toEqual(expect.arrayContaining(['application', 'notification']));
    await sendMails({ Records: records });
    expect(mails.map(referenceOf)).toEqual([reference]);
  });

  test('is that of each request alone, also of concurrent ones', async () => {
    const send = () => auth.send('candidate', candidate.email);
    const [first, second] = await Promise.all([
      send().then(() => recruiter),
      auth.send('recruiter', recruiter.email).then(() => candidate),
    ]);
    expect([first, second]).toEqual([recruiter, candidate]);
    const served = linesOf('CALL_SERVED').map(({ reference }) => reference);
    expect(new Set(served).size).toBe(2);
    expect(mails.map(referenceOf).sort()).toEqual(served.sort());
  });

  test('is in the line of a refusal and of a failure, and none is left for what follows', async () => {
    await api.call(authCalls.session, {});
    expect(linesOf('CALL_REFUSED').at(-1)).toMatchObject({
      reference: expect.any(String),
      refusal: 'SESSION_REQUIRED',
    });
    lines.length = 0;
    await endSubscriptions();
    expect(linesOf('SUBSCRIPTIONS_SWEPT').at(-1)).not.toHaveProperty('reference');
  });

  test('does not stay with an item that something else changes later', async () => {
    const reference = await apply();
    await settle();
    const [item] = (await api.scan()).filter(({ entity, cause }) => entity === 'application' && cause === reference);
    expect(item).toBeDefined();
    const { PK = '', SK = '' } = item ?? {};
    await write(updateItem<{ note: string }>({ PK, SK }, { set: { note: 'by an operator' } }));
    lines.length = 0;
    await settle();
    expect(linesOf('EVENT_FOLDED')).toEqual([expect.not.objectContaining({ reference })]);
    expect((await api.scan()).find((each) => each.PK === PK && each.SK === SK)).not.toHaveProperty('cause');
  });

  test('is that of each write, also of the second one of a request to the same item', async () => {
    const reference = 'JKJaXmPLvHcESHA=';
    const { PK = '', SK = '' } = keys.job(jobId);
    await withCause({ reference }, async () => {
      await write(updateItem<{ note: string }>({ PK, SK }, { set: { note: 'first' } }));
      await write(updateItem<{ note: string }>({ PK, SK }, { set: { note: 'second' } }));
    });
    lines.length = 0;
    await settle();
    const ofJob = linesOf('EVENT_FOLDED').filter(({ entity }) => entity === 'job');
    expect(ofJob.map((line) => line.reference)).toEqual([reference, reference]);
  });

  test('of a deletion is found by the item, which lines of the request and of the stream have', async () => {
    const add = { token: recruiter.token, body: { recruiter_id: recruiter.id, candidate_id: candidate.id } };
    const { status, body } = await api.call(shortlistCalls.add, add);
    expect(status).toBe(201);
    await settle();
    lines.length = 0;
    await api.call(shortlistCalls.remove, { token: recruiter.token, params: { id: (body as { id: string }).id } });
    const reference = linesOf('CALL_SERVED').at(-1)?.reference;
    const [deleted, ...more] = linesOf('ITEM_DELETED');
    expect(more).toEqual([]);
    expect(deleted).toMatchObject({ reference, item: expect.stringMatching(/^[\w-]{12}$/) });
    await settle();
    const followed = linesOf('EVENT_FOLDED').filter(({ item }) => item === deleted?.item);
    expect(followed).toEqual([expect.objectContaining({ entity: 'shortlist_entry' })]);
    expect(followed[0]).not.toHaveProperty('reference');
  });

  test('is in the line of a record that fails', async () => {
    const reference = 'JKJaXmPLvHcESHA=';
    const image = { entity: { S: 'notification' }, cause: { S: reference } };
    const record = { eventID: 'x', eventName: 'INSERT', dynamodb: { NewImage: image } } as DynamoDBRecord;
    for (const handler of [sendMails, followTable]) await handler({ Records: [record] });
    expect(linesOf('EVENT_FAILED').map((line) => line.reference)).toEqual([reference, reference]);
  });

  test.each([
    [['JKJaXmPLvHcESHA='], 'JKJaXmPLvHcESHA='],
    [['JKJaXmPLvHcESHA=', 'JKJaYnQMwIdFTIB='], 'JKJaXmPLvHcESHA= JKJaYnQMwIdFTIB='],
    [[], undefined],
    [undefined, undefined],
  ])('of a queued change of a search index is in the line of its failure: %j', async (references, reference) => {
    // The discard port: nothing answers there.
    vi.stubEnv('SEARCH_ENDPOINT', 'http://127.0.0.1:9');
    const { handler } = await import('#functions/events/write-search-documents.ts');
    const body = JSON.stringify({ kind: 'jobs', sequence: 1, ids: [1], references });
    expect(await handler({ Records: [{ messageId: 'm', body } as SQSRecord] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm' }],
    });
    expect(linesOf('EVENT_FAILED').map((line) => line.reference)).toEqual([reference]);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['too short', 'abc'],
    ['too long', '0'.repeat(13)],
    ['a megabyte', '0'.repeat(1_000_000)],
    ['capital letters', '0123456789AB'],
    ['letters that are not in use', 'ilouilouilou'],
    ['another script', '０１２３４５６７８９ａｂ'],
    ['an e-mail address', 'eve@mail.exa'],
    ['a line break', '0123456789\r\n'],
    ['a line of the log', '{"level":"x"'],
    ['a script', '<script>abc<'],
    ['two ids', `${newReference()},${newReference()}`],
    ['a prototype', '__proto____p'],
  ])('is made by the portal, whatever a client sends: %s', async (_, given) => {
    const headers = given === undefined ? {} : { [referenceHeader]: given };
    expect((await api.call(systemCalls.health, { headers })).status).toBe(200);
    const line = linesOf('CALL_SERVED').at(-1);
    expect(line).toMatchObject({ reference: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(line).not.toHaveProperty('browser');
    if (given) expect(JSON.stringify(lines)).not.toContain(given);
  });
});

test('ids of browsers are random', () => {
  const ids = Array.from({ length: 1_000 }, newReference);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
});

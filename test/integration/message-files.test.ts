import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { messageFileCalls } from '#shared/contracts/message-files.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { dayMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makeArrivedMessageFile } from '#test/support/arrived-upload.ts';
import { checksums, stateOf } from '#test/support/file-steps.ts';
import { sendMails } from '#test/support/handlers.ts';
import { beforeCommand } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { type Pair, pairMaker } from '#test/support/pair.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';
import { lockedPdf } from '#test/support/small-pdf.ts';

const api = await testApi();
const { settle } = notificationSteps(api);
const makePair = pairMaker(api);
const begin = Date.now();
// Forms are signed for the present, which the file store checks.
beforeEach(() => api.clock.set(begin));

const idOf = ({ recruiter, candidate }: Pick<Pair, 'recruiter' | 'candidate'>) => `${recruiter.id}-${candidate.id}`;
const send = (pair: Pair, by: Principal, files: string[], text = 'My certificate.') =>
  api.call(messageCalls.send, { token: by.token, params: { id: idOf(pair) }, body: { text, files } });
const upload = (pair: Pair, by: Principal, options = {}) => makeArrivedMessageFile(api, by.token, idOf(pair), options);
const finish = (pair: Pair, by: Principal, file: string) =>
  api.call(messageFileCalls.finishFile, { token: by.token, params: { id: idOf(pair), file } });
const open = (pair: Pair, by: Principal, file: string) =>
  api.call(messageFileCalls.openFile, { token: by.token, params: { id: idOf(pair), file } });
const share = (pair: Pair, by: Principal, shared = true) =>
  api.call(messageCalls.shareContact, { token: by.token, params: { id: idOf(pair) }, body: { shared } });
const newest = async (pair: Pair, by: Principal) =>
  (await api.call(messageCalls.thread, { token: by.token, params: { id: idOf(pair) } })).body.items[0];
const keyOf = (pair: Pair, file: string) => `files/threads/${idOf(pair)}/${file}.pdf`;

/** A file that was uploaded and checked. */
async function add(pair: Pair, by: Principal, options = {}): Promise<string> {
  const file = await upload(pair, by, options);
  expect((await finish(pair, by, file)).status).toBe(200);
  return file;
}

/** A thread with an applicant, whose name and contact details the company does not see. */
async function applied(): Promise<Pair> {
  const pair = await makePair();
  await pair.apply();
  await settle();
  await send(pair, pair.recruiter, [], 'Thank you for applying.');
  return pair;
}

describe('a file of a message', () => {
  test('is sent by its uploader, and the own side opens it', async () => {
    const pair = await applied();
    const { candidate } = pair;
    const file = await add(pair, candidate, { name: 'JLPT N2.pdf' });
    expect(await send(pair, candidate, [file])).toMatchObject({
      status: 201,
      body: { text: 'My certificate.', files: [{ id: file, name: 'JLPT N2.pdf', ending: 'pdf' }] },
    });
    const { body } = await open(pair, candidate, file);
    const stored = await fetch(body.file);
    expect([stored.status, stored.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="attachment.pdf"',
    ]);
    expect(await stateOf(`incoming/${file}`)).toBe('gone');
  });

  test('is finished by a retry when the store failed before', async () => {
    const pair = await applied();
    const file = await upload(pair, pair.candidate);
    beforeCommand('UpdateItemCommand', 1, () => Promise.reject(new Error('Not now.')));
    expect((await finish(pair, pair.candidate, file)).status).toBe(500);
    expect((await finish(pair, pair.candidate, file)).status).toBe(200);
    expect((await send(pair, pair.candidate, [file])).status).toBe(201);
  });

  test('needs no text beside it, and is counted in the list of threads', async () => {
    const pair = await applied();
    const files = [await add(pair, pair.candidate), await add(pair, pair.candidate)];
    expect((await send(pair, pair.candidate, [], '')).status).toBe(400);
    expect((await send(pair, pair.candidate, files, '')).status).toBe(201);
    const [thread] = (await api.call(messageCalls.threads, { token: pair.recruiter.token })).body;
    expect(thread.latest).toMatchObject({ text: '', files: 2 });
  });

  test('is opened by a company only once the applicant shares contact details, and its name is redacted till then', async () => {
    const pair = await applied();
    const { recruiter, candidate } = pair;
    const file = await add(pair, candidate, { name: 'CV me@home.example.pdf' });
    await send(pair, candidate, [file]);
    const held = await newest(pair, recruiter);
    expect(held.files).toMatchObject([{ id: file, held: true }]);
    expect(JSON.stringify(held)).not.toMatch(/home\.example/);
    expect((await open(pair, recruiter, file)).status).toBe(404);
    await share(pair, candidate);
    expect((await newest(pair, recruiter)).files).toEqual([
      { id: file, name: 'CV me@home.example.pdf', ending: 'pdf', size: expect.any(Number) },
    ]);
    expect((await open(pair, recruiter, file)).status).toBe(200);
    await share(pair, candidate, false);
    expect((await open(pair, recruiter, file)).status).toBe(404);
  });

  test('is opened by a company that unlocked the candidate, as long as it may see candidates', async () => {
    const pair = await applied();
    const { recruiter, candidate } = pair;
    const file = await add(pair, candidate);
    await send(pair, candidate, [file]);
    await unlockCandidate(recruiter.id, candidate.id, clock.now());
    expect((await newest(pair, recruiter)).files[0]).not.toHaveProperty('held');
    expect((await open(pair, recruiter, file)).status).toBe(200);
    const { status } = await api.call(adminCalls.unverifyRecruiter, {
      token: (await makePrincipal('admin', 9_001)).token,
      params: { id: recruiter.id },
      body: { rule: 'not_real', reason: 'Not found.' },
    });
    expect(status).toBe(200);
    expect((await open(pair, recruiter, file)).status).toBe(404);
  });

  test('of a company is opened by the candidate once the company shares contact details', async () => {
    const pair = await applied();
    const file = await add(pair, pair.recruiter);
    await send(pair, pair.recruiter, [file]);
    expect((await newest(pair, pair.candidate)).files).toMatchObject([{ held: true }]);
    expect((await open(pair, pair.candidate, file)).status).toBe(404);
    await share(pair, pair.recruiter);
    expect((await open(pair, pair.candidate, file)).status).toBe(200);
  });

  test('cannot be sent twice, in another thread, by another person, unfinished, or after a day', async () => {
    const [pair, other] = [await applied(), await applied()];
    const { candidate, recruiter } = pair;
    const refused = async (answer: ReturnType<typeof send>) =>
      expect((await answer).body).toMatchObject({ code: 'INVALID_STATE', detail: expect.stringContaining('attach') });
    const file = await add(pair, candidate);
    await refused(send(pair, recruiter, [file]));
    await refused(send(other, other.candidate, [file]));
    const both = await Promise.all([send(pair, candidate, [file]), send(pair, candidate, [file])]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    await refused(send(pair, candidate, [await upload(pair, candidate)]));
    const late = await add(pair, candidate);
    api.clock.set(begin + dayMs + 60_000);
    await refused(send(pair, candidate, [late]));
    expect((await send(pair, candidate, ['a'.repeat(36), 'b'.repeat(36), 'c'.repeat(36), 'd'.repeat(36)])).status).toBe(
      400,
    );
  });

  test('is for its two sides alone', async () => {
    const pair = await applied();
    const file = await add(pair, pair.candidate);
    await send(pair, pair.candidate, [file]);
    await share(pair, pair.candidate);
    const stranger = await makePrincipal('recruiter', 9_100);
    await subscribe(stranger.id);
    for (const who of [stranger, await makePrincipal('candidate', 9_101)]) {
      expect((await open(pair, who, file)).status).toBe(404);
      expect((await finish(pair, who, file)).status).toBe(404);
    }
    expect((await open(pair, await makePrincipal('admin', 9_102), file)).status).toBe(403);
  });

  test('is refused where it is another file than announced, too large, or cannot be read', async () => {
    const pair = await applied();
    const { token } = pair.candidate;
    const start = (content_type: string, size: number) =>
      api.call(messageFileCalls.startFile, {
        token,
        params: { id: idOf(pair) },
        body: { name: 'A file', content_type, size },
      });
    expect((await start('text/html', 10)).body.code).toBe('UPLOAD_REJECTED');
    expect((await start('application/pdf', 11 * 1024 * 1024)).body.code).toBe('UPLOAD_REJECTED');
    for (const content of ['<html>a page</html>', lockedPdf('a letter')]) {
      const file = await upload(pair, pair.candidate, { file: content });
      expect((await finish(pair, pair.candidate, file)).body.code).toBe('UPLOAD_REJECTED');
      expect([await stateOf(`incoming/${file}`), await stateOf(keyOf(pair, file))]).toEqual(['gone', 'gone']);
    }
  });

  test('that was not sent is deleted with its record, after the upload, too', async () => {
    const pair = await applied();
    const [finished, arrived] = [await add(pair, pair.candidate), await upload(pair, pair.candidate)];
    // As the table does when the day is over.
    for (const file of [finished, arrived]) await write({ Delete: { Key: keys.messageFile(idOf(pair), file) } });
    await settle();
    expect([await stateOf(keyOf(pair, finished)), await stateOf(`incoming/${arrived}`)]).toEqual(['gone', 'gone']);
    expect((await finish(pair, pair.candidate, arrived)).status).toBe(404);
  });

  test('is announced in the mail without its name, and stays on the site', async () => {
    const pair = await applied();
    const file = await add(pair, pair.candidate, { name: 'secret name.pdf' });
    await send(pair, pair.candidate, [file], '');
    expect(await sendMails({ Records: await settle() })).toEqual({ batchItemFailures: [] });
    const text = (await api.inbox(pair.recruiter.email)).at(-1)?.body.text;
    expect(text).toMatch(/A file is with this message/);
    expect(text).not.toMatch(/secret name/);
  });

  test('is in the copy of the own data, and erased with the account of either side', async () => {
    const pair = await applied();
    const { recruiter, candidate } = pair;
    const own = await add(pair, candidate, { name: 'Mine.pdf' });
    await send(pair, candidate, [own]);
    const theirs = await add(pair, recruiter, { name: 'Theirs.pdf' });
    await send(pair, recruiter, [theirs]);
    await add(pair, candidate);
    const { body } = await api.call(accountCalls.export, { token: candidate.token });
    expect(body.threads[0].messages.flatMap(({ files = [] }: { files?: object[] }) => files)).toEqual([
      expect.not.objectContaining({ file: expect.anything() }),
      expect.objectContaining({ id: own, name: 'Mine.pdf', file: expect.stringContaining('http') }),
    ]);
    await api.call(accountCalls.remove, { token: candidate.token, body: { confirm: candidate.email } });
    await settle();
    expect(await checksums(`files/threads/${idOf(pair)}/`)).toEqual({});
  });

  test('is opened by an admin with the messages of a reported thread alone', async () => {
    const pair = await applied();
    const file = await add(pair, pair.candidate);
    await send(pair, pair.candidate, [file]);
    const { token } = await makePrincipal('admin', 9_103);
    const look = () =>
      api.call(moderationCalls.reportsAbout, {
        token,
        params: { subject: 'candidate', id: pair.candidate.id },
        query: { thread: idOf(pair) },
      });
    expect((await look()).status).toBe(404);
    const body = { reason: 'scam' as const, subject_type: 'candidate' as const, subject_id: pair.candidate.id };
    await api.call(reportCalls.create, { token: pair.recruiter.token, body: { ...body, thread: idOf(pair) } });
    const { messages } = (await look()).body;
    const address = messages.at(-1).files[0].file;
    expect((await fetch(address)).status).toBe(200);
    const reads = await api.call(adminCalls.audit, { token, query: { action: 'messages_read' } });
    expect(reads.body).toHaveLength(2);
  });
});

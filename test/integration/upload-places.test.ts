import { beforeEach, describe, expect, it } from 'vitest';
import { fileClient } from '#functions/services/files/file-client.ts';
import { inspectFile, putFile } from '#functions/services/files/file-store.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { injectFault } from '#test/faults/inject-fault.ts';
import { testApi } from '#test/support/api.ts';
import { makeArrivedUpload } from '#test/support/arrived-upload.ts';
import { fileSteps, smallVideo } from '#test/support/file-steps.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { smallPdf } from '#test/support/small-pdf.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
// The bucket is shared with other tests: only this file uses these ids.
let number = 7_300_000;
let who: Principal;
const now = Date.now();
beforeEach(async () => {
  number += 1;
  who = await makePrincipal('candidate', number);
});

const minute = 60 * 1000;
const start = (key?: string) =>
  api.call(uploadCalls.start, {
    token: who.token,
    body: { kind: 'cv', content_type: 'application/pdf', size: 16 },
    headers: key ? { 'idempotency-key': key } : {},
  });
const cancel = (id: string, by = who) => api.call(uploadCalls.cancel, { token: by.token, params: { id } });
const complete = (id: string) => api.call(uploadCalls.complete, { token: who.token, params: { id } });
const statusesOf = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const startMany = (count: number) => Array.from({ length: count }, () => start());
const refused = { status: 429, body: { code: 'TOO_MANY_UPLOADS' } };

describe('open uploads of one account', () => {
  it('are at most five, for any number of concurrent starts', async () => {
    const statuses = await statusesOf(startMany(30));
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    const uploads = (await api.scan()).filter((item) => item.entity === 'upload' && item.candidate_id === who.id);
    expect(uploads).toHaveLength(5);
    const changes = await tableChanges(api, async () => expect(await start()).toMatchObject(refused));
    expect(changes).toEqual([]);
  });

  it('do not count for another account', async () => {
    await statusesOf(startMany(5));
    number += 1;
    who = await makePrincipal('candidate', number);
    expect((await start()).status).toBe(201);
  });

  it('decrease once for each completed upload', async () => {
    const id = await makeArrivedUpload(api, who.token);
    await statusesOf(startMany(4));
    expect(await start()).toMatchObject(refused);
    for (const _ of [1, 2]) expect((await complete(id)).status).toBe(200);
    expect(await statusesOf(startMany(3))).toEqual(expect.arrayContaining([201, 429, 429]));
  });

  it('decrease for each refused upload, whose file is deleted', async () => {
    const id = await makeArrivedUpload(api, who.token);
    await statusesOf(startMany(4));
    await putFile(`incoming/${id}`, Buffer.from('<html>'));
    expect(await complete(id)).toMatchObject({ status: 400, body: { code: 'UPLOAD_REJECTED' } });
    expect(await inspectFile(`incoming/${id}`)).toBeUndefined();
    expect((await start()).status).toBe(201);
    expect(await start()).toMatchObject(refused);
  });

  it('expire after a quarter of an hour, to the millisecond, with their files', async () => {
    api.clock.set(now);
    const id = await makeArrivedUpload(api, who.token);
    await statusesOf(startMany(4));
    api.clock.set(now + 15 * minute - 1);
    const answer = await start();
    expect(answer).toMatchObject({ ...refused, headers: { 'retry-after': '1' } });
    expect(await inspectFile(`incoming/${id}`)).toBeDefined();
    api.clock.set(now + 15 * minute);
    const statuses = await statusesOf(startMany(8));
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(await inspectFile(`incoming/${id}`)).toBeUndefined();
  });

  it('are not increased by a retried request, which gets its upload also when all places are taken', async () => {
    const first = await start('the-same-key-twice');
    await statusesOf(startMany(4));
    expect(await start('the-same-key-twice')).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await start('another-key-of-mine')).toMatchObject(refused);
  });

  it('are not increased by retries of requests whose uploads have expired', async () => {
    api.clock.set(now);
    for (const key of ['1', '2', '3', '4', '5']) await start(`an-old-key-of-mine-${key}`);
    api.clock.set(now + 15 * minute);
    await statusesOf(startMany(5));
    expect(await start('an-old-key-of-mine-1')).toMatchObject(refused);
  });
});

describe('a profile form', () => {
  const pdf = smallPdf('my life');
  const mp4 = smallVideo;
  const send = (parts: Record<string, string>) => fileSteps(api).sendForm(who, parts);
  /** Keys of all stored files of the candidate. */
  const stored = async (): Promise<string[]> => {
    const { s3, client, Bucket } = await fileClient();
    const Prefix = `files/candidates/${who.id}/`;
    const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix }));
    return Contents.map(({ Key }) => String(Key)).sort();
  };
  const used = async (): Promise<string[]> => {
    const profile = (await api.scan()).find(({ PK, SK }) => PK === `CANDIDATE#${who.id}` && SK === 'PROFILE');
    return [profile?.cv_key, profile?.video_key].filter((key) => key !== undefined).sort();
  };

  it.each([
    ['an invalid video', { cv: pdf, video: '<html>' }],
    ['an invalid CV', { cv: '<html>', video: mp4 }],
    ['an unknown video upload', { cv: pdf, video: 'uploads/no-such-upload' }],
  ])('with %s is refused completely, and leaves nothing in the bucket', async (_, parts) => {
    const changes = await tableChanges(api, async () => {
      expect(await send(parts)).toMatchObject({ status: 400 });
    });
    expect(changes).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('with another address leaves nothing new in the bucket, and keeps the existing files', async () => {
    expect((await send({ cv: pdf, video: mp4 })).status).toBe(200);
    const before = await stored();
    number += 1;
    const { email } = await makePrincipal('candidate', number);
    expect(await send({ cv: pdf, video: mp4, email })).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_CHANGE_NEEDS_CODE' },
    });
    expect(await stored()).toEqual(before);
    expect(await used()).toEqual(before);
  });

  it('keeps an upload that it names when the form is refused', async () => {
    const id = await makeArrivedUpload(api, who.token);
    await complete(id);
    const before = await stored();
    number += 1;
    const { email } = await makePrincipal('candidate', number);
    expect(await send({ cv: `uploads/${id}`, email })).toMatchObject({ status: 400 });
    expect(await stored()).toEqual(before);
  });

  it('sent ten times concurrently leaves the files of one request, which the profile names', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send({ cv: pdf, video: mp4 })));
    while ((await api.drainStream()).length > 0);
    expect(await stored()).toEqual(await used());
    expect(await stored()).toHaveLength(2);
  });

  const stores = ['table', 'files'] as const;
  it.each(
    stores.flatMap((store) =>
      (['timed out', 'answer lost', 'answer lost once'] as const).map((fault) => [store, fault] as const),
    ),
  )('leaves no file that the profile does not name when a command to the %s is %s', async (store, fault) => {
    const { client } = await fileClient();
    const { dynamodb } = await import('#functions/data/table.ts');
    expect((await send({ cv: pdf, video: mp4 })).status).toBe(200);
    for (let nth = 1; ; nth += 1) {
      const repair = injectFault(store === 'table' ? dynamodb : client, nth, fault);
      const { status } = await send({ cv: pdf, video: mp4 });
      if (!repair()) return;
      expect([200, 503]).toContain(status);
      while ((await api.drainStream()).length > 0);
      expect([nth, await stored()]).toEqual([nth, await used()]);
      expect(await stored()).toHaveLength(2);
    }
  });
});

describe('a cancelled upload', () => {
  const ownItems = async () => (await api.scan()).filter(({ candidate_id: id }) => id === who.id);
  const profile = async () => (await api.call(candidateCalls.ownProfile, { token: who.token })).body;

  it('is gone at once with its file, and its place is free', async () => {
    const id = await makeArrivedUpload(api, who.token);
    await statusesOf(startMany(4));
    expect(await start()).toMatchObject(refused);
    expect(await inspectFile(`incoming/${id}`)).toBeDefined();
    for (const _ of [1, 2]) expect((await cancel(id)).status).toBe(204);
    expect(await inspectFile(`incoming/${id}`)).toBeUndefined();
    expect((await ownItems()).map((item) => item.id)).not.toContain(id);
    expect(await complete(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await start()).status).toBe(201);
  });

  it('that was completed before stays attached', async () => {
    const id = await makeArrivedUpload(api, who.token);
    await complete(id);
    const changes = await tableChanges(api, async () => {
      expect(await cancel(id)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    });
    expect(changes).toEqual([]);
    expect((await fetch((await profile()).cv)).status).toBe(200);
  });

  it("is never another candidate's", async () => {
    const id = await makeArrivedUpload(api, who.token);
    number += 1;
    const other = await makePrincipal('candidate', number);
    const changes = await tableChanges(api, async () => {
      expect(await cancel(id, other)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    });
    expect(changes).toEqual([]);
    expect(await inspectFile(`incoming/${id}`)).toBeDefined();
  });

  it('is attached or gone, never half, when it is cancelled and completed concurrently', async () => {
    for (let round = 0; round < 12; round += 1) {
      number += 1;
      who = await makePrincipal('candidate', number);
      const id = await makeArrivedUpload(api, who.token);
      const early = round % 2 === 1 ? cancel(id) : undefined;
      const [completion, cancellation] = await Promise.all([complete(id), early ?? cancel(id)]);
      const { cv } = await profile();
      const stored = await inspectFile(`files/candidates/${who.id}/cv/${id}.pdf`);
      const isAttached = completion.status === 200;
      expect(cancellation.status).toBe(isAttached ? 400 : 204);
      expect(cv !== null).toBe(isAttached);
      expect(stored !== undefined).toBe(isAttached);
      expect(await inspectFile(`incoming/${id}`)).toBeUndefined();
    }
  });

  it('leaves nothing of what a completion kept that was cancelled before it attached', async () => {
    const id = await makeArrivedUpload(api, who.token);
    beforeNextTransaction(async () => expect((await cancel(id)).status).toBe(204));
    expect(await complete(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await profile()).cv).toBeNull();
    expect(await inspectFile(`files/candidates/${who.id}/cv/${id}.pdf`)).toBeUndefined();
  });
});

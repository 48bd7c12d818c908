import { beforeEach, describe, expect, test } from 'vitest';
import { readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import { fileClient } from '#functions/services/files/file-client.ts';
import { inspectFile } from '#functions/services/files/file-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { dayBudgets } from '#shared/domain/day-budgets.ts';
import { maxSamples } from '#shared/domain/spoken-sample.ts';
import { minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import {
  makeArrivedSample,
  makePrompt,
  type NamedPrompt,
  sendRecording,
  stateLanguages,
} from '#test/support/arrived-sample.ts';
import { settle } from '#test/support/belongings.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { beforeCommand } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { fragmentedMp4, oggRecording, planted, webmRecording } from '#test/support/recordings.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const start = Date.parse('2026-11-22T10:00:00.000Z');
let number = 7_600_000;
let who: Principal;
const tags = ['ja', 'de', 'fr', 'es', 'es-MX', 'hi', 'sw', 'gsg'];
/** Another candidate, who states the same languages. */
async function makeOther(): Promise<Principal> {
  const other = await makePrincipal('candidate', number + 500_000);
  await stateLanguages(api, other.token, tags);
  return other;
}
beforeEach(async () => {
  number += 1;
  api.clock.set(start);
  who = await makePrincipal('candidate', number, { name: 'Canary Candidate' });
  await stateLanguages(api, who.token, tags);
});

const issue = (tag: string, { token }: Principal = who, locale = 'en') =>
  api.call(sampleCalls.prompt, { token, body: { tag, locale } });
const prompt = (tag = 'ja', { token }: Principal = who) => makePrompt(api, token, tag);
const begin = (named: NamedPrompt, { token }: Principal = who, more = {}) =>
  api.call(sampleCalls.startUpload, { token, body: { ...named, content_type: 'audio/webm', size: 1000, ...more } });
type Answer = NamedPrompt & { upload_id: string };
const finish = (answer: Answer, { token }: Principal = who) => api.call(sampleCalls.finish, { token, body: answer });
const arrive = (named: NamedPrompt, { token }: Principal = who) => makeArrivedSample(api, token, named);
const record = async (tag = 'ja', by: Principal = who) =>
  (await finish(await arrive(await prompt(tag, by), by), by)).body;
const own = async ({ token }: Principal = who) => (await api.call(sampleCalls.own, { token })).body;
const heard = ({ token }: Principal, id = who.id) => api.call(sampleCalls.ofCandidate, { token, params: { id } });
const keys = async (id = who.id) => (await readSamples(id, true)).samples.map(({ file_key }) => file_key);
const expired = { status: 400, body: { code: 'PROMPT_EXPIRED' } };

describe('a recording', () => {
  test('answers a prompt, and is listed with it, its date and its length', async () => {
    const { body: issued } = await issue('ja');
    expect(issued).toMatchObject({ tag: 'ja', text_language: 'ja', expires_at: '2026-11-22T10:05:00.000Z' });
    const { status, body } = await finish(await arrive({ prompt_id: issued.id, tag: 'ja' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ tag: 'ja', prompt: issued.text, prompt_language: 'ja', seconds: 3 });
    expect(body.recorded_at).toBe('2026-11-22T10:00:00.000Z');
    expect(await own()).toMatchObject([{ id: body.id, prompt: issued.text }]);
  });

  test.each([
    ['audio/webm', webmRecording(3), 'audio/webm'],
    ['audio/ogg', oggRecording(3), 'audio/webm'],
    ['audio/mp4', fragmentedMp4(3), 'audio/mp4'],
  ] as const)('of %s is played without what was planted in it', async (type, bytes, played) => {
    const answer = await makeArrivedSample(api, who.token, await prompt(), bytes, type);
    const file = await fetch((await finish(answer)).body.audio);
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(file.headers.get('content-type')).toBe(played);
    expect(planted.filter((word) => Buffer.from(bytes).includes(word))).not.toEqual([]);
    expect(planted.filter((word) => text.includes(word))).toEqual([]);
  });

  test('has an address that works for five minutes and names no person', async () => {
    const { audio } = await record();
    const address = new URL(audio);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('300');
    expect(address.pathname).toMatch(/\/files\/samples\/[0-9a-f-]{36}\.webm$/);
    expect(address.href).not.toContain(String(who.id));
    expect(address.href).not.toContain('candidate');
    expect((await fetch(address.origin + address.pathname)).status).toBe(403);
  });

  test('replaces the one before in its language, whose file is deleted', async () => {
    await record('ja');
    await record('de');
    const [old = ''] = await keys();
    const { id } = await record('ja');
    expect((await own()).map(({ tag }: { tag: string }) => tag)).toEqual(['de', 'ja']);
    expect((await own())[1].id).toBe(id);
    expect(await inspectFile(old)).toBeUndefined();
  });

  test('is deleted at once with its file, also when it is asked for twice', async () => {
    const { id } = await record();
    const [key = ''] = await keys();
    const remove = () => api.call(sampleCalls.remove, { token: who.token, params: { id } });
    expect((await remove()).status).toBe(204);
    expect(await inspectFile(key)).toBeUndefined();
    expect(await own()).toEqual([]);
    expect(await tableChanges(api, async () => expect((await remove()).status).toBe(204))).toEqual([]);
  });

  test('of another candidate is not deleted', async () => {
    const { id } = await record();
    const other = await makeOther();
    await api.call(sampleCalls.remove, { token: other.token, params: { id } });
    expect(await own()).toHaveLength(1);
    expect(await inspectFile((await keys())[0] ?? '')).toBeDefined();
  });

  test('in a sixth language is refused, but not a new one in place of another', async () => {
    for (const tag of ['de', 'fr', 'es', 'ja', 'sw']) await record(tag);
    expect(maxSamples).toBe(5);
    expect(await issue('hi')).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
    expect((await issue('sw')).status).toBe(201);
  });

  test('in a signed language is refused', async () => {
    const { status, body } = await issue('gsg');
    expect([status, body.fields]).toEqual([
      400,
      [{ path: 'tag', message: 'Signed languages cannot be recorded as sound.' }],
    ]);
  });
});

describe('a prompt', () => {
  test('is only for a language that the candidate states, as it is stated', async () => {
    for (const tag of ['ar', 'fr-CA']) {
      const { status, body } = await issue(tag);
      expect([status, body.fields]).toEqual([
        400,
        [{ path: 'tag', message: 'Please add this language to your profile first.' }],
      ]);
    }
  });

  test('is in the language of the site where the site does not have the spoken one', async () => {
    expect((await issue('sw', who, 'de')).body).toMatchObject({ tag: 'sw', text_language: 'de' });
    expect((await issue('es-MX', who, 'de')).body).toMatchObject({ tag: 'es-MX', text_language: 'es' });
  });

  test('lets an upload begin until five minutes are over, to the millisecond', async () => {
    const named = await prompt();
    api.clock.set(start + 5 * minuteMs - 1);
    expect((await begin(named)).status).toBe(201);
    api.clock.set(start + 5 * minuteMs);
    expect(await begin(named)).toMatchObject(expired);
  });

  test('is answered in time by an upload that began in time and is finished within ten minutes', async () => {
    const named = await prompt();
    api.clock.set(start + 5 * minuteMs - 1);
    const answer = await arrive(named);
    api.clock.set(start + 15 * minuteMs - 1);
    expect(
      await tableChanges(api, async () => {
        api.clock.set(start + 15 * minuteMs);
        expect(await finish(answer)).toMatchObject(expired);
      }),
    ).toEqual([]);
    api.clock.set(start + 15 * minuteMs - 2);
    expect((await finish(answer)).status).toBe(201);
  });

  test('is used once: neither another upload nor another recording follows', async () => {
    const named = await prompt();
    await finish(await arrive(named));
    expect(await begin(named)).toMatchObject(expired);
    expect(await finish({ ...named, upload_id: '7d3f4a52-97c1-4d0e-bb0f-2a4b6f1f8e21' })).toMatchObject(expired);
  });

  test('is for its own account and language only', async () => {
    const other = await makeOther();
    const named = await prompt('ja');
    expect(await begin(named, other)).toMatchObject(expired);
    expect(await begin({ ...named, tag: 'de' })).toMatchObject(expired);
    const answer = await arrive(named);
    expect(await finish(answer, other)).toMatchObject(expired);
    expect(await finish({ ...answer, tag: 'de' })).toMatchObject(expired);
    await prompt('ja', other);
    expect(await finish(answer, other)).toMatchObject(expired);
    expect((await finish(answer)).status).toBe(201);
  });

  test('is void once another was issued, also for an upload that began', async () => {
    const answer = await arrive(await prompt('ja'));
    await prompt('ja');
    expect(await finish(answer)).toMatchObject(expired);
    expect(await own()).toEqual([]);
  });

  test('answered many times concurrently gives one recording with one file', async () => {
    const answer = await arrive(await prompt());
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(answer)));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(new Set(answers.map(({ body }) => `${body.id} ${new URL(body.audio).pathname}`)).size).toBe(1);
    expect(await inspectFile((await keys())[0] ?? '')).toBeDefined();
  });

  test('answered by a request that another one overtakes gives both the same recording', async () => {
    const answer = await arrive(await prompt());
    const { client } = await fileClient();
    const overtaking: Promise<{ status: number; body: { id: string } }>[] = [];
    client.middlewareStack.add(
      (next, context) => async (step) => {
        if (context.commandName === 'GetObjectCommand' && client.middlewareStack.remove('overtake')) {
          overtaking.push(finish(answer));
          await overtaking[0];
        }
        return next(step);
      },
      { step: 'initialize', name: 'overtake' },
    );
    const overtaken = await finish(answer);
    const [first] = await Promise.all(overtaking);
    expect([first?.status, overtaken.status]).toEqual([201, 201]);
    expect(overtaken.body.id).toBe(first?.body.id);
    expect(await inspectFile((await keys())[0] ?? '')).toBeDefined();
  });

  test('replaced while its answer is checked leaves neither recording nor file', async () => {
    const answer = await arrive(await prompt());
    const upload = (await readSamples(who.id, true)).prompt?.upload;
    beforeCommand('PutItemCommand', 1, () => prompt());
    expect(await finish(answer)).toMatchObject(expired);
    expect(await own()).toEqual([]);
    expect(await inspectFile(upload?.file_key ?? '')).toBeUndefined();
  });

  test('is issued ten times a day, however many are asked for concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => issue('ja')));
    const busy = answers.filter(({ status }) => status === 503).length;
    const issued = answers.filter(({ status }) => status === 201).length;
    expect(issued).toBeLessThanOrEqual(dayBudgets.prompts);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(16 - issued - busy);
    for (let rest = dayBudgets.prompts - issued; rest > 0; rest -= 1) expect((await issue('ja')).status).toBe(201);
    const { status, headers } = await issue('de');
    expect([status, headers['retry-after']]).toEqual([429, String(14 * 60 * 60)]);
    api.clock.set(start + 14 * 60 * minuteMs);
    expect((await issue('de')).status).toBe(201);
  });

  test('is one of two languages when both are asked for concurrently', async () => {
    const [one, two] = await Promise.all([prompt('ja'), prompt('de')]);
    const begun = await Promise.all([begin(one), begin(two)]);
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('an upload', () => {
  test('is the same when it is asked for again', async () => {
    const named = await prompt();
    const [first, second] = [await begin(named), await begin(named)];
    expect(second.body.id).toBe(first.body.id);
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'This recording cannot be used.'],
    ['another container than announced', oggRecording(3), 'This recording cannot be used.'],
    ['a longer recording', webmRecording(94), 'Please record at most 90 seconds.'],
    ['an empty recording', webmRecording(0), 'This recording is empty or too short.'],
  ])('is refused for %s, and may be sent again', async (_, bytes, text) => {
    const named = await prompt();
    const answer = await makeArrivedSample(api, who.token, named, bytes);
    const { status, body } = await finish(answer);
    expect([status, body.code]).toEqual([400, 'UPLOAD_REJECTED']);
    expect(body.detail).toContain(text);
    expect((await finish(answer)).body.detail).toContain('not arrived');
    expect((await finish(await arrive(named))).status).toBe(201);
  });

  test('above the size limit is refused before and by the file store', async () => {
    const named = await prompt();
    const large = 4 * 1024 * 1024 + 1;
    expect(await begin(named, who, { size: large })).toMatchObject({ status: 400, body: { code: 'UPLOAD_REJECTED' } });
    const { body } = await begin(named);
    expect(await sendRecording(body, new Uint8Array(large))).toBe(400);
  });
});

describe('listening', () => {
  test('is for verified recruiters without a subscription, while the person is masked', async () => {
    const { id, prompt: text } = await record();
    const recruiter = await makePrincipal('recruiter', number);
    const { status, body } = await heard(recruiter);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ id, tag: 'ja', prompt: text }]);
    expect(JSON.stringify(body)).not.toContain('Canary');
    expect(JSON.stringify(body)).not.toContain(who.email);
  });

  test('is refused to recruiters who are not verified, before anything is read of the candidate', async () => {
    await record();
    const recruiter = await makePrincipal('recruiter', number, { verified: false });
    expect(await heard(recruiter)).toMatchObject({ status: 403, body: { code: 'NOT_VERIFIED' } });
    expect(await heard(recruiter, 999_999)).toMatchObject({ status: 403, body: { code: 'NOT_VERIFIED' } });
  });

  test('ends with the account being deactivated', async () => {
    await record();
    const [admin, recruiter] = [await makePrincipal('admin', 1), await makePrincipal('recruiter', number)];
    const params = { a: 'candidate', b: who.id };
    await api.call(adminCalls.deactivateUser, { token: admin.token, params });
    expect(await heard(recruiter)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    await api.call(adminCalls.reactivateUser, { token: admin.token, params });
    expect((await heard(recruiter)).body).toHaveLength(1);
  });
});

describe('the account', () => {
  test('has its recordings in the copy of its data', async () => {
    const { id } = await record();
    const { body } = await api.call(accountCalls.export, { token: who.token });
    expect(body.spoken_samples).toMatchObject([{ id, tag: 'ja' }]);
  });

  test('that is erased leaves neither items nor files, not even of an upload on its way', async () => {
    await record('ja');
    await record('de');
    await arrive(await prompt('fr'));
    const files = await keys();
    expect(files).toHaveLength(2);
    await api.call(accountCalls.remove, { token: who.token, body: { confirm: who.email } });
    await settle(api);
    expect(await Promise.all(files.map(inspectFile))).toEqual([undefined, undefined]);
    expect((await api.scan()).filter(({ PK, SK }) => PK === `CANDIDATE#${who.id}` && SK === 'SAMPLES')).toEqual([]);
  });
});

describe('a store that fails', () => {
  test('costs no more than one prompt of its day', async () => {
    for (const when of ['before', 'after'] as const) {
      for (const nth of [1, 2, 3, 4]) {
        const { issued } = await readSamples(who.id, true);
        const repair = breakTableAt(nth, when);
        const { status } = await issue('ja');
        expect(repair()).toBe(true);
        expect([201, 503]).toContain(status);
        const cost = (await readSamples(who.id, true)).issued.count - issued.count;
        // The write is the fourth command; its answer alone may be lost.
        expect(cost).toBe(status === 201 || (nth === 4 && when === 'after') ? 1 : 0);
      }
    }
  });

  test('leaves the same upload and recording to a retry', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let nth = 1; nth <= 4; nth += 1) {
        const named = await prompt();
        let repair = breakTableAt(nth, when);
        const begun = await begin(named);
        repair();
        const again = await begin(named);
        expect([201, 503]).toContain(begun.status);
        if (begun.status === 201) expect(again.body.id).toBe(begun.body.id);
        expect(await sendRecording(again.body, webmRecording(3))).toBeLessThan(300);
        const answer = { ...named, upload_id: again.body.id };
        repair = breakTableAt(nth, when);
        expect([201, 503]).toContain((await finish(answer)).status);
        repair();
        expect((await finish(answer)).status).toBe(201);
        expect(await inspectFile((await keys())[0] ?? '')).toBeDefined();
      }
    }
  });
});

test('a file that an interrupted call left is deleted by the stream', async () => {
  await record('ja');
  const [old = ''] = await keys();
  const answer = await arrive(await prompt('ja'));
  await finish(answer);
  const { putSample } = await import('#functions/services/files/sample-files.ts');
  await putSample(old, webmRecording(1));
  expect(await inspectFile(old)).toBeDefined();
  await settle(api);
  expect(await inspectFile(old)).toBeUndefined();
  expect(await inspectFile((await keys())[0] ?? '')).toBeDefined();
});

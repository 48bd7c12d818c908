import { describe, expect, it } from 'vitest';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { inspectFile } from '#functions/services/files/file-store.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';
import { lockedPdf, smallPdf } from '#test/support/small-pdf.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
let lastId = 0;
const makeCandidate = () => {
  lastId += 1;
  return makePrincipal('candidate', lastId);
};

const pdf = smallPdf;
const mp4 = '\0\0\0\x20ftypisom\0\0\0\0some frames';

interface Form {
  id: string;
  url: string;
  fields: Record<string, string>;
}

const start = (who: Principal | undefined, kind: string, content_type: string, size: number) =>
  api.call(uploadCalls.start, { token: who?.token, body: { kind, content_type, size } });
const complete = (who: Principal | undefined, id: string) =>
  api.call(uploadCalls.complete, { token: who?.token, params: { id } });

/** Posts a file as a browser does, with `fields` replacing those of the form. */
async function send({ url, fields }: Form, content: string, changed: Record<string, string> = {}): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
  form.append('file', new Blob([Buffer.from(content, 'latin1')]), 'file');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

const read = async (address: string) => {
  const response = await fetch(address);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

async function upload(who: Principal, content: string, kind = 'cv', type = 'application/pdf') {
  const { status, body } = await start(who, kind, type, content.length);
  expect(status).toBe(201);
  expect(await send(body, content)).toBeLessThan(300);
  return { form: body as Form, answer: await complete(who, body.id) };
}

describe('an upload', () => {
  it('goes from the browser to the file store and into the profile', async () => {
    const who = await makeCandidate();
    const { answer } = await upload(who, pdf('my life'));
    expect(answer.status).toBe(200);
    const file = await read(answer.body.cv);
    expect([file.status, file.text, file.headers.get('content-type')]).toEqual([
      200,
      pdf('my life'),
      'application/pdf',
    ]);
    expect(file.headers.get('content-disposition')).toBe('inline; filename="cv.pdf"');
    const { body } = await upload(who, mp4, 'video', 'video/mp4').then(({ answer: video }) => video);
    expect((await read(body.video)).text).toBe(mp4);
    expect(body.cv).not.toBeNull();
  });

  it('gives its address for a limited time, which cannot be extended', async () => {
    const who = await makeCandidate();
    const { answer } = await upload(who, pdf('x'));
    const address = new URL(answer.body.cv);
    const seconds = Number(address.searchParams.get('X-Amz-Expires'));
    expect(seconds).toBeGreaterThanOrEqual(300);
    expect(seconds).toBeLessThanOrEqual(900);
    address.searchParams.set('X-Amz-Expires', '99999');
    expect((await read(address.href)).status).toBe(403);
    expect((await read(`${address.origin}${address.pathname}`)).status).toBe(403);
  });

  it('serves the same file after the form was posted again, and completing again changes nothing', async () => {
    const who = await makeCandidate();
    const { form, answer } = await upload(who, pdf('first'));
    expect(await send(form, pdf('second'))).toBeLessThan(300);
    expect((await read(answer.body.cv)).text).toBe(pdf('first'));
    const changes = await tableChanges(api, async () => {
      const again = await complete(who, form.id);
      expect(again.status).toBe(200);
      expect((await read(again.body.cv)).text).toBe(pdf('first'));
    });
    expect(changes).toEqual([]);
  });

  it('completed many times concurrently is attached once', async () => {
    const who = await makeCandidate();
    const { body: form } = await start(who, 'cv', 'application/pdf', 50);
    await send(form, pdf('once'));
    const answers = await Promise.all([1, 2, 3].map(() => complete(who, form.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readCandidate(who.id, true))?.version).toBe(2);
    expect((await read(answers[0]?.body.cv)).text).toBe(pdf('once'));
  });

  it('replaces the old file, which is deleted', async () => {
    const who = await makeCandidate();
    await upload(who, pdf('old'));
    const oldKey = (await readCandidate(who.id, true))?.cv_key ?? '';
    const { answer } = await upload(who, pdf('new'));
    expect((await read(answer.body.cv)).text).toBe(pdf('new'));
    expect(await inspectFile(oldKey)).toBeUndefined();
  });

  it.each([
    ['an HTML page named PDF', 'cv', 'application/pdf', '<html><script>alert(1)</script>'],
    ['a video that is a PDF', 'video', 'video/mp4', pdf('x')],
    ['a CV that is a video', 'cv', 'application/pdf', mp4],
    ['a WebM that is an MP4', 'video', 'video/webm', mp4],
    ['a PDF with a password', 'cv', 'application/pdf', lockedPdf('x'), 'This PDF opens only with a password.'],
    ['a PDF that is cut off', 'cv', 'application/pdf', pdf('x').slice(0, 90), 'This PDF is damaged or incomplete.'],
    ['a PDF without pages', 'cv', 'application/pdf', pdf('x').replace('/Page/', '/Not/'), 'This PDF has no pages.'],
  ])('is rejected for %s, and the old file stays', async (_, kind, type, content, detail = '') => {
    const who = await makeCandidate();
    await upload(who, pdf('old'));
    const changes = await tableChanges(api, async () => {
      const { answer } = await upload(who, content, kind, type);
      expect([answer.status, answer.body.code]).toEqual([400, 'UPLOAD_REJECTED']);
      expect(answer.body.detail).toContain(detail);
    });
    expect(changes.filter((key) => !key.startsWith('UPLOAD#') && !key.endsWith('UPLOADS#OPEN'))).toEqual([]);
    const { body } = await api.call(candidateCalls.ownProfile, { token: who.token });
    expect((await read(body.cv)).text).toBe(pdf('old'));
  });

  it.each([
    ['a PDF with 1,024 bytes before its header', 'cv', 'application/pdf', `${'\n'.repeat(1024)}${pdf('x')}`],
    ['a MOV without a type', 'video', 'video/quicktime', '\0\0\0\x08wide\0\0\x01\0mdat'],
  ] as const)('may be %s', async (_, kind, type, content) => {
    const who = await makeCandidate();
    const { answer } = await upload(who, content, kind, type);
    expect(answer.status).toBe(200);
    expect((await read(answer.body[kind])).text).toBe(content);
  });

  it('is rejected when no file arrived', async () => {
    const who = await makeCandidate();
    const { body } = await start(who, 'cv', 'application/pdf', 10);
    const answer = await complete(who, body.id);
    expect([answer.status, answer.body.code]).toEqual([400, 'UPLOAD_REJECTED']);
  });
});

describe('the form of an upload', () => {
  it('is valid for its own key, type and size only', async () => {
    const who = await makeCandidate();
    const { body: form } = await start(who, 'cv', 'application/pdf', 10);
    expect(form.fields.key).toBe(`incoming/${form.id}`);
    const refused = [
      await send(form, pdf('x'), { key: 'incoming/other-upload' }),
      await send(form, pdf('x'), { key: 'files/candidates/1/cv/x.pdf' }),
      await send(form, pdf('x'), { 'Content-Type': 'text/html' }),
      await send(form, ''),
      await send(form, 'x'.repeat(10 * 1024 * 1024 + 1)),
    ];
    for (const status of refused) expect(status).toBeGreaterThanOrEqual(400);
    const policy = JSON.parse(Buffer.from(form.fields.Policy ?? '', 'base64').toString());
    expect(Date.parse(policy.expiration) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(policy.conditions).toContainEqual(['content-length-range', 1, 10 * 1024 * 1024]);
  });

  it.each([
    ['cv', 'text/html', 10, 'UPLOAD_REJECTED'],
    ['cv', 'video/mp4', 10, 'UPLOAD_REJECTED'],
    ['video', 'application/pdf', 10, 'UPLOAD_REJECTED'],
    ['cv', 'application/pdf', 10 * 1024 * 1024 + 1, 'UPLOAD_REJECTED'],
    ['video', 'video/mp4', 500 * 1024 * 1024 + 1, 'UPLOAD_REJECTED'],
    ['cv', 'application/pdf', 0, 'INVALID_INPUT'],
    ['photo', 'image/png', 10, 'INVALID_INPUT'],
  ])('is refused for %s of %s and %i bytes', async (kind, type, size, code) => {
    const answer = await start(await makeCandidate(), kind, type, size);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  it('is for candidates, and only its owner can complete it', async () => {
    const [who, other] = [await makeCandidate(), await makeCandidate()];
    const recruiter = await makePrincipal('recruiter', 1);
    expect((await start(undefined, 'cv', 'application/pdf', 10)).status).toBe(401);
    expect((await start(recruiter, 'cv', 'application/pdf', 10)).status).toBe(403);
    const { body: form } = await start(who, 'cv', 'application/pdf', 10);
    await send(form, pdf('x'));
    const changes = await tableChanges(api, async () => {
      expect((await complete(other, form.id)).status).toBe(403);
      expect((await complete(recruiter, form.id)).status).toBe(403);
      expect((await complete(undefined, form.id)).status).toBe(401);
      expect((await complete(who, 'no-such-upload')).status).toBe(404);
      expect((await complete(who, '../../x')).status).toBe(400);
    });
    expect(changes).toEqual([]);
  });
});

describe('files of the profile form', () => {
  const boundary = 'a-boundary';
  const multipart = (who: Principal, parts: { name: string; content: string; file?: boolean }[]) => {
    const text = parts
      .map(({ name, content, file }) => {
        const disposition = `Content-Disposition: form-data; name="${name}"${file ? '; filename="f"' : ''}`;
        return `--${boundary}\r\n${disposition}\r\n${file ? 'Content-Type: application/pdf\r\n' : ''}\r\n${content}\r\n`;
      })
      .join('');
    return api.raw(candidateCalls.updateProfile, {
      params: { id: String(who.id) },
      token: who.token,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.from(`${text}--${boundary}--\r\n`, 'latin1'),
    });
  };

  it('are stored after a check of their bytes, and replace the old ones', async () => {
    const who = await makeCandidate();
    await upload(who, pdf('old'));
    const oldKey = (await readCandidate(who.id, true))?.cv_key ?? '';
    const { status, body } = await multipart(who, [
      { name: 'subtitle', content: 'With a file' },
      { name: 'cv', content: pdf('inline'), file: true },
    ]);
    expect([status, body.subtitle]).toEqual([200, 'With a file']);
    expect((await read(body.cv)).text).toBe(pdf('inline'));
    expect(await inspectFile(oldKey)).toBeUndefined();
  });

  it('are refused for a PDF with a password, and nothing changes', async () => {
    const who = await makeCandidate();
    const { status, body } = await multipart(who, [{ name: 'cv', content: lockedPdf('x'), file: true }]);
    expect([status, body.detail]).toEqual([400, expect.stringContaining('This PDF opens only with a password.')]);
    expect((await readCandidate(who.id, true))?.cv_key).toBeUndefined();
  });

  it('give way to a video of the platform, which is public only while its owner allows it', async () => {
    const who = await makeCandidate();
    await upload(who, mp4, 'video', 'video/mp4');
    const fileKey = (await readCandidate(who.id, true))?.video_key ?? '';
    const form = { params: { id: who.id }, token: who.token };
    const link = 'youtu.be/dQw4w9WgXcQ?si=x';
    const { status, body } = await api.call(candidateCalls.updateProfile, {
      ...form,
      body: { video: link, video_public: true },
    });
    expect([status, body.video]).toEqual([200, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    expect(await inspectFile(fileKey)).toBeUndefined();
    const recruiter = await makePrincipal('recruiter', 71);
    await subscribe(recruiter.id);
    const requested = { params: { id: who.id }, token: recruiter.token };
    const masked = await api.call(candidateCalls.maskedProfile, requested);
    expect(masked.body).toMatchObject({ has_video: true, video: null });
    expect(JSON.stringify(masked.body)).not.toContain('dQw4w9WgXcQ');
    const showcase = async () =>
      JSON.stringify((await api.call(candidateCalls.latestMasked, { query: { limit: '20' } })).body);
    expect(await showcase()).toContain('dQw4w9WgXcQ');
    await api.call(candidateCalls.updateProfile, { ...form, body: { video_public: false } });
    expect(await showcase()).not.toContain('dQw4w9WgXcQ');
    expect((await api.call(candidateCalls.view, requested)).body.video).toBe(body.video);
    const started = await api.call(transcriptionCalls.start, {
      token: recruiter.token,
      body: { candidate_id: who.id },
    });
    expect(started).toMatchObject({ status: 400, body: { code: 'VIDEO_NOT_TRANSCRIBABLE' } });
    await upload(who, mp4, 'video', 'video/mp4');
    expect((await readCandidate(who.id, true))?.video_platform_id).toBeUndefined();
    expect((await api.call(candidateCalls.updateProfile, { ...form, body: { video: 'dQw4w9WgXcQ' } })).status).toBe(
      200,
    );
    const { body: without } = await api.call(candidateCalls.updateProfile, { ...form, body: { video: null } });
    expect(without.video).toBeNull();
    expect((await readCandidate(who.id, true))?.summary.has_video).toBe(false);
  });

  it('are no other addresses of the web', async () => {
    const who = await makeCandidate();
    for (const video of ['https://example.com/intro.mp4', 'https://www.youtube.com/@me', 'javascript:alert(1)', '']) {
      const request = { params: { id: who.id }, token: who.token, body: { video } };
      expect(await api.call(candidateCalls.updateProfile, request), video).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'video', message: expect.stringContaining('YouTube') }] },
      });
    }
  });

  it('are removed by null, and deleted, while the rest of the profile stays', async () => {
    const who = await makeCandidate();
    await upload(who, pdf('old'));
    const before = await readCandidate(who.id, true);
    const { status, body } = await api.call(candidateCalls.updateProfile, {
      params: { id: who.id },
      token: who.token,
      body: { cv: null },
    });
    expect([status, body.cv, body.name]).toEqual([200, null, before?.summary.name]);
    expect(await inspectFile(before?.cv_key ?? '')).toBeUndefined();
    expect((await readCandidate(who.id, true))?.summary.has_cv).toBe(false);
  });

  it('are refused when they have another type or exceed 4 MB, and then nothing changes', async () => {
    const who = await makeCandidate();
    const changes = await tableChanges(api, async () => {
      const wrong = await multipart(who, [
        { name: 'subtitle', content: 'x' },
        { name: 'cv', content: '<html>', file: true },
      ]);
      expect([wrong.status, wrong.body.code]).toEqual([400, 'UPLOAD_REJECTED']);
      const large = await multipart(who, [{ name: 'cv', content: pdf('x'.repeat(4 * 1024 * 1024)), file: true }]);
      expect([large.status, large.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    });
    expect(changes).toEqual([]);
  });

  it('may be named by the key of the own finished upload, never by that of another user', async () => {
    const [who, other] = [await makeCandidate(), await makeCandidate()];
    const { form } = await upload(who, pdf('mine'));
    const attach = (person: Principal, key: object) =>
      api.call(candidateCalls.updateProfile, { params: { id: person.id }, token: person.token, body: key });
    const mine = await attach(who, { cv: `uploads/${form.id}` });
    expect((await read(mine.body.cv)).text).toBe(pdf('mine'));
    const { body: unfinished } = await start(other, 'cv', 'application/pdf', 10);
    const changes = await tableChanges(api, async () => {
      expect((await attach(other, { cv: `uploads/${form.id}` })).status).toBe(403);
      expect((await attach(other, { cv: `uploads/${unfinished.id}` })).body.code).toBe('UPLOAD_REJECTED');
      expect((await attach(who, { video: `uploads/${form.id}` })).body.code).toBe('UPLOAD_REJECTED');
      expect((await attach(who, { cv: 'uploads/no-such-upload' })).body.code).toBe('UPLOAD_REJECTED');
    });
    expect(changes).toEqual([]);
  });
});

it('shows files to entitled callers only, and a video in the showcase only if its owner allowed it', async () => {
  const who = await makeCandidate();
  await upload(who, pdf('secret'));
  await upload(who, mp4, 'video', 'video/mp4');
  const recruiter = await makePrincipal('recruiter', 2);
  await subscribe(recruiter.id);
  const shown = async () => (await api.call(candidateCalls.latestMasked, { query: { limit: '1' } })).body[0];
  expect(await shown()).toMatchObject({ id: who.id, has_cv: true, has_video: true, video: null });
  const masked = await api.call(candidateCalls.maskedProfile, { token: recruiter.token, params: { id: who.id } });
  expect(JSON.stringify(masked)).not.toMatch(/X-Amz|files\/candidates/);
  const viewed = await api.call(candidateCalls.view, { token: recruiter.token, params: { id: who.id } });
  expect((await read(viewed.body.cv)).text).toBe(pdf('secret'));
  const open = { params: { id: who.id }, token: who.token, body: { video_public: true } };
  expect((await api.call(candidateCalls.updateProfile, open)).status).toBe(200);
  expect((await read((await shown()).video)).text).toBe(mp4);
  expect(JSON.stringify(await shown())).not.toContain('/cv/');
});

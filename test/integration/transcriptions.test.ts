import { randomUUID } from 'node:crypto';
import { GetTranscriptionJobCommand, ListTranscriptionJobsCommand, TranscribeClient } from '@aws-sdk/client-transcribe';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { candidateFileKey, transcriptKey } from '#functions/data/file-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { deleteItems, firstItems, ownedPlaces } from '#functions/entities/erasure/erasure-store.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import {
  insertTranscription,
  readTranscription,
  transcriptionId,
} from '#functions/entities/transcription/transcription-store.ts';
import { eraseStep } from '#functions/events/erase-step.ts';
import { clock } from '#functions/platform/clock.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { readTranscript } from '#functions/services/speech/transcript-store.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { dayBudgets } from '#shared/domain/day-budgets.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { eventually } from '#test/support/eventually.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

await readTestTable();
const api = await testApi();
const transcribe = new TranscribeClient({ endpoint: process.env.TRANSCRIBE_ENDPOINT ?? '' });
const mp4 = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0some frames', 'latin1');

/** All test files share the bucket: candidates of this file have distant ids. */
let lastId = 28_000;
const newId = () => {
  lastId += 1;
  return lastId;
};

interface WithVideo {
  candidate: Principal;
  videoKey: string;
  transcription: string;
}

/** Creates a candidate with a video; `kept: false` leaves the file itself out. */
async function makeCandidateWithVideo({ stored = true, ending = 'mp4', bytes = mp4 } = {}): Promise<WithVideo> {
  const candidate = await makePrincipal('candidate', newId());
  const videoKey = candidateFileKey(candidate.id, 'video', randomUUID(), ending);
  if (stored) await putFile(videoKey, bytes);
  await attach(candidate, videoKey);
  return { candidate, videoKey, transcription: transcriptionId(candidate.id, videoKey) };
}

async function attach({ id }: Principal, video_key: string): Promise<void> {
  const profile = await readCandidate(id, true);
  if (profile) await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key })) });
}

/** Uploads a video as a browser does. */
async function upload({ token }: Principal, content_type: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
  const body = { kind: 'video' as const, content_type, size: bytes.length };
  const { body: form } = await api.call(uploadCalls.start, { token, body });
  const data = new FormData();
  for (const [name, value] of Object.entries(form.fields)) data.append(name, String(value));
  data.append('file', new Blob([bytes]), 'video');
  expect((await fetch(form.url, { method: 'POST', body: data })).status).toBeLessThan(300);
  expect((await api.call(uploadCalls.complete, { token, params: { id: form.id } })).status).toBe(200);
}

/** Creates a recruiter who has viewed these candidates under a subscription. */
async function makeViewerOf(...candidates: Principal[]): Promise<Principal> {
  const recruiter = await makePrincipal('recruiter', newId());
  await subscribe(recruiter.id);
  for (const { id } of candidates) await unlockCandidate(recruiter.id, id, clock.now());
  return recruiter;
}

const start = (who: Principal | undefined, candidate_id: unknown) =>
  api.call(transcriptionCalls.start, { token: who?.token, body: { candidate_id } });
const status = (who: Principal | undefined, id: string) =>
  api.call(transcriptionCalls.status, { token: who?.token, params: { id } });

/** Polls until the transcription is completed or failed. */
const waitUntilSettled = (who: Principal, id: string) =>
  eventually(async () => {
    const { body } = await status(who, id);
    expect(['completed', 'failed']).toContain(body.status);
    return body;
  });

const jobsAbout = async (text: string) =>
  (await transcribe.send(new ListTranscriptionJobsCommand({ JobNameContains: text }))).TranscriptionJobSummaries ?? [];

describe('a transcription', () => {
  it("is created from the candidate's own video, in its language, for a recruiter who has viewed the candidate", async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    const recruiter = await makeViewerOf(candidate);
    const answer = await start(recruiter, candidate.id);
    expect(answer.status).toBe(202);
    const none = { captions: [], identified_language: null, failure: null, reason: null };
    expect(answer.body).toEqual({ id: transcription, status: 'queued', text: null, ...none });
    expect(await waitUntilSettled(recruiter, transcription)).toEqual({
      id: transcription,
      status: 'completed',
      text: expect.stringMatching(/^\[Sample text of the local stand-in/),
      captions: expect.arrayContaining([
        { from: 0, to: expect.any(Number), text: expect.stringMatching(/^Sample text/) },
      ]),
      identified_language: null,
      failure: null,
      reason: null,
    });
    expect(await jobsAbout(transcription)).toMatchObject([{ LanguageCode: 'ja-JP' }]);
  });

  it('is in the language that Transcribe identifies where the candidate names none clearly, as a hint', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    const profile = await readCandidate(candidate.id, true);
    if (!profile) throw new Error('There is no profile.');
    await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { language: 'several' } })) });
    expect((await start(candidate, candidate.id)).body).toMatchObject({ identified_language: null });
    expect(await waitUntilSettled(candidate, transcription)).toMatchObject({ identified_language: 'en' });
    expect(await jobsAbout(transcription)).toMatchObject([{ IdentifyLanguage: true }]);
  });

  it('is created for the candidate, and for a recruiter to whose job they applied', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    expect((await start(candidate, candidate.id)).status).toBe(202);
    expect((await waitUntilSettled(candidate, transcription)).status).toBe('completed');
    const recruiter = await makePrincipal('recruiter', newId());
    expect((await start(recruiter, candidate.id)).status).toBe(403);
    await subscribe(recruiter.id);
    expect((await start(recruiter, candidate.id)).body.code).toBe('FORBIDDEN');
    await applyTo(recruiter, candidate);
    expect((await start(recruiter, candidate.id)).body).toMatchObject({ id: transcription, status: 'completed' });
  });

  it('costs nothing when it is requested again by any caller, also concurrently', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    const recruiters = [await makeViewerOf(candidate), await makeViewerOf(candidate)];
    const answers = await Promise.all([candidate, ...recruiters].map((who) => start(who, candidate.id)));
    expect(answers.map((answer) => [answer.status, answer.body.id])).toEqual(Array(3).fill([202, transcription]));
    const [text] = await Promise.all(
      [candidate, ...recruiters].map(async (who) => (await waitUntilSettled(who, transcription)).text),
    );
    const again = await start(recruiters[0], candidate.id);
    expect(again.body).toMatchObject({ status: 'completed', text });
    expect(await jobsAbout(transcription)).toHaveLength(1);
  });

  it('fails with a hint when the video has no audio, and may be retried', async () => {
    const { candidate, videoKey, transcription } = await makeCandidateWithVideo({ stored: false });
    await start(candidate, candidate.id);
    const reason = 'Transcription failed. Please check that the video has audio.';
    expect(await waitUntilSettled(candidate, transcription)).toMatchObject({
      status: 'failed',
      text: null,
      failure: 'no_audio',
      reason,
    });
    await putFile(videoKey, mp4);
    expect((await start(candidate, candidate.id)).body.status).toBe('queued');
    expect((await waitUntilSettled(candidate, transcription)).status).toBe('completed');
  });

  it('of a video without speech fails with the hint, and is not paid for twice', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    await start(candidate, candidate.id);
    await eventually(async () =>
      expect(await jobsAbout(transcription)).toMatchObject([{ TranscriptionJobStatus: 'COMPLETED' }]),
    );
    const silence = JSON.stringify({ results: { transcripts: [{ transcript: ' ' }] } });
    await putFile(transcriptKey(candidate.id, `${transcription}-1`), Buffer.from(silence));
    const reason = 'Transcription failed. Please check that the video has audio.';
    expect((await status(candidate, transcription)).body).toMatchObject({ status: 'failed', reason });
    expect((await start(candidate, candidate.id)).body).toMatchObject({ status: 'failed', reason });
    expect(await jobsAbout(transcription)).toHaveLength(1);
  });
});

describe('a transcription that the service refuses', () => {
  it('is answered as busy, and starts with the next request', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    const busy = Object.assign(new Error('Too many jobs.'), { name: 'LimitExceededException' });
    const send = vi.spyOn(TranscribeClient.prototype, 'send').mockRejectedValueOnce(busy as never);
    const refused = await start(candidate, candidate.id);
    send.mockRestore();
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(refused.body.detail).toContain('Transcription failed');
    expect(await jobsAbout(transcription)).toEqual([]);
    expect((await status(candidate, transcription)).body).toMatchObject({
      status: 'failed',
      reason: 'Transcription failed: the service could not be used. Please try again.',
    });
    expect((await start(candidate, candidate.id)).status).toBe(202);
    expect((await waitUntilSettled(candidate, transcription)).status).toBe('completed');
  });
});

it('a transcription is deleted with its candidate, including its text', async () => {
  const { candidate, transcription } = await makeCandidateWithVideo();
  await start(candidate, candidate.id);
  await waitUntilSettled(candidate, transcription);
  const output = transcriptKey(candidate.id, `${transcription}-1`);
  expect(await readTranscript(output)).toContain('Sample text');
  while (await eraseStep('candidate', candidate.id, clock.now()));
  expect(await readTranscript(output)).toBeUndefined();
  expect(await readTranscription(transcription)).toBeUndefined();
});

describe('the jobs of a day', () => {
  const replaceVideo = async (owner: Principal) => {
    const videoKey = candidateFileKey(owner.id, 'video', randomUUID(), 'mp4');
    await putFile(videoKey, mp4);
    await attach(owner, videoKey);
  };

  it('are limited for an account whose videos differ, however many requests are concurrent, until the next day', async () => {
    api.clock.set(Date.parse('2026-11-01T18:00:00.000Z'));
    const { candidate } = await makeCandidateWithVideo();
    for (let used = 0; used < dayBudgets.transcriptions - 1; used += 1) {
      expect((await start(candidate, candidate.id)).status).toBe(202);
      await replaceVideo(candidate);
    }
    // One video is one job, whoever requests it and however often.
    for (const { status } of await Promise.all(Array.from({ length: 5 }, () => start(candidate, candidate.id))))
      expect(status).toBe(202);
    await replaceVideo(candidate);
    expect(await start(candidate, candidate.id)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(6 * 3600) },
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    const other = await makeCandidateWithVideo();
    expect((await start(other.candidate, other.candidate.id)).status).toBe(202);
    api.clock.set(Date.parse('2026-11-02T00:00:00.000Z'));
    expect((await start(candidate, candidate.id)).status).toBe(202);
  });

  it('are limited for a recruiter over all candidates, who may still start their own', async () => {
    const recruiter = await makePrincipal('recruiter', newId());
    await subscribe(recruiter.id, { candidate_limit: 20 });
    const makeUnlocked = async () => {
      const { candidate } = await makeCandidateWithVideo();
      await unlockCandidate(recruiter.id, candidate.id, clock.now());
      return candidate;
    };
    for (let used = 0; used < dayBudgets.transcriptions; used += 1)
      expect((await start(recruiter, (await makeUnlocked()).id)).status).toBe(202);
    const candidate = await makeUnlocked();
    expect((await start(recruiter, candidate.id)).status).toBe(429);
    expect((await start(candidate, candidate.id)).status).toBe(202);
    // A transcription that exists is found without another job.
    expect((await start(recruiter, candidate.id)).status).toBe(202);
  });

  it('include those that start again after a failure', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo({ stored: false });
    for (let used = 0; used < dayBudgets.transcriptions; used += 1) {
      expect((await start(candidate, candidate.id)).status).toBe(202);
      expect((await waitUntilSettled(candidate, transcription)).status).toBe('failed');
    }
    expect((await start(candidate, candidate.id)).status).toBe(429);
    expect((await status(candidate, transcription)).body.status).toBe('failed');
  });
});

describe('a transcription whose job never started', () => {
  let lost: WithVideo;
  beforeAll(async () => {
    lost = await makeCandidateWithVideo();
    const { candidate, videoKey, transcription: id } = lost;
    const starters = new Set([`candidate-${candidate.id}`]);
    const item = { id, candidate_id: candidate.id, failure: null, attempt: 1, requested_at: clock.now(), starters };
    await insertTranscription({ ...item, status: 'queued' }, videoKey, {
      by: { kind: 'candidate', id: candidate.id },
      now: clock.now(),
    });
  });

  it('stays in progress, then fails, and is started by the next request', async () => {
    const { candidate, transcription } = lost;
    const now = clock.now();
    api.clock.set(now);
    expect((await status(candidate, transcription)).body.status).toBe('queued');
    api.clock.set(now + 31_000);
    const { body } = await status(candidate, transcription);
    expect(body).toMatchObject({ status: 'failed', reason: expect.stringContaining('service') });
    expect((await start(candidate, candidate.id)).status).toBe(202);
    expect((await waitUntilSettled(candidate, transcription)).status).toBe('completed');
  });
});

describe('starting a transcription is refused', () => {
  it.each([
    ['a guest', 401],
    ['another candidate', 403],
    ['a recruiter who has not viewed the candidate', 403],
    ['a recruiter whose subscription has ended', 403],
    ['an admin', 403],
  ])('to %s, and no job is started', async (who, refusal) => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    const callers: Record<string, () => Promise<Principal | undefined>> = {
      'a guest': async () => undefined,
      'another candidate': () => makePrincipal('candidate', newId()),
      'a recruiter who has not viewed the candidate': () => makeViewerOf(),
      'a recruiter whose subscription has ended': async () => {
        const recruiter = await makePrincipal('recruiter', newId());
        await subscribe(recruiter.id, { ends_at: epochMs(clock.now() + 1_000) });
        await unlockCandidate(recruiter.id, candidate.id, clock.now());
        api.clock.set(clock.now() + 1_000);
        return recruiter;
      },
      'an admin': () => makePrincipal('admin', newId()),
    };
    const caller = await callers[who]?.();
    const changes = await tableChanges(api, async () => {
      expect((await start(caller, candidate.id)).status).toBe(refusal);
    });
    expect(changes.filter((key) => key.includes('TRANSCRIPTION'))).toEqual([]);
    expect(await jobsAbout(transcription)).toEqual([]);
  });

  it.each([
    ['an address', 'https://evil.example/video.mp4'],
    ['a path', '../../candidates/1/video/x.mp4'],
    ['a key', 'files/candidates/1/video/x.mp4'],
    ['text', '7'],
    ['nothing', undefined],
  ])('for %s instead of an id, and no job is started', async (_, value) => {
    const { candidate } = await makeCandidateWithVideo();
    expect((await start(candidate, value)).status).toBe(400);
    expect(await jobsAbout(`test-${candidate.id}-`)).toEqual([]);
  });

  it('ignores a key or an address that is sent with the id', async () => {
    const { candidate, videoKey, transcription } = await makeCandidateWithVideo();
    const other = await makeCandidateWithVideo();
    const body = { candidate_id: candidate.id, video_key: other.videoKey, url: 'https://evil.example/video.mp4' };
    await api.call(transcriptionCalls.start, { token: candidate.token, body });
    const { TranscriptionJob } = await transcribe.send(
      new GetTranscriptionJobCommand({ TranscriptionJobName: `language-job-portal-test-${transcription}-1` }),
    );
    expect(TranscriptionJob?.Media?.MediaFileUri).toBe(`s3://${process.env.FILES_BUCKET}/${videoKey}`);
    expect(await jobsAbout(other.transcription)).toEqual([]);
  });

  it.each([
    ['video/quicktime', 'mov', '\0\0\0\x14ftypqt  \0\0\0\0some frames'],
    ['video/x-msvideo', 'avi', 'RIFF\0\0\0\0AVI some frames'],
    // Browsers and cameras name the type MP4; its bytes are QuickTime.
    ['video/mp4', 'mov', '\0\0\0\x14ftypqt  \0\0\0\0some frames'],
  ])(
    'of an upload of %s with the content of %s, with text and code, before a job is started',
    async (type, ending, text) => {
      const candidate = await makePrincipal('candidate', newId());
      await upload(candidate, type, Buffer.from(text, 'latin1'));
      const videoKey = (await readCandidate(candidate.id, true))?.video_key ?? '';
      expect(videoKey.split('.').at(-1)).toBe(ending);
      const transcription = transcriptionId(candidate.id, videoKey);
      for (const who of [candidate, await makeViewerOf(candidate)]) {
        const answer = await start(who, candidate.id);
        expect([answer.status, answer.body.code]).toEqual([400, 'VIDEO_NOT_TRANSCRIBABLE']);
        expect(answer.body.detail).toBe('This video cannot be transcribed: only MP4 and WebM videos can.');
      }
      expect(await readTranscription(transcription)).toBeUndefined();
      expect(await jobsAbout(transcription)).toEqual([]);
    },
  );

  it('of a MOV to callers without access with the usual refusal', async () => {
    const { candidate } = await makeCandidateWithVideo({ ending: 'mov' });
    expect((await start(await makeViewerOf(), candidate.id)).status).toBe(403);
  });

  it('without a video, with a clear text', async () => {
    const candidate = await makePrincipal('candidate', newId());
    const answer = await start(candidate, candidate.id);
    expect([answer.status, answer.body.detail]).toEqual([404, 'There is no video to transcribe.']);
  });
});

describe('the status of a transcription', () => {
  it('is returned only to callers who requested the transcription', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    const recruiter = await makeViewerOf(candidate);
    await start(recruiter, candidate.id);
    const other = await makeViewerOf(candidate);
    for (const who of [candidate, other]) expect((await status(who, transcription)).status).toBe(403);
    expect((await status(undefined, transcription)).status).toBe(401);
    expect((await status(recruiter, transcription)).status).toBe(200);
  });

  it.each([
    ['1-0123456789abcdef0123456789abcdef', 404],
    ['../7', 400],
    ['https://evil.example', 400],
  ])('of %s is %i', async (id, refusal) => {
    expect((await status(await makePrincipal('candidate', newId()), id)).status).toBe(refusal);
  });

  it('is refused as soon as its reader may no longer see the video', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    const recruiter = await makePrincipal('recruiter', newId());
    const { ends_at } = await subscribe(recruiter.id);
    await applyTo(recruiter, candidate);
    await start(recruiter, candidate.id);
    expect((await waitUntilSettled(recruiter, transcription)).text).toContain('Sample text');
    const refusal = async () => {
      const { status: number, body } = await status(recruiter, transcription);
      expect(JSON.stringify(body)).not.toContain('Sample text');
      return number === 200 ? undefined : body.code;
    };
    await transact(verificationChange(recruiter.id, false, { at: clock.now() }));
    expect(await refusal()).toBe('NOT_VERIFIED');
    await transact(verificationChange(recruiter.id, true, { at: clock.now() }));
    expect((await status(recruiter, transcription)).status).toBe(200);
    api.clock.set(ends_at);
    const later = await signInAgain(recruiter);
    expect((await status(later, transcription)).body.code).toBe('SUBSCRIPTION_REQUIRED');
    api.clock.set(ends_at - 1);
    expect((await status(later, transcription)).status).toBe(200);
    await deleteItems(await firstItems(ownedPlaces.applications(candidate.id)));
    expect((await status(later, transcription)).body.code).toBe('FORBIDDEN');
  });

  it('is reset when the candidate has another video', async () => {
    const { candidate, transcription } = await makeCandidateWithVideo();
    await start(candidate, candidate.id);
    await attach(candidate, candidateFileKey(candidate.id, 'video', randomUUID(), 'mp4'));
    expect((await status(candidate, transcription)).status).toBe(404);
  });
});

async function applyTo(recruiter: Principal, candidate: Principal): Promise<void> {
  const job = await makeJob(newId(), recruiter.id);
  const { id, title, company_name, location, language, job_type, recruiter_id } = job;
  const summary = {
    application_id: `${id}-${candidate.id}`,
    job_id: id,
    candidate_id: candidate.id,
    recruiter_id,
    status: 'applied' as const,
    applied_at: toIso(clock.now()),
    job: { id, title, company_name, location, language, job_type },
    masked_name: 'N***',
    language: 'Japanese',
  };
  await transact({ application: putNewApplication(summary) });
}

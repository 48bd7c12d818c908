import { randomUUID } from 'node:crypto';
import { ListTranscriptionJobsCommand, TranscribeClient } from '@aws-sdk/client-transcribe';
import { afterEach, expect, test, vi } from 'vitest';
import { candidateFileKey, transcriptKey } from '#functions/data/file-keys.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { discardedTranscriptions } from '#functions/entities/transcription/discarded-store.ts';
import { readTranscription, transcriptionId } from '#functions/entities/transcription/transcription-store.ts';
import { eraseStep } from '#functions/events/erase-step.ts';
import { clock } from '#functions/platform/clock.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { discardTranscription } from '#functions/services/speech/discard-transcription.ts';
import { readTranscript } from '#functions/services/speech/transcript-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { eventually } from '#test/support/eventually.ts';
import { clearDiscarded } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
const transcribe = new TranscribeClient({ endpoint: process.env.TRANSCRIBE_ENDPOINT ?? '' });
const mp4 = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0some frames', 'latin1');
const quarterOfAnHour = 15 * 60_000;
afterEach(() => vi.restoreAllMocks());

/** All test files share the bucket: candidates of this file have distant ids. */
let lastId = 38_000;

interface Started {
  candidate: Principal;
  id: string;
  /** Where the job writes its result. */
  output: string;
}

/** A candidate whose video is being transcribed. */
async function startJob(): Promise<Started> {
  lastId += 1;
  const candidate = await makePrincipal('candidate', lastId);
  const videoKey = candidateFileKey(candidate.id, 'video', randomUUID(), 'mp4');
  await putFile(videoKey, mp4);
  await attach(candidate, videoKey);
  await settle(api);
  const input = { token: candidate.token, body: { candidate_id: candidate.id } };
  expect((await api.call(transcriptionCalls.start, input)).status).toBe(202);
  const id = transcriptionId(candidate.id, videoKey);
  return { candidate, id, output: transcriptKey(candidate.id, `${id}-1`) };
}

async function attach({ id }: Principal, video_key: string): Promise<void> {
  const profile = await readCandidate(id, true);
  if (profile) await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key })) });
}

const remove = async ({ token, email }: Principal) => {
  expect((await api.call(accountCalls.remove, { token, body: { confirm: email } })).status).toBe(200);
  await settle(api);
};
const replaceVideo = async (candidate: Principal) => {
  await attach(candidate, candidateFileKey(candidate.id, 'video', randomUUID(), 'mp4'));
  await settle(api);
};
const jobsOf = async (id: string) =>
  (await transcribe.send(new ListTranscriptionJobsCommand({ JobNameContains: id }))).TranscriptionJobSummaries ?? [];
const discardedIds = async () => (await discardedTranscriptions()).map(({ id }) => id);
/** Writes the result of a job that was still running. */
const writeLateResult = (output: string) =>
  putFile(output, Buffer.from(JSON.stringify({ results: { transcripts: [{ transcript: 'Late.' }] } })));
const waitForResult = (output: string) =>
  eventually(async () => expect(await readTranscript(output)).toContain('Sample'));

test.each([
  ['its candidate is deleted', remove],
  ['its video is replaced', replaceVideo],
])('a result that arrives after %s is deleted with its job', async (_, lose) => {
  const { candidate, id, output } = await startJob();
  await waitForResult(output);
  const now = clock.now();
  await lose(candidate);
  expect(await readTranscription(id)).toBeUndefined();
  expect(await readTranscript(output)).toBeUndefined();
  await writeLateResult(output);
  await eventually(async () => expect(await jobsOf(id)).toMatchObject([{ TranscriptionJobStatus: 'COMPLETED' }]));
  await clearDiscarded();
  expect(await readTranscript(output)).toBeUndefined();
  expect(await jobsOf(id)).toEqual([]);
  api.clock.set(now + 2 * quarterOfAnHour);
  await clearDiscarded();
  expect(JSON.stringify(await api.scan())).not.toContain(id);
});

test('deleting a candidate discards the transcriptions of former videos too', async () => {
  const { candidate, id } = await startJob();
  while (await eraseStep('candidate', candidate.id, clock.now()));
  expect(await readTranscription(id)).toBeUndefined();
  expect(await discardedIds()).toContain(id);
});

test('a running job is deleted after its end, however long it takes', async () => {
  const { candidate, id, output } = await startJob();
  await waitForResult(output);
  await replaceVideo(candidate);
  api.clock.set(clock.now() + 24 * 4 * quarterOfAnHour);
  vi.spyOn(TranscribeClient.prototype, 'send').mockResolvedValue({
    TranscriptionJob: { TranscriptionJobStatus: 'IN_PROGRESS' },
  } as never);
  await clearDiscarded();
  expect(await discardedIds()).toContain(id);
  vi.restoreAllMocks();
  await clearDiscarded();
  expect(await discardedIds()).not.toContain(id);
});

test('a job that starts after its transcription was discarded is found', async () => {
  const { candidate, id, output } = await startJob();
  await waitForResult(output);
  await replaceVideo(candidate);
  const now = clock.now();
  await clearDiscarded();
  await writeLateResult(output);
  api.clock.set(now + quarterOfAnHour - 1_000);
  await clearDiscarded();
  expect(await readTranscript(output)).toBeUndefined();
  expect(await discardedIds()).toContain(id);
});

test('a failed cleanup does not delay the others, and is retried by the next run', async () => {
  const both = [await startJob(), await startJob()];
  for (const { candidate, output } of both) {
    await waitForResult(output);
    await replaceVideo(candidate);
  }
  api.clock.set(clock.now() + 2 * quarterOfAnHour);
  vi.spyOn(TranscribeClient.prototype, 'send').mockRejectedValueOnce(new Error('The service is away.') as never);
  await expect(clearDiscarded()).rejects.toThrow('1 steps of the run failed.');
  expect(await discardedIds()).toHaveLength(1);
  await clearDiscarded();
  expect(await discardedIds()).toEqual([]);
});

test('discarding again, concurrently or after the cleanup, changes nothing', async () => {
  const { id, output } = await startJob();
  await waitForResult(output);
  const now = clock.now();
  await Promise.all([discardTranscription(id, now), discardTranscription(id, now)]);
  expect(await discardedIds()).toEqual([id]);
  api.clock.set(now + quarterOfAnHour);
  await clearDiscarded();
  await discardTranscription(id, now);
  expect(await discardedIds()).toEqual([]);
});

test('a late or duplicate record of an earlier change keeps the transcription of the current video', async () => {
  const { candidate } = await startJob();
  await replaceVideo(candidate);
  const current = candidateFileKey(candidate.id, 'video', randomUUID(), 'mp4');
  await putFile(current, mp4);
  await attach(candidate, current);
  const records = await api.readStream();
  const { followTable: handler } = await import('#test/support/handlers.ts');
  await handler({ Records: records });
  await api.call(transcriptionCalls.start, { token: candidate.token, body: { candidate_id: candidate.id } });
  await handler({ Records: [...records].reverse() });
  expect(await readTranscription(transcriptionId(candidate.id, current))).toBeDefined();
});

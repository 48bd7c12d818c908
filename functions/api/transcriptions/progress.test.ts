import { expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { toTranscription } from './progress.ts';

const requestedAt = epochMs(1_800_000_000_000);
const running = {
  id: '7-0123456789abcdef0123456789abcdef',
  candidate_id: 7,
  status: 'in_progress' as const,
  failure: null,
  attempt: 1,
  requested_at: requestedAt,
  starters: new Set(['candidate-7']),
};

test('a job that still runs after 60 polls of 3 seconds has timed out for the waiting client', async () => {
  expect(await toTranscription(running, epochMs(requestedAt + 179_999))).toMatchObject({
    status: 'in_progress',
    reason: null,
  });
  const late = { status: 'failed', text: null, reason: 'Transcription timed out' };
  expect(await toTranscription(running, epochMs(requestedAt + 180_000))).toMatchObject(late);
});

test('a job has not timed out for a client that requests it again', async () => {
  const again = { ...running, requested_at: epochMs(requestedAt + 180_000) };
  expect(await toTranscription(again, epochMs(requestedAt + 180_001))).toMatchObject({ status: 'in_progress' });
});

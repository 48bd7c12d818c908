import { discardedTranscriptions, forgetDiscarded } from '#functions/entities/transcription/discarded-store.ts';
import type { DiscardedTranscription } from '#functions/entities/transcription/stored-transcription.ts';
import { jobsOf } from '#functions/entities/transcription/transcription-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { optionalSetting } from '#functions/platform/env.ts';
import { RunSteps } from '#functions/platform/run-steps.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import { deleteJob, readJobProgress } from '#functions/services/speech/transcribe-client.ts';
import { deleteEndedChannels } from '#functions/services/video/channels.ts';
import { type EpochMs, minuteMs } from '#shared/domain/time.ts';

/** How long a job may still start after its transcription was discarded; functions end after 15 seconds. */
const lateStartMs = 15 * minuteMs;

/**
 * Started by a schedule: deletes what Transcribe's jobs write after their transcription was discarded, and the jobs.
 * A running job cannot be stopped, so each is checked until it has ended. One that fails is left for the next run.
 * It also deletes the channels of rooms that are over, where the stage can have rooms.
 * @throws Error when some could not be cleared: the function's alarm counts that
 */
export async function handler(): Promise<void> {
  const steps = new RunSteps();
  const discarded = await steps.take(discardedTranscriptions, 'list of discarded transcriptions');
  for (const each of discarded ?? [])
    await steps.take(() => clear(each, clock.now()), 'discarded transcription', 'TRANSCRIPTION_NOT_CLEARED');
  if (optionalSetting('VIDEO_ROOMS')) await steps.take(() => deleteEndedChannels(clock.now()), 'channels of rooms');
  steps.end();
}

async function clear(discarded: DiscardedTranscription, now: EpochMs): Promise<void> {
  let isRunning = false;
  for (const { job, output } of jobsOf(discarded)) {
    const status = (await readJobProgress(job))?.status;
    if (status === 'queued' || status === 'in_progress') {
      isRunning = true;
      continue;
    }
    // A job writes its result before it is completed: nothing is written afterwards.
    await deleteFiles([output]);
    if (status !== undefined) await deleteJob(job);
  }
  if (!isRunning && now - discarded.discarded_at >= lateStartMs) await forgetDiscarded(discarded);
}

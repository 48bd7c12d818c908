import { promptsPerDay } from '#shared/domain/spoken-sample.ts';
import { addDays, addMs, dayMs, type EpochMs, secondsUntil, toIso } from '#shared/domain/time.ts';
import type { PromptUpload, SamplePrompt, SpokenSamples } from './stored-samples.ts';

/** A prompt as a request names it. */
export interface NamedPrompt {
  prompt_id: string;
  tag: string;
}

const dayOf = (now: EpochMs): string => toIso(now).slice(0, 10);

/**
 * The recordings with a new prompt in place of the present one, counted in the day of `now`; undefined when the day's
 * prompts are used up.
 */
export function withPrompt(samples: SpokenSamples, prompt: SamplePrompt, now: EpochMs): SpokenSamples | undefined {
  const day = dayOf(now);
  const count = samples.issued.day === day ? samples.issued.count : 0;
  return count < promptsPerDay ? { ...samples, prompt, issued: { day, count: count + 1 } } : undefined;
}

/** Seconds until an account whose day is used up gets a prompt again. */
export const secondsUntilNextPrompt = (now: EpochMs): number =>
  secondsUntil(addDays(addMs(now, -(now % dayMs)), 1), now);

/** The open prompt if it is the named one, in its language; undefined for one that was used, replaced or another's. */
export const promptOf = ({ prompt }: SpokenSamples, { prompt_id, tag }: NamedPrompt): SamplePrompt | undefined =>
  prompt?.id === prompt_id && prompt.tag === tag ? prompt : undefined;

/** The upload that answers the named prompt, as long as it may be finished. */
export function uploadOf(
  samples: SpokenSamples,
  named: NamedPrompt & { upload_id: string },
  now: EpochMs,
): PromptUpload | undefined {
  const upload = promptOf(samples, named)?.upload;
  return upload?.id === named.upload_id && now < upload.until ? upload : undefined;
}

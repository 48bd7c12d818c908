import type { EpochMs } from '#shared/domain/time.ts';
import type { PromptUpload, SamplePrompt, SpokenSamples } from './stored-samples.ts';

/** A prompt as a request names it. */
export interface NamedPrompt {
  prompt_id: string;
  tag: string;
}

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

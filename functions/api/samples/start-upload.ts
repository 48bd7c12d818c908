import { randomUUID } from 'node:crypto';
import { sampleKey } from '#functions/data/file-keys.ts';
import { promptOf } from '#functions/entities/spoken-sample/open-prompt.ts';
import { changeSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import type { PromptUpload } from '#functions/entities/spoken-sample/stored-samples.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { sampleForm } from '#functions/services/files/sample-files.ts';
import type { sampleCalls } from '#shared/contracts/samples.ts';
import {
  finishSampleMs,
  maxSampleBytes,
  type SampleEnding,
  sampleEndings,
  sampleTypes,
} from '#shared/domain/spoken-sample.ts';
import { addMs, type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Prepares the upload of an answer: only until the prompt's time is over, so that it is an answer without preparation.
 * A prompt has one upload; a repeated request gets it again with a form that is valid from now on.
 * @throws HttpError 400 for a prompt that is late, used, another person's or of another language
 */
export const startSampleUpload: UseCase<typeof sampleCalls.startUpload> = async ({ body, caller, now }) => {
  if (body.size > maxSampleBytes) throw tooLarge();
  const ending = sampleEndings.find((each) => sampleTypes[each] === body.content_type) ?? 'webm';
  const upload = newUpload(ending, now);
  const { after } = await changeSamples(caller.id, (samples) => {
    const prompt = promptOf(samples, body);
    if (!prompt || now >= prompt.until) throw new HttpError('PROMPT_EXPIRED');
    return prompt.upload?.ending === ending ? samples : { ...samples, prompt: { ...prompt, upload } };
  });
  const { id } = after.prompt?.upload ?? upload;
  const { url, fields, expires } = await sampleForm(id, body.content_type, now);
  return { id, url, fields, expires_at: toIso(expires) };
};

/** Opus is always stored in WebM. */
const newUpload = (ending: SampleEnding, now: EpochMs): PromptUpload => ({
  id: randomUUID(),
  ending,
  file_key: sampleKey(randomUUID(), ending === 'm4a' ? 'm4a' : 'webm'),
  until: addMs(now, finishSampleMs),
});

export const tooLarge = () =>
  new HttpError('UPLOAD_REJECTED', {
    text: textId('file_too_large', { megabytes: maxSampleBytes / 1024 / 1024 }),
  });

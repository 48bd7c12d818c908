import { incomingKey } from '#functions/data/file-keys.ts';
import { promptOf, uploadOf } from '#functions/entities/spoken-sample/open-prompt.ts';
import { changeSamples, readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import type { PromptUpload, SpokenSample, SpokenSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { clearFiles, deleteFiles } from '#functions/services/files/remove-files.ts';
import { putSample, readArrivedSample } from '#functions/services/files/sample-files.ts';
import { toSample } from '#functions/services/files/to-sample.ts';
import { type CleanRecording, cleanRecording, containerOf } from '#functions/services/recordings/clean-recording.ts';
import { RecordingProblem, type RecordingReason } from '#functions/services/recordings/recording.ts';
import type { AnswerOf, BodyOf } from '#shared/contracts/define.ts';
import type { sampleCalls } from '#shared/contracts/samples.ts';
import { longestSampleSeconds, maxSampleBytes } from '#shared/domain/spoken-sample.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { type TextId, textId } from '#shared/texts/text-id.ts';
import { tooLarge } from './start-upload.ts';

type Answer = BodyOf<typeof sampleCalls.finish>;
type Sample = AnswerOf<typeof sampleCalls.finish>;

/**
 * Keeps the answer to a prompt: checked, written anew without metadata, and in place of the recording before. The prompt
 * is used up by the write that attaches the file, so that of concurrent requests one attaches it. It is idempotent.
 */
export const finishSample: UseCase<typeof sampleCalls.finish> = async ({ body, caller, now }) => {
  const present = await readSamples(caller.id, true);
  const attached = attachedTo(present, body);
  if (attached) return await toSample(attached);
  const upload = requireUpload(present, body, now);
  const arrived = await readArrivedSample(upload.id);
  if (!arrived) return await finishedMeanwhile(caller.id, body);
  const { bytes, seconds } = await checkArrived(upload, arrived);
  await putSample(upload.file_key, bytes);
  const { before, after } = await attach(caller.id, body, upload, { seconds, now });
  await clearReplaced(before, after, upload);
  const sample = attachedTo(after, body);
  if (!sample) throw new HttpError('PROMPT_EXPIRED');
  return await toSample(sample);
};

/** The recording that this very answer has become. */
const attachedTo = ({ samples }: SpokenSamples, { prompt_id, upload_id, tag }: Answer): SpokenSample | undefined =>
  samples.find((sample) => sample.id === prompt_id && sample.upload_id === upload_id && sample.tag === tag);

/** @throws HttpError 400 for a prompt that is late, used, another person's or of another language */
function requireUpload(samples: SpokenSamples, answer: Answer, now: EpochMs): PromptUpload {
  const upload = uploadOf(samples, answer, now);
  if (!upload) throw new HttpError('PROMPT_EXPIRED');
  return upload;
}

/**
 * What a concurrent request has made of the upload, whose file it has deleted.
 * @throws HttpError 400 when nothing has arrived at all
 */
async function finishedMeanwhile(candidateId: number, answer: Answer): Promise<Sample> {
  const attached = attachedTo(await readSamples(candidateId, true), answer);
  if (!attached) throw new HttpError('UPLOAD_REJECTED', { text: textId('upload_not_arrived') });
  return await toSample(attached);
}

/** What arrived, written anew; a file that is refused is deleted, and may be sent again while the prompt is open. */
async function checkArrived({ id, ending }: PromptUpload, bytes: Uint8Array): Promise<CleanRecording> {
  try {
    if (bytes.length > maxSampleBytes) throw tooLarge();
    if (containerOf(bytes) !== ending) throw refusalOf('unreadable');
    return cleanRecording(bytes);
  } catch (error) {
    await deleteFiles([incomingKey(id)]);
    throw error instanceof RecordingProblem ? refusalOf(error.reason) : error;
  }
}

const texts: Readonly<Record<RecordingReason, TextId>> = {
  unreadable: textId('sample_unreadable'),
  too_long: textId('sample_too_long', { max: longestSampleSeconds }),
  too_short: textId('sample_too_short'),
};

const refusalOf = (reason: RecordingReason) => new HttpError('UPLOAD_REJECTED', { text: texts[reason] });

/** Attaches a stored file, and deletes it again when its prompt was replaced, used or erased meanwhile. */
async function attach(
  candidateId: number,
  answer: Answer,
  { file_key }: PromptUpload,
  { seconds, now }: { seconds: number; now: EpochMs },
) {
  try {
    return await changeSamples(candidateId, (samples) => {
      if (attachedTo(samples, answer)) return samples;
      requireUpload(samples, answer, now);
      const prompt = promptOf(samples, answer);
      const sample = {
        id: answer.prompt_id,
        tag: answer.tag,
        prompt: prompt?.text ?? '',
        prompt_language: prompt?.language ?? '',
        upload_id: answer.upload_id,
        file_key,
        seconds,
        recorded_at: toIso(now),
      };
      const others = samples.samples.filter(({ tag }) => tag !== answer.tag);
      return { ...samples, prompt: null, samples: [...others, sample] };
    });
  } catch (error) {
    // Any other failure leaves the prompt, which names the file, or is a write whose answer was lost.
    if (error instanceof HttpError) await clearFiles([file_key]);
    throw error;
  }
}

/** Deletes the recording that was replaced, and the file as it was uploaded. */
async function clearReplaced(before: SpokenSamples, after: SpokenSamples, upload: PromptUpload): Promise<void> {
  const used = new Set(after.samples.map(({ file_key }) => file_key));
  const replaced = before.samples.map(({ file_key }) => file_key).filter((key) => !used.has(key));
  await clearFiles([...replaced, incomingKey(upload.id)]);
}

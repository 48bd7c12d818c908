import type { AnswerOf } from '#shared/contracts/define.ts';
import { type SamplePrompt, sampleCalls } from '#shared/contracts/samples.ts';
import { call } from '#web/lib/api-client.ts';
import { isRefusal } from '#web/lib/api-error.ts';
import { resumableUpload } from '#web/lib/resumable-upload.ts';
import { sendFile } from '#web/lib/send-file.ts';
import type { Recorded } from './use-recorder.ts';

const finishTimeoutMs = 30_000;

interface SendOptions {
  /** Gets the fraction that was sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Called when the server has taken the upload as begun: from then on the prompt's time no longer counts. */
  onBegun: () => void;
  signal: AbortSignal;
}

/**
 * Returns a function that uploads a recording as the answer to its prompt and has it checked and stored. Called again after a
 * failure, it resumes the same upload, also after the prompt's time.
 * @throws ApiError for a refusal; Error when the file store refuses or the connection fails
 */
export const sampleUpload = ({ id: prompt_id, tag }: SamplePrompt, { blob, content_type }: Recorded) => {
  const named = { prompt_id, tag };
  let begun: AnswerOf<typeof sampleCalls.startUpload> | undefined;
  const begin = async (signal: AbortSignal) => {
    const body = { ...named, content_type, size: blob.size };
    try {
      // Begun again, an upload is the same, with a form that is valid from now on.
      begun = await call(sampleCalls.startUpload, { body }, { signal });
    } catch (error) {
      if (!begun || !isRefusal(error)) throw error;
    }
    return begun;
  };
  const upload = async (options: SendOptions) => {
    const form = await begin(options.signal);
    options.onBegun();
    await sendFile(form, blob, options);
    return form.id;
  };
  return resumableUpload(upload, (upload_id, { signal }) =>
    call(sampleCalls.finish, { body: { ...named, upload_id } }, { signal, timeoutMs: finishTimeoutMs }),
  );
};

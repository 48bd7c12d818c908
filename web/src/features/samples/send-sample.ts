import { type SamplePrompt, sampleCalls } from '#shared/contracts/samples.ts';
import type { SpokenSample } from '#shared/contracts/spoken-sample.ts';
import { call } from '#web/lib/api-client.ts';
import { sendFile } from '#web/lib/send-file.ts';
import type { Recorded } from './use-recorder.ts';

const finishTimeoutMs = 30_000;

/**
 * Uploads a recording as the answer to its prompt and has it checked and kept.
 * @param options.onProgress gets the fraction that was sent, from 0 to 1
 * @throws ApiError for a refusal; Error when the file store refuses or the connection fails
 */
export async function sendSample(
  { id: prompt_id, tag }: SamplePrompt,
  { blob, content_type }: Recorded,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<SpokenSample> {
  const named = { prompt_id, tag };
  const { signal } = options;
  const upload = await call(sampleCalls.startUpload, { body: { ...named, content_type, size: blob.size } }, { signal });
  await sendFile(upload, blob, options);
  return await call(
    sampleCalls.finish,
    { body: { ...named, upload_id: upload.id } },
    { signal, timeoutMs: finishTimeoutMs },
  );
}

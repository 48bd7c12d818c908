import type { SpokenSample as StoredSample } from '#functions/entities/spoken-sample/stored-samples.ts';
import type { SpokenSample } from '#shared/contracts/spoken-sample.ts';
import { interfaceLanguageOf } from '#shared/locales/languages.ts';
import { sampleAddress } from './sample-files.ts';

/** A recording with a short-lived address of its sound. */
export const toSample = async ({ file_key, upload_id: _, ...sample }: StoredSample): Promise<SpokenSample> => ({
  ...sample,
  prompt_language: interfaceLanguageOf(sample.prompt_language),
  audio: await sampleAddress(file_key),
});

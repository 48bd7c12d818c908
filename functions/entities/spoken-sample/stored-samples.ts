import * as z from 'zod/mini';
import { storedDayCount, storedEpochMs, storedInstant, storedTag } from '#functions/data/stored-fields.ts';

/** The `schema_version` of items that are written now. */
export const samplesSchemaVersion = 1;

const spokenSample = z.object({
  /** The id of its prompt. */
  id: z.string(),
  /** Canonical tag of the language that is spoken. */
  tag: storedTag,
  prompt: z.string(),
  /** The language of the prompt's text. */
  prompt_language: z.string(),
  upload_id: z.string(),
  file_key: z.string(),
  seconds: z.number(),
  recorded_at: storedInstant,
});
export type SpokenSample = z.output<typeof spokenSample>;

const promptUpload = z.object({
  id: z.string(),
  /** What the browser announced. */
  ending: z.enum(['webm', 'm4a', 'ogg']),
  /** Where the checked file will be stored: named before it is written, so that no file is without an item. */
  file_key: z.string(),
  /** Until then it may be finished. */
  until: storedEpochMs,
});
export type PromptUpload = z.output<typeof promptUpload>;

const samplePrompt = z.object({
  id: z.string(),
  tag: storedTag,
  text: z.string(),
  language: z.string(),
  /** Until then an upload may begin. */
  until: storedEpochMs,
  upload: z.nullable(promptUpload),
});
export type SamplePrompt = z.output<typeof samplePrompt>;

const samplesItem = z.object({
  /** One for each language. */
  samples: z.array(spokenSample),
  /** The only prompt that may still be answered. */
  prompt: z.nullable(samplePrompt),
  /** How many prompts were issued on the latest day with any, in UTC. */
  issued: storedDayCount,
  /** Rises with every change. */
  version: z.int(),
});
export type SpokenSamples = z.output<typeof samplesItem>;

/**
 * A candidate's recordings as they are stored today, from an item of any age.
 * @throws ZodError when the item has no recordings
 */
export const parseSamples = (item: unknown): SpokenSamples => samplesItem.parse(item);

/** The keys of all files that an item names: those of the recordings, and one that may be on its way. */
export const fileKeysOf = ({ samples, prompt }: Pick<SpokenSamples, 'samples' | 'prompt'>): string[] => [
  ...samples.map(({ file_key }) => file_key),
  ...(prompt?.upload ? [prompt.upload.file_key] : []),
];

import * as z from 'zod/mini';
import { interfaceLanguages } from '../locales/languages.ts';
import { instant } from './fields.ts';

/** A recording of a candidate's voice, answering a prompt. */
export const spokenSample = z.object({
  id: z.string(),
  /** Canonical BCP 47 tag of the language that is spoken. */
  tag: z.string(),
  prompt: z.string(),
  /** The language of the prompt's text: the spoken one, where the site has it. */
  prompt_language: z.enum(interfaceLanguages),
  seconds: z.number(),
  recorded_at: instant,
  /** Signed URL of the sound for some minutes; it names no person. */
  audio: z.url(),
});
export type SpokenSample = z.output<typeof spokenSample>;

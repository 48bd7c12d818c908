import * as z from 'zod/mini';
import { jobFields } from '#shared/domain/job-fields.ts';
import { maxDescription, maxJobTexts } from '#shared/domain/job-texts.ts';
import { textId } from '../texts/text-id.ts';
import { paragraphs, required, title } from './fields.ts';
import { languageTag } from './language-tag.ts';

export const jobDescription = required(paragraphs(maxDescription), textId('job_description_missing'));

/** A job's title and description in further languages, with the rules of the main text. */
export const jobTexts = z
  .array(
    z.object({
      language: languageTag,
      title: title(jobFields.title.max, textId('job_title_missing')),
      description: jobDescription,
    }),
  )
  .check(z.maxLength(maxJobTexts, textId('list_too_long', { max: maxJobTexts })));

interface Written {
  text_language?: string | null | undefined;
  texts?: z.output<typeof jobTexts> | null | undefined;
}

/** Refuses two texts in one language, and further texts beside one whose language is not stated. */
export function checkTextLanguages({ value, issues }: { value: Written; issues: unknown[] }): void {
  const { text_language: main, texts } = value;
  if (!texts?.length) return;
  if (!main)
    issues.push({ code: 'custom', input: main, message: textId('language_not_chosen'), path: ['text_language'] });
  const languages = [main, ...texts.map(({ language }) => language)];
  for (const [index, language] of languages.entries()) {
    if (languages.indexOf(language) === index) continue;
    const path = ['texts', index - 1, 'language'];
    issues.push({ code: 'custom', input: language, message: textId('language_twice'), path });
  }
}

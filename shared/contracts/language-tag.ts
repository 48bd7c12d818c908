import * as z from 'zod/mini';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { textId } from '../texts/text-id.ts';

/** A language as any valid BCP 47 tag; the result is canonical. */
export const languageTag = z.pipe(
  z.pipe(
    z.string(textId('language_not_chosen')).check(z.maxLength(35, textId('language_not_chosen'))),
    z.transform((text) => canonicalTag(text)),
  ),
  z.string(textId('language_not_chosen')),
);

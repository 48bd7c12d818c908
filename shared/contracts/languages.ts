import * as z from 'zod/mini';
import { nameLocales } from '../domain/language-table.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { line, required } from './fields.ts';

/** The longest that the edge caches; names change with deployments only. */
const oneMinute = 60;

/** Longer than any name of a language: the longest has 78 characters. */
const name = line(100);

/** A language as the product names it. */
const namedLanguage = z.object({
  /** Canonical BCP 47 tag. */
  tag: z.string(),
  /** Its name in the requested language. */
  name: z.string(),
  /** Its name in itself; null where it is not known. */
  own_name: z.nullable(z.string()),
});

export const languageCalls = {
  suggest: defineCall({
    method: 'GET',
    path: '/languages',
    summary: 'Up to 10 languages that fit what a person types, by their names in any language or their codes.',
    access: 'public',
    query: z.object({
      q: z._default(name, ''),
      locale: z._default(z.enum(nameLocales), 'en'),
    }),
    status: 200,
    answer: z.array(namedLanguage),
    publicMaxAge: oneMinute,
  }),
  resolve: defineCall({
    method: 'GET',
    path: '/languages/resolve',
    summary: 'The tag of the one language that a name or code means; null where it means none, or more than one.',
    access: 'public',
    query: z.object({ name: required(name, textId('language_missing')) }),
    status: 200,
    answer: z.object({ tag: z.nullable(z.string()) }),
    publicMaxAge: oneMinute,
  }),
};

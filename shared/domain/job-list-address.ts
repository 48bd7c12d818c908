import { foldText } from './fold-text.ts';

// Addresses of the lists of open jobs by language (decision 109).

/** What narrows the list of a language down: each is a part of its own in the address. */
export const listDimensions = ['occupation', 'place'] as const;
export type ListDimension = (typeof listDimensions)[number];

/** Which list of jobs by language. Without a tag it is the index of all languages. */
export interface JobList {
  /** Canonical tag of the language that jobs ask for. */
  tag?: string | undefined;
  within?: { dimension: ListDimension; slug: string } | undefined;
}

/**
 * The path of a list, percent-encoded.
 * @param site the page's own language; English has no prefix
 */
export function jobListPath(site: string, { tag, within }: JobList = {}): string {
  const parts = ['jobs', 'language', ...(tag ? [tag] : []), ...(within ? [within.dimension, within.slug] : [])];
  return `/${[...(site === 'en' ? [] : [site]), ...parts].map(encodeURIComponent).join('/')}`;
}

/** A text as a part of addresses: its letters and digits without case and accents, with hyphens between words. May be empty. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The languages whose jobs the landing page links, by tag, in its order. Their lists may be empty: its links are those of the search. */
export const homeLanguages = ['de', 'fr', 'es', 'it', 'ar', 'pt', 'ru'] as const;
export type HomeLanguage = (typeof homeLanguages)[number];

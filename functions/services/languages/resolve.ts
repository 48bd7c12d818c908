import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import type { LanguageTable } from '#shared/domain/language-table.ts';

/** Resolves the name or code of a language to its canonical tag; null if it means none, or more than one. */
export type ResolveLanguage = (name: string) => string | null;

/** Words that only say that a language is meant: `Japanese language`, `idioma japonés`. */
const fillers = ['language', 'langue', 'lengua', 'idioma', 'lingua', 'sprache', 'bahasa', 'اللغه', 'لغه', 'भाषा'];
const filler = new RegExp(`^(?:${fillers.join('|')}) | (?:${fillers.join('|')})$`, 'gu');

/** Short words beside one are words, not codes: `no language` is not Norwegian. */
const maybeCode = /^[a-z]{0,3}$/;

/** Makes the resolver of a table. */
export function resolverOf({ languages, others, ambiguous }: LanguageTable): ResolveLanguage {
  const unclear = new Set(ambiguous);
  const tags = new Map<string, string>();
  for (const { tag, terms } of [...others, ...languages]) for (const term of terms) tags.set(term, tag);
  for (const term of unclear) tags.delete(term);
  return (name) => {
    const folded = foldLanguageName(name);
    // A name that is ambiguous with the word stays so without it.
    if (unclear.has(folded)) return null;
    const bare = folded.replaceAll(filler, '');
    return tags.get(folded) ?? (maybeCode.test(bare) ? null : (tags.get(bare) ?? null));
  };
}

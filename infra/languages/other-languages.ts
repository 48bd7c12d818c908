import { foldLanguageName } from '#shared/domain/fold-language-name.ts';
import { livingLanguages } from './codes.ts';

/** A name of a language that only ISO 639-3 has: it counts where nothing else has the name. */
export type OtherNames = ReadonlyMap<string, ReadonlySet<string>>;

const withoutRemarks = (name: string): string => name.replace(/\s*\(.*\)/, '');

/** The folded names of languages that the table does not have otherwise, each with and without its remark: `Buli (Ghana)`. */
export function otherNames(inTable: ReadonlySet<string>): OtherNames {
  const names = new Map<string, Set<string>>();
  for (const [tag, name] of livingLanguages) {
    if (inTable.has(tag)) continue;
    for (const each of [name, withoutRemarks(name)]) {
      const term = foldLanguageName(each);
      names.set(term, (names.get(term) ?? new Set()).add(tag));
    }
  }
  return names;
}

/** The name that people see: without the remark where it is the only language of that name. */
export function shownName(tag: string, names: OtherNames): string {
  const name = livingLanguages.get(tag) ?? tag;
  const bare = withoutRemarks(name);
  return names.get(foldLanguageName(bare))?.size === 1 ? bare : name;
}

/** Words of forms and texts that are also codes of small languages, which users do not mean with them. */
export const wordsNotCodes: ReadonlySet<string> = new Set(
  'all and any are bad big but can day did end for from get had has her him his how ile its job kom les let los may mit new non not now off old one out own per pro say see she sie sin sob the too top try two und une use via was way who why yes you'.split(
    ' ',
  ),
);

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const {
  supplemental,
}: { supplemental: { metadata: { alias: { languageAlias: Record<string, { _replacement: string }> } } } } =
  require('cldr-core/supplemental/aliases.json');
const { languageAlias } = supplemental.metadata.alias;

/** Where the product's names differ from CLDR's replacements; `undefined`: no language of the table. */
const decided: Readonly<Record<string, string | undefined>> = {
  // CLDR makes it Serbian in Latin script, but it is as much Bosnian, Croatian or Montenegrin.
  sh: undefined,
  hbs: undefined,
  // CLDR drops the country.
  mo: 'ro-MD',
  mol: 'ro-MD',
  // CLDR has the code of Nigeria's sign language instead of Norway's.
  'sgn-NO': 'nsl',
  // Not languages.
  und: undefined,
  mul: undefined,
  mis: undefined,
  zxx: undefined,
  root: undefined,
};

/** Codes and tags that stand for another tag: former codes, three letters instead of two, varieties (`cmn`, `prs`). */
export const aliasTags: readonly string[] = [...new Set([...Object.keys(languageAlias), ...Object.keys(decided)])];

/** The canonical tag of a code or tag; undefined where it is no single language. */
export function canonicalTag(tag: string): string | undefined {
  if (tag in decided) return decided[tag];
  const replacement = languageAlias[tag]?._replacement;
  if (replacement) return canonicalTag(replacement);
  const [language = '', ...subtags] = tag.split('-');
  if (subtags.length === 0) return tag;
  const canonical = canonicalTag(language);
  return canonical === undefined || canonical.includes('-') ? canonical : [canonical, ...subtags].join('-');
}

import { createRequire } from 'node:module';
import { iso6393 } from 'iso-639-3';
import { compoundTags } from '#shared/domain/languages/replaced-tags.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';

const require = createRequire(import.meta.url);
const { supplemental }: { supplemental: { metadata: { alias: { languageAlias: Record<string, unknown> } } } } =
  require('cldr-core/supplemental/aliases.json');

/** Codes and tags that are replaced by another tag: outdated codes, three letters instead of two, varieties (`cmn`, `prs`). */
const aliasTags: readonly string[] = [...Object.keys(supplemental.metadata.alias.languageAlias), ...compoundTags()];

/** All codes of ISO 639-1, 639-2 and 639-3 and the replaced tags that CLDR knows, with the canonical tag of each. */
export const codes: ReadonlyMap<string, string | null> = new Map([
  ...iso6393.flatMap(({ iso6391, iso6393: code, iso6392B, iso6392T }) => {
    const canonical = canonicalTag(iso6391 ?? code);
    return [iso6391, code, iso6392B, iso6392T]
      .filter((each) => each !== undefined)
      .map((each) => [each, canonical] as const);
  }),
  ...aliasTags.map((tag) => [tag, canonicalTag(tag)] as const),
]);

/** Tags of the languages with a code of two letters. */
export const twoLetterTags: readonly string[] = iso6393.flatMap(({ iso6391 }) =>
  iso6391 ? (canonicalTag(iso6391) ?? []) : [],
);

/** Living languages of ISO 639-3 by canonical tag, with the whole English name: `Buli (Ghana)`. */
export const livingLanguages: ReadonlyMap<string, string> = new Map(
  iso6393
    .filter(({ type, scope }) => type === 'living' && scope === 'individual')
    .flatMap(({ name, iso6391, iso6393: code }) => {
      const tag = canonicalTag(iso6391 ?? code);
      return tag === null ? [] : [[tag, name] as const];
    }),
);

/** ISO 639-3's English names by canonical tag, without remarks in brackets: `Modern Greek (1453-)`. */
export const isoNames: ReadonlyMap<string, string> = new Map(
  iso6393.map(({ name, iso6391, iso6393: code }) => [iso6391 ?? code, name.replace(/\s*\(.*\)/, '')]),
);

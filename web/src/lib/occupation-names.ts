import { useQuery } from '@tanstack/react-query';
import { type Occupation, occupationSlugs } from '#shared/domain/occupation-slugs.ts';
import { namesOf, type OccupationTexts } from '#shared/domain/occupations/name-index.ts';
import { suggestOccupations } from '#shared/domain/occupations/suggest-occupations.ts';
import { useLanguage } from './i18n.ts';

// The names are some 3 KB a language, those of all languages 20 KB: they load with the first field or text that needs them.

const files = import.meta.glob<OccupationTexts>('../../../shared/locales/*/occupations.json', { import: 'default' });

/** An occupation, and its name in the reader's language. */
interface NamedOccupation {
  value: Occupation;
  label: string;
}

/** All occupations in the order of their names; undefined until they are loaded. */
export function useOccupationNames(): readonly NamedOccupation[] | undefined {
  const language = useLanguage();
  return useQuery({
    queryKey: ['occupation-names', language],
    queryFn: async () => {
      const texts = await files[`../../../shared/locales/${language}/occupations.json`]?.();
      const nameOf = (value: Occupation) => (texts && namesOf(texts[value])[0]) ?? value;
      const { compare } = new Intl.Collator(language);
      return occupationSlugs
        .map((value) => ({ value, label: nameOf(value) }))
        .sort((left, right) => compare(left.label, right.label));
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data;
}

/** The occupations that a text in any language names; none until the names are loaded. */
export function useSuggestedOccupations(text: string): readonly Occupation[] {
  const { data } = useQuery({
    queryKey: ['occupation-names', 'all'],
    queryFn: async () => (await import('#shared/domain/occupations/all-names.ts')).occupationNames(),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return data ? suggestOccupations(data, text) : [];
}

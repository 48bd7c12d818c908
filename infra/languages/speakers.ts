import { createRequire } from 'node:module';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { signLanguages } from './sign-languages.ts';

const require = createRequire(import.meta.url);

interface Territory {
  _population: string;
  languagePopulation?: Record<string, { _populationPercent: string }>;
}

const { supplemental }: { supplemental: { territoryInfo: Record<string, Territory> } } =
  require('cldr-core/supplemental/territoryInfo.json');

/** Users of each language by CLDR's `territoryInfo`, by canonical tag. */
const users = new Map<string, number>();
for (const { _population, languagePopulation = {} } of Object.values(supplemental.territoryInfo)) {
  for (const [key, { _populationPercent }] of Object.entries(languagePopulation)) {
    const tag = canonicalTag(key.replaceAll('_', '-')) ?? '';
    users.set(tag, (users.get(tag) ?? 0) + (Number(_population) * Number(_populationPercent)) / 100);
  }
}

/** Share of a country's people who sign: about 1 in 1000 (World Federation of the Deaf: 70 million worldwide). */
const signing = 0.001;
for (const { code, territory } of signLanguages) {
  users.set(code, Number(supplemental.territoryInfo[territory ?? '']?._population ?? 0) * signing);
}

/** CLDR counts the users of Norwegian for its two written forms. */
users.set('no', (users.get('nb') ?? 0) + (users.get('nn') ?? 0));

/** Variants follow their language in a list of suggestions, however many use them. */
const variantShare = 0.01;

/** How many people use a language: only for the order of suggestions. */
export function usersOf(tag: string): number {
  const known = users.get(tag);
  const [language = ''] = tag.split('-');
  return language === tag ? (known ?? 0) : (users.get(language) ?? 0) * variantShare;
}

import { useState } from 'react';
import { languageCalls } from '#shared/contracts/languages.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { call } from '#web/lib/api-client.ts';
import { t } from '#web/lib/i18n.ts';
import { useLanguageSuggestions } from '#web/lib/use-language-suggestions.ts';
import { type Condition, conditionFilters, conditionsOf, maxConditions, withCondition } from './conditions.ts';
import type { ChangeFilters, Filters } from './use-filters.ts';

/** Tests of one language, whose levels may be conditions as well. */
const testLevels: Readonly<Record<string, readonly string[]>> = {
  ja: ['N5', 'N4', 'N3', 'N2', 'N1'].map((level) => `jlpt:${level}`),
  zh: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((level) => `hsk:${level}`),
  ko: ['1', '2', '3', '4', '5', '6'].map((level) => `topik:${level}`),
  de: ['TDN 3', 'TDN 4', 'TDN 5'].map((level) => `testdaf:${level}`),
};

/** The levels that a search for a language can have. */
export const levelsOf = (tag = ''): readonly string[] => [
  ...cefrLevels.slice(1),
  ...(testLevels[primarySubtag(tag)] ?? []),
];

const same = (left: string, right: string) =>
  left.trim().localeCompare(right.trim(), undefined, { sensitivity: 'base' }) === 0;

/** The one language that a text means, for those who press the button before the suggestions are there. */
const resolveTag = async (name: string): Promise<string | undefined> => {
  const answer = await call(languageCalls.resolve, { query: { name } }).catch(() => undefined);
  return answer?.tag ?? undefined;
};

const nothing = { language: '', level: '', error: '' };

const isFull = (filters: Filters, added: Condition) =>
  withCondition(conditionsOf(filters), added).length > maxConditions;

/**
 * The language and level that a person is choosing, until `take` makes a condition of them: a change of the filters, or
 * undefined where there is no such language or no room for it, which the picker says then.
 */
export const useLanguageChoice = (filters: Filters) => {
  const [{ language, level, error }, setChoice] = useState(nothing);
  const { languages } = useLanguageSuggestions(language, language.trim() !== '');
  const found = languages.find(({ name, own_name }) => same(name, language) || same(own_name ?? '', language));
  const levels = levelsOf(found?.tag);
  const refuse = (text: string) => setChoice((present) => ({ ...present, error: text }));
  const take = async (): Promise<ChangeFilters | undefined> => {
    if (language.trim() === '') return (present) => present;
    const tag = found?.tag ?? (await resolveTag(language));
    if (tag === undefined) return void refuse(t('search.languageMissing'));
    const added: Condition = { tag, skill: '', level: levels.includes(level) ? level : '' };
    if (isFull(filters, added)) return void refuse(t('search.languagesFull', { max: maxConditions }));
    setChoice(nothing);
    return (present) => ({ ...present, ...conditionFilters(withCondition(conditionsOf(present), added)) });
  };
  return { language, level, levels, error, choose: setChoice, take };
};
export type LanguageChoice = ReturnType<typeof useLanguageChoice>;

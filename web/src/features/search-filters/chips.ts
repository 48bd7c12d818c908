import type { NameOf } from '#shared/domain/languages/language-name.ts';
import type { SearchedKind } from '#shared/domain/saved-searches.ts';
import { formatMoney, languageName } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';
import { type Condition, conditionFilters, conditionsOf, isSameSkill } from './conditions.ts';
import { levelText } from './language-text.ts';
import { plainFilters } from './plain-filters.ts';
import type { ChangeFilters, Filters } from './use-filters.ts';

/** An active filter in words. */
export interface Chip {
  /** The parameter, for conditions with their place: `location`, `tag:0`. */
  id: string;
  text: string;
  remove: ChangeFilters;
}

/** A condition in words of who searches: `My German B1 is enough`, `German: at least B2`. */
const conditionText = (kind: SearchedKind, { tag, skill, level }: Condition, nameOf: NameOf): string => {
  const name = nameOf(tag);
  const language = skill ? t('search.skillOf', { language: name, skill: t(`languageTerms.skill.${skill}`) }) : name;
  return level ? t(`search.condition.${kind}`, { language, level: levelText(level) }) : language;
};

const conditionChips = (kind: SearchedKind, filters: Filters, nameOf: NameOf): Chip[] =>
  conditionsOf(filters).map((condition, place) => ({
    id: `tag:${place}`,
    text: conditionText(kind, condition, nameOf),
    remove: (present) => ({
      ...present,
      ...conditionFilters(conditionsOf(present).filter((each) => !isSameSkill(each, condition))),
    }),
  }));

const plainChips = (kind: SearchedKind, filters: Filters): Chip[] =>
  plainFilters[kind].flatMap(({ name, text }) => {
    const value = filters[name];
    return value ? [{ id: name, text: text(value), remove: (present) => ({ ...present, [name]: '' }) }] : [];
  });

/** Salaries of searches are in US dollars. */
const amount = (text: string) => formatMoney(Number(text), 'USD');

function payText({ salary_min, salary_max }: Filters): string {
  if (salary_min && salary_max) return t('common.salary.range', { min: amount(salary_min), max: amount(salary_max) });
  if (salary_min) return t('search.chip.salary_min', { amount: amount(salary_min) });
  return salary_max ? t('search.chip.salary_max', { amount: amount(salary_max) }) : '';
}

const payChips = (filters: Filters): Chip[] => {
  const text = payText(filters);
  return text ? [{ id: 'pay', text, remove: (present) => ({ ...present, salary_min: '', salary_max: '' }) }] : [];
};

/** Every active filter. Needs the texts `search` and `languageTerms`. */
export const chipsOf = (kind: SearchedKind, filters: Filters, nameOf: NameOf): Chip[] => [
  ...conditionChips(kind, filters, nameOf),
  ...plainChips(kind, filters),
  ...payChips(filters),
];

/** A search in one line, as a proposal for its name. Languages that only the server can name are left as tags. */
export const filtersName = (kind: SearchedKind, filters: Filters): string =>
  chipsOf(kind, filters, languageName)
    .map(({ text }) => text)
    .join(' · ');

import { rungs } from '#shared/domain/languages/language-row.ts';
import type { SavedFilters, SearchedKind } from '#shared/domain/saved-searches.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { formatMoney, languageName } from '#web/lib/format.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { type Condition, readConditions } from './conditions.ts';
import { levelText, useConditionText } from './language-text.tsx';

const conditionsIn = ({ tag = '', skill = '', level = '' }: SavedFilters): Condition[] =>
  readConditions(new URLSearchParams({ tag, skill, level }));

/** Salaries of searches are in US dollars. */
const amount = (text: string) => formatMoney(Number(text), 'USD');

/** All filters but the conditions on languages, in words. */
function otherTexts(kind: SearchedKind, filters: SavedFilters): string[] {
  const { keyword, job_type, salary_min, salary_max, experience, years, evidence } = filters;
  const { language, skills, location, place, company } = filters;
  return [
    keyword && t('savedSearches.filter.keyword', { text: keyword }),
    ...[language, skills],
    job_type && t(`common.jobType.${job_type}` as MessageKey),
    ...[location, place, company],
    experience && (kind === 'jobs' ? t(`search.experience.${experience}` as MessageKey) : experience),
    years && t(`search.years.${years}` as MessageKey),
    salary_min && t('savedSearches.filter.salary_min', { amount: amount(salary_min) }),
    salary_max && t('savedSearches.filter.salary_max', { amount: amount(salary_max) }),
    rungs.some((rung) => rung === evidence && rung !== 'declared') && t(`search.evidence.${evidence}` as MessageKey),
  ].filter((text): text is string => typeof text === 'string' && text !== '');
}

/** A search in one line, as a proposal for its name. Languages that only the server can name are left as tags. */
export const filtersName = (kind: SearchedKind, filters: SavedFilters): string => {
  const languages = conditionsIn(filters).map(({ tag, level }) =>
    [languageName(tag), level && levelText(level)].filter(Boolean).join(' '),
  );
  return [...languages, ...otherTexts(kind, filters)].join(' · ');
};

/** A dot before every part but the first. */
const separated = "not-first:before:mx-2 not-first:before:content-['·']";

const ConditionText = ({ condition }: { condition: Condition }) => <bdi>{useConditionText(condition)}</bdi>;

/** The filters of a search in words; needs the texts `search` and `savedSearches`. */
export const FilterList = ({ kind, filters }: { kind: SearchedKind; filters: SavedFilters }) => {
  useT();
  return (
    <ul className="flex flex-wrap gap-y-0.5">
      {conditionsIn(filters).map((condition) => (
        <li key={`${condition.tag} ${condition.skill} ${condition.level}`} className={separated}>
          <ConditionText condition={condition} />
        </li>
      ))}
      {otherTexts(kind, filters).map((text) => (
        <li key={text} className={separated}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
};

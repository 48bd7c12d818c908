import type { CandidateFacets } from '#shared/contracts/candidate-search.ts';
import type { JobFacets } from '#shared/contracts/job-search.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { useT } from '#web/lib/i18n.ts';
import type { Choice, ChoiceGroup } from './facet-panel.tsx';
import { LanguageName } from './language-text.tsx';
import type { SearchFilters } from './use-search-filters.ts';

type Counts = readonly { value: string; count: number }[];

const choicesOf = (
  counts: Counts,
  label: (value: string) => Choice['label'],
  chosen: string,
  choose: (value: string) => void,
): Choice[] =>
  counts
    .filter(({ value, count }) => count > 0 || value === chosen)
    .map(({ value, count }) => ({
      id: value,
      label: label(value),
      count,
      isChosen: value === chosen,
      toggle: () => choose(value),
    }));

/** Languages, and, where a condition can take it, the level. */
const useLanguageGroups = (
  facets: Pick<JobFacets, 'language' | 'level'> | undefined,
  { conditions, changeConditions }: Pick<SearchFilters, 'conditions' | 'changeConditions'>,
): ChoiceGroup[] => {
  const t = useT();
  const last = conditions.at(-1);
  const isCondition = (tag: string) => conditions.some((each) => each.tag === tag);
  const toggleLanguage = (tag: string) =>
    changeConditions((present) =>
      present.some((each) => each.tag === tag)
        ? present.filter((each) => each.tag !== tag)
        : [...present.slice(0, 4), { tag, skill: '', level: '' }],
    );
  const toggleLevel = (level: string) =>
    changeConditions((present) =>
      present.map((each, place) =>
        place === present.length - 1 ? { ...each, level: each.level === level ? '' : level } : each,
      ),
    );
  return [
    {
      id: 'language',
      label: t('common.language.label'),
      choices: (facets?.language ?? []).map(({ value, count }) => ({
        id: value,
        label: <LanguageName tag={value} />,
        count,
        isChosen: isCondition(value),
        toggle: () => toggleLanguage(value),
      })),
    },
    {
      id: 'level',
      label: t('search.levelLabel'),
      choices: last
        ? choicesOf(facets?.level ?? [], (level) => t('search.from', { level }), last.level, toggleLevel)
        : [],
    },
  ];
};

/** What the results of a search for jobs can be narrowed down by. `pay` chooses a salary band. */
export const useJobGroups = (
  facets: JobFacets | undefined,
  search: SearchFilters,
  pay: { chosen: string; toggle: (band: string) => void },
): ChoiceGroup[] => {
  const t = useT();
  const { chosen, toggle } = search;
  const languages = useLanguageGroups(facets, search);
  const texts = (prefix: string) => (value: string) => t(`${prefix}.${value}` as MessageKey);
  const plain = (value: string) => <bdi>{value}</bdi>;
  const single = (name: string) => [chosen[name] ?? '', (value: string) => toggle(name, value)] as const;
  return [
    ...languages,
    {
      id: 'type',
      label: t('search.type'),
      choices: choicesOf(facets?.type ?? [], texts('common.jobType'), ...single('job_type')),
    },
    { id: 'place', label: t('search.place'), choices: choicesOf(facets?.place ?? [], plain, ...single('place')) },
    {
      id: 'experience',
      label: t('search.experience'),
      choices: choicesOf(facets?.experience ?? [], texts('search.experience'), ...single('experience')),
    },
    {
      id: 'pay',
      label: t('search.pay'),
      choices: choicesOf(facets?.pay ?? [], texts('jobs.salary'), pay.chosen, pay.toggle),
    },
  ];
};

/** What the results of a search for candidates can be narrowed down by. */
export const useCandidateGroups = (facets: CandidateFacets | undefined, search: SearchFilters): ChoiceGroup[] => {
  const t = useT();
  const { chosen, toggle } = search;
  const languages = useLanguageGroups(facets, search);
  const plain = (value: string) => <bdi>{value}</bdi>;
  const single = (name: string) => [chosen[name] ?? '', (value: string) => toggle(name, value)] as const;
  const years = (value: string) => t(`search.years.${value}` as MessageKey);
  const evidence = (value: string) => t(`languageTerms.rung.${value}` as MessageKey);
  const proven = (facets?.evidence ?? []).filter(({ value }) => value !== 'declared');
  return [
    ...languages,
    { id: 'place', label: t('search.place'), choices: choicesOf(facets?.place ?? [], plain, ...single('place')) },
    {
      id: 'years',
      label: t('search.experience'),
      choices: choicesOf(facets?.experience ?? [], years, ...single('years')),
    },
    { id: 'evidence', label: t('search.evidence'), choices: choicesOf(proven, evidence, ...single('evidence')) },
  ];
};

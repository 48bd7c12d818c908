import { experienceBands } from '#shared/domain/experience-bands.ts';
import { experienceLevels, jobTypes } from '#shared/domain/job-terms.ts';
import { rungs } from '#shared/domain/languages/language-row.ts';
import type { SavedFilters, SearchedKind } from '#shared/domain/saved-searches.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { t } from '#web/lib/i18n.ts';

/** How a filter is chosen: from `options`, or as a text. */
export interface Control {
  label: MessageKey;
  hint?: MessageKey;
  options?: readonly string[];
  /** The text of the option that does not filter. */
  any?: MessageKey;
  /** The facet that counts the results of each value. */
  facet?: 'type' | 'experience' | 'evidence' | 'place';
}

/** A filter with one value: the one definition of its parameter, its chip and its control. */
export interface PlainFilter {
  /** The parameter of the address, of the calls and of saved searches. */
  name: keyof SavedFilters;
  /** The value that a text of an address means; '' where it is invalid. */
  read: (text: string) => string;
  /** What its chip and its option say. */
  text: (value: string) => string;
  /** Absent where only links of before have the filter. */
  control?: Control;
}

/** Longer names of languages do not exist. */
const longestName = 60;

const asWritten = (text: string) => text;

const text = (name: keyof SavedFilters, control?: Control, chip?: MessageKey): PlainFilter => ({
  name,
  read: asWritten,
  text: chip ? (value) => t(chip, { text: value }) : asWritten,
  ...(control && { control }),
});

const choice = (
  name: keyof SavedFilters,
  options: readonly string[],
  texts: string,
  control: Omit<Control, 'options'>,
): PlainFilter => ({
  name,
  read: (value) => (options.includes(value) ? value : ''),
  text: (value) => t(`${texts}.${value}` as MessageKey),
  control: { ...control, options },
});

const writtenLanguage: PlainFilter = {
  name: 'language',
  read: (value) => value.trim().slice(0, longestName),
  text: asWritten,
};

const keyword = (label: MessageKey, hint: MessageKey) => text('keyword', { label, hint }, 'search.chip.keyword');

/** Every filter but the conditions on languages and the salary, in the order in which they are shown. */
export const plainFilters: Readonly<Record<SearchedKind, readonly PlainFilter[]>> = {
  jobs: [
    keyword('jobs.filters.keyword', 'jobs.filters.keywordHint'),
    writtenLanguage,
    text('location', { label: 'jobs.filters.location', hint: 'jobs.filters.locationHint', facet: 'place' }),
    text('place'),
    choice('job_type', jobTypes, 'common.jobType', {
      label: 'jobs.filters.type',
      any: 'jobs.filters.allTypes',
      facet: 'type',
    }),
    choice('experience', experienceLevels, 'search.experience', {
      label: 'search.experience',
      any: 'search.anyExperience',
      facet: 'experience',
    }),
    text('company', { label: 'jobs.filters.company' }, 'search.chip.company'),
  ],
  candidates: [
    keyword('candidateSearch.filters.keyword', 'candidateSearch.filters.keywordHint'),
    writtenLanguage,
    text('location', {
      label: 'candidateSearch.filters.location',
      hint: 'candidateSearch.filters.locationHint',
      facet: 'place',
    }),
    text('place'),
    text(
      'skills',
      { label: 'candidateSearch.filters.skills', hint: 'candidateSearch.filters.skillsHint' },
      'search.chip.skills',
    ),
    choice('years', experienceBands, 'search.years', {
      label: 'search.experience',
      any: 'search.anyExperience',
      facet: 'experience',
    }),
    choice(
      'evidence',
      rungs.filter((rung) => rung !== 'declared'),
      'languageTerms.rung',
      { label: 'search.evidence', any: 'search.anyEvidence', facet: 'evidence' },
    ),
    text('experience', undefined, 'search.chip.experience'),
  ],
};

/** The control of a filter that both kinds have. */
export const controlOf = (kind: SearchedKind, name: 'keyword' | 'location'): Control | undefined =>
  plainFilters[kind].find((filter) => filter.name === name)?.control;

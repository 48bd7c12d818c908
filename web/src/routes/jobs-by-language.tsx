import { useEffect, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { type ListDimension, listDimensions, slugOf } from '#shared/domain/job-list-address.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { languageNames } from '#shared/locales/languages.ts';
import { linkTo } from '#web/config/links.ts';
import { useSearchSummary } from '#web/features/search-filters/use-search-summary.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { useOccupationNames } from '#web/lib/occupation-names.ts';
import { pagesOf } from '#web/lib/query.ts';
import { useScreenTitle } from '#web/lib/screen-title.ts';
import { JobSearch } from './candidate-jobs/job-search.tsx';
import { Component as NotFound } from './not-found.tsx';

/** The counts of all open jobs, or of those of a language; undefined while they load, null where that failed. */
const useCounts = (tag?: string) =>
  useSearchSummary(pagesOf(jobSearchCalls.jobs, { query: { limit: 1, ...(tag && { tag }) } }));

const LanguageChip = ({ tag, count }: { tag: string; count: number }) => (
  <li>
    <Link
      to={linkTo('jobsByLanguage', { tag })}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-sm font-semibold hover:border-edge"
    >
      <bdi>{useLanguageName(tag)}</bdi>
      <span className="font-normal text-soft">{count}</span>
    </Link>
  </li>
);

/** The languages that most open jobs ask for, and all jobs. */
const AllLanguages = () => {
  const t = useT();
  useScreenTitle(t('servedPages.languages.title'));
  const languages = useCounts()?.facets.language ?? [];
  return (
    <JobSearch title={t('servedPages.languages.title')} text={t('servedPages.languages.text')}>
      <ul className="-mx-4 mb-2 flex gap-2 overflow-x-auto p-1 px-4 whitespace-nowrap sm:mx-0 sm:mb-4 sm:flex-wrap sm:overflow-visible sm:px-0">
        {languages.map(({ value, count }) => (
          <LanguageChip key={value} tag={value} count={count} />
        ))}
      </ul>
    </JobSearch>
  );
};

/** The job search with the filters of an address of a list, under the heading of its page, as long as it has these filters. */
const OneLanguage = ({ tag, dimension, value = '' }: { tag: string; dimension?: ListDimension; value?: string }) => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [isSet, setSet] = useState(false);
  const language = useLanguageName(tag);
  const places = useCounts(tag)?.facets.place.map((each) => ({ value: slugOf(each.value), label: each.value }));
  const occupations = useOccupationNames();
  const isOfOccupation = dimension === 'occupation';
  const label = (isOfOccupation ? occupations : places)?.find((each) => each.value === value)?.label;
  const isReady = !isOfOccupation || occupations !== undefined;
  // A name of an occupation finds the jobs with it, in any language. A place has several spellings, and more than counts name.
  const [filter, wanted] = isOfOccupation
    ? (['keyword', label] as const)
    : (['location', value.replaceAll('-', ' ')] as const);
  const isFiltered = params.get('tag') === tag && (dimension === undefined || params.get(filter) === wanted);
  useEffect(() => {
    if (!isReady || isSet) return;
    if (params.has('tag')) setSet(true);
    else setParams({ tag, ...(wanted && { [filter]: wanted }) }, { replace: true });
  }, [isReady, isSet, tag, filter, wanted, params, setParams]);
  const title =
    dimension === undefined
      ? t('servedPages.language.title', { language })
      : t('servedPages.language.place', { language, place: label ?? wanted ?? '' });
  useScreenTitle(title);
  if (isOfOccupation && isReady && label === undefined) return <NotFound />;
  // Without its filter the list is that of the search: the heading would name what it no longer is.
  if (isSet && !isFiltered) return <Navigate to={`${linkTo('jobs')}?${params}`} replace />;
  return <JobSearch title={title} text={t('servedPages.language.text')} isReady={isSet} />;
};

/** What the pages of jobs by language, which the API renders, become in the application: the job search with their filter. */
export const Component = () => {
  const { site = 'en', tag, dimension: given, value } = useParams();
  const dimension = listDimensions.find((each) => each === given);
  const language = tag === undefined ? undefined : canonicalTag(tag);
  const isKnown = Object.hasOwn(languageNames, site) && language !== null && (given === undefined || dimension);
  if (!isKnown) return <NotFound />;
  if (language === undefined) return <AllLanguages />;
  return <OneLanguage key={`${tag} ${value}`} tag={language} {...(dimension && { dimension, value: value ?? '' })} />;
};

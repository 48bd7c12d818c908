import { useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { loadErrorText, recruitersErrorTexts } from './load-errors.ts';
import { MoreRows } from './more-rows.tsx';
import { RecruiterEmpty } from './recruiter-empty.tsx';
import { isFiltered, type RecruiterFilter } from './recruiter-filter.ts';
import { RecruiterTable } from './recruiter-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { useRecruiters } from './use-recruiters.ts';

interface Props {
  recruiters: ReturnType<typeof useRecruiters>;
  filter: RecruiterFilter;
  onClear: () => void;
}

const Summary = ({ recruiters: { query, loaded, matches, isSearchingMore }, filter }: Omit<Props, 'onClear'>) => {
  const t = useT();
  const total = totalOf(query);
  return (
    <p role="status" className="mb-3 text-sm text-soft">
      <span>
        {isFiltered(filter) && total?.isExact
          ? t('admin.recruiters.showing', { shown: matches.length, total: total.count })
          : t('admin.recruiters.loaded', { count: loaded.length })}
      </span>
      {isSearchingMore && <span>{`\u00a0· ${t('admin.recruiters.searchingMore')}`}</span>}
    </p>
  );
};

/** The list of the recruiters' screen in all its states. A failed load empties it; a failed further page does not. */
export const RecruiterResults = ({ recruiters, filter, onClear }: Props) => {
  const t = useT();
  const { query, matches, isSearchingMore } = recruiters;
  if (query.isPending) return <TableSkeleton rows={8} label={t('admin.recruiters.loading')} />;
  if (query.isError && !query.isFetchNextPageError) {
    return <ErrorState title={loadErrorText(query.error, recruitersErrorTexts)} query={query} />;
  }
  const isEmpty = matches.length === 0 && !isSearchingMore;
  return (
    <>
      <Summary recruiters={recruiters} filter={filter} />
      {matches.length > 0 && <RecruiterTable recruiters={matches} />}
      {isEmpty && <RecruiterEmpty onClear={isFiltered(filter) ? onClear : undefined} />}
      <MoreRows {...query} texts={recruitersErrorTexts} />
    </>
  );
};

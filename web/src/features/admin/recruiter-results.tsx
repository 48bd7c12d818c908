import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { loadErrorText, recruitersErrorTexts } from './load-errors.ts';
import { RecruiterEmpty } from './recruiter-empty.tsx';
import { isFiltered, type RecruiterFilter } from './recruiter-filter.ts';
import { RecruiterTable } from './recruiter-table.tsx';
import { RecruiterTableSkeleton } from './recruiter-table-skeleton.tsx';
import type { useRecruiters } from './use-recruiters.ts';

interface Props {
  recruiters: ReturnType<typeof useRecruiters>;
  filter: RecruiterFilter;
  onClear: () => void;
}

const Summary = ({ recruiters: { loaded, matches, isSearchingMore }, filter }: Omit<Props, 'onClear'>) => {
  const t = useT();
  const shown = t('admin.recruiters.showing', { shown: matches.length, total: loaded.length });
  return (
    <p role="status" className="mb-3 text-sm text-soft">
      {isFiltered(filter) ? shown : t('admin.recruiters.loaded', { count: loaded.length })}
      {isSearchingMore && ` · ${t('admin.recruiters.searchingMore')}`}
    </p>
  );
};

const More = ({ query }: Pick<Props['recruiters'], 'query'>) => {
  const t = useT();
  if (!query.isFetchNextPageError) return <LoadMore {...query} />;
  return (
    <div className="mt-6">
      <Notice
        tone="error"
        action={
          <Button
            variant="danger"
            size="sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('common.tryAgain')}
          </Button>
        }
      >
        {loadErrorText(query.error, recruitersErrorTexts)}
      </Notice>
    </div>
  );
};

/** The list of the recruiters' screen in all its states. A failed load empties it; a failed further page does not. */
export const RecruiterResults = ({ recruiters, filter, onClear }: Props) => {
  const { query, matches, isSearchingMore } = recruiters;
  if (query.isPending) return <RecruiterTableSkeleton rows={8} />;
  if (query.isError && !query.isFetchNextPageError) {
    return (
      <ErrorState
        title={loadErrorText(query.error, recruitersErrorTexts)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const isEmpty = matches.length === 0 && !isSearchingMore;
  return (
    <>
      <Summary recruiters={recruiters} filter={filter} />
      {matches.length > 0 && <RecruiterTable recruiters={matches} />}
      {isEmpty && <RecruiterEmpty onClear={isFiltered(filter) ? onClear : undefined} />}
      <More query={query} />
    </>
  );
};

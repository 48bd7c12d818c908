import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { type PagesQuery, totalOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { SteppedList } from '#web/ui/stepped-list.tsx';

/**
 * What a search for candidates found, a page at a time; `clear` is offered where it found nothing. Where `card` changes, all
 * cards are rendered again.
 */
export const CandidateList = <Candidate extends { id: number }>({
  query,
  clear,
  card,
}: {
  query: PagesQuery<Candidate>;
  clear: () => void;
  card: (candidate: Candidate) => ReactNode;
}) => {
  const t = useT();
  const candidates = useInfiniteQuery(query);
  const pages = candidates.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  if (candidates.isPending) return <SkeletonCards label={t('candidateSearch.list.loading')} columns="lg:grid-cols-2" />;
  if (candidates.isError) return <ErrorState title={t('candidateSearch.list.failed')} query={candidates} />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('candidateSearch.list.empty')}
        action={<Button onClick={clear}>{t('candidateSearch.filters.clear')}</Button>}
      >
        {t('candidateSearch.list.emptyText')}
      </EmptyState>
    );
  }
  const total = totalOf(candidates);
  return (
    <>
      <h2 className="sr-only">{t('candidateSearch.list.title')}</h2>
      {total && (
        <p role="status" className="mb-4 text-sm text-soft">
          {t(total.isExact ? 'candidateSearch.list.showing' : 'candidateSearch.list.showingAtLeast', {
            shown: items.length,
            total: total.count,
          })}
        </p>
      )}
      <SteppedList items={items} card={card} className="grid grid-cols-1 gap-4 sm:grid-cols-2" />
      <LoadMore {...candidates} />
    </>
  );
};

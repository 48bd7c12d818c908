import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { type PagesQuery, totalOf, useItems } from '#web/lib/query.ts';
import { inElement } from '#web/ui/button.tsx';
import { NoMatch } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards, SkeletonRows } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';

/** Cards, or what renders the people itself, such as rows. */
type Look<Candidate> =
  | { card: (candidate: Candidate) => ReactNode }
  | { rows: (candidates: readonly Candidate[]) => ReactNode };

/**
 * What a search for candidates found, a page at a time; `clear` is offered where it found nothing. Where `card` changes, all
 * cards are rendered again.
 */
export const CandidateList = <Candidate extends { id: number }>({
  query,
  clear,
  loosen,
  lead,
  ...look
}: {
  query: PagesQuery<Candidate>;
  clear: () => void;
  /** Which single filter to loosen where nothing was found. */
  loosen?: ReactNode;
  /** Beside the number of those found. */
  lead?: ReactNode;
} & Look<Candidate>) => {
  const t = useT();
  const candidates = useInfiniteQuery(query);
  const items = useItems(candidates);
  const total = totalOf(candidates);
  const frame = {
    query: candidates,
    items,
    lead,
    failed: t('candidateSearch.list.failed'),
    empty: (
      <NoMatch
        variant="primary"
        title={t('candidateSearch.list.empty')}
        text={t('candidateSearch.list.emptyText')}
        clear={t('candidateSearch.filters.clear')}
        onClear={clear}
      >
        {inElement(loosen)}
      </NoMatch>
    ),
    summary:
      total &&
      t(total.isExact ? 'candidateSearch.list.showing' : 'candidateSearch.list.showingAtLeast', {
        shown: items.length,
        total: total.count,
      }),
  };
  const loading = t('candidateSearch.list.loading');
  if ('rows' in look) {
    return (
      <ListFrame {...frame} loading={<SkeletonRows rows={10} label={loading} className="space-y-px" row="h-14" />}>
        {look.rows}
      </ListFrame>
    );
  }
  return (
    <ListFrame
      {...frame}
      loading={<SkeletonCards label={loading} columns="lg:grid-cols-2" />}
      before={<h2 className="sr-only">{t('candidateSearch.list.title')}</h2>}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      rowKey={idOf}
      card={look.card}
    />
  );
};

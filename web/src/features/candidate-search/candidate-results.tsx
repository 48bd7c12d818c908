import { ListPlus, LockOpen, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { CandidateCard } from './candidate-card.tsx';
import type { CandidateFilters } from './candidate-filters.ts';
import { useCandidates } from './queries.ts';

type Open = { dialog: 'profile' | 'shortlist'; candidate: MaskedCandidate };

/** What the recruiter's shortlist knows of a candidate. */
export interface Shortlisted {
  /** The name, where the recruiter has unlocked it. */
  name: string | null;
  mark: ReactNode;
}

interface Dialogs {
  profileDialog: (candidate: MaskedCandidate, onClose: () => void) => ReactNode;
  shortlistDialog: (candidate: MaskedCandidate, onClose: () => void) => ReactNode;
}

const CardActions = ({
  candidate,
  shortlisted,
  onShortlist,
}: {
  candidate: MaskedCandidate;
  shortlisted: Shortlisted | undefined;
  onShortlist: () => void;
}) => {
  const t = useT();
  return (
    <>
      {shortlisted?.mark ?? (
        <Button
          variant="quiet"
          size="sm"
          icon={<ListPlus className="size-4" aria-hidden="true" />}
          aria-label={t('candidateSearch.card.shortlistNamed', { name: candidate.masked_name })}
          onClick={onShortlist}
        >
          {t('candidateSearch.card.shortlist')}
        </Button>
      )}
      {candidate.is_unlocked && (
        <Badge tone="success" className="ms-auto">
          <LockOpen className="size-3.5" aria-hidden="true" />
          {t('candidateSearch.card.unlocked')}
        </Badge>
      )}
    </>
  );
};

/** The cards of the search; each opens the dialogs that the page passes. */
export const CandidateResults = ({
  filters,
  clear,
  shortlistedOf,
  profileDialog,
  shortlistDialog,
}: {
  filters: CandidateFilters;
  clear: () => void;
  shortlistedOf: (candidateId: number) => Shortlisted | undefined;
} & Dialogs) => {
  const t = useT();
  const candidates = useCandidates(filters);
  const [open, setOpen] = useState<Open>();
  if (candidates.isPending) return <SkeletonCards label={t('candidateSearch.list.loading')} />;
  if (candidates.isError) {
    return (
      <ErrorState
        title={t('candidateSearch.list.failed')}
        busy={candidates.isFetching}
        onRetry={() => void candidates.refetch()}
      />
    );
  }
  const items = candidates.data.pages.flatMap((page) => page.items);
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
  return (
    <>
      <h2 className="sr-only">{t('candidateSearch.list.title')}</h2>
      <p role="status" className="mb-4 text-sm text-soft">
        {t(candidates.hasNextPage ? 'candidateSearch.list.showingMore' : 'candidateSearch.list.showing', {
          count: items.length,
        })}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((candidate) => {
          const shortlisted = shortlistedOf(candidate.id);
          const name = shortlisted?.name;
          return (
            <li key={candidate.id}>
              <CandidateCard
                masked={!name}
                candidate={name ? { ...candidate, name } : candidate}
                onOpen={() => setOpen({ dialog: 'profile', candidate })}
                actions={
                  <CardActions
                    candidate={candidate}
                    shortlisted={shortlisted}
                    onShortlist={() => setOpen({ dialog: 'shortlist', candidate })}
                  />
                }
              />
            </li>
          );
        })}
      </ul>
      <LoadMore {...candidates} />
      {open && (open.dialog === 'profile' ? profileDialog : shortlistDialog)(open.candidate, () => setOpen(undefined))}
    </>
  );
};

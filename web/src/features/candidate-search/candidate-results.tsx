import { type ReactNode, useCallback, useState } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import type { PagesQuery } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListPlus, LockOpen } from '#web/ui/icons.ts';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateList } from './candidate-list.tsx';

type Open = { dialog: 'profile' | 'shortlist'; candidate: ListedCandidate };

interface Dialogs {
  profileDialog: (candidate: ListedCandidate, onClose: () => void) => ReactNode;
  shortlistDialog: (candidate: ListedCandidate, onClose: () => void) => ReactNode;
}

/** The name of an unlocked candidate, else the masked one. */
export const shownName = ({ name, masked_name }: Pick<ListedCandidate, 'name' | 'masked_name'>): string =>
  name ?? masked_name;

const CardActions = ({
  candidate,
  mark,
  onShortlist,
}: {
  candidate: ListedCandidate;
  mark: ReactNode;
  onShortlist: () => void;
}) => {
  const t = useT();
  return (
    <>
      {mark ?? (
        <Button
          variant="quiet"
          size="sm"
          icon={<ListPlus className="size-4" aria-hidden="true" />}
          aria-label={t('candidateSearch.card.shortlistNamed', { name: shownName(candidate) })}
          onClick={onShortlist}
        >
          {t('candidateSearch.card.shortlist')}
        </Button>
      )}
      {candidate.not_looking && <Badge tone="warning">{t('common.notLooking')}</Badge>}
      {candidate.is_unlocked && (
        <Badge tone="success" className="ms-auto">
          <LockOpen className="size-3.5" aria-hidden="true" />
          <span>{t('candidateSearch.card.unlocked')}</span>
        </Badge>
      )}
    </>
  );
};

/** The cards of the search; each opens the dialogs that the page passes. */
export const CandidateResults = ({
  query,
  clear,
  loosen,
  markOf,
  matchOf,
  languagesOf,
  profileDialog,
  shortlistDialog,
}: {
  query: PagesQuery<ListedCandidate>;
  clear: () => void;
  loosen: ReactNode;
  /** Says that a candidate is shortlisted, instead of the button that does it. */
  markOf: (candidateId: number) => ReactNode;
  /** Shows how a candidate's languages meet the job that was chosen for comparison. */
  matchOf: (candidate: ListedCandidate) => ReactNode;
  languagesOf: (candidate: ListedCandidate) => ReactNode;
} & Dialogs) => {
  const [open, setOpen] = useState<Open>();
  const card = useCallback(
    (candidate: ListedCandidate) => {
      const { name, ...masked } = candidate;
      return (
        <CandidateCard
          masked={name === null}
          match={matchOf(candidate)}
          candidate={name === null ? masked : { ...masked, name }}
          languages={languagesOf(candidate)}
          onOpen={() => setOpen({ dialog: 'profile', candidate })}
          actions={
            <CardActions
              candidate={candidate}
              mark={markOf(candidate.id)}
              onShortlist={() => setOpen({ dialog: 'shortlist', candidate })}
            />
          }
        />
      );
    },
    [markOf, matchOf, languagesOf],
  );
  return (
    <>
      <CandidateList {...{ query, clear, loosen, card }} />
      {open && (open.dialog === 'profile' ? profileDialog : shortlistDialog)(open.candidate, () => setOpen(undefined))}
    </>
  );
};

import { ListPlus, LockOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CandidateCard } from './candidate-card.tsx';
import type { CandidateFilters } from './candidate-filters.ts';
import { CandidateList } from './candidate-list.tsx';
import { candidatesQuery } from './queries.ts';

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
  const [open, setOpen] = useState<Open>();
  return (
    <>
      <CandidateList
        query={candidatesQuery(filters)}
        clear={clear}
        card={(candidate) => {
          const shortlisted = shortlistedOf(candidate.id);
          const name = shortlisted?.name;
          return (
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
          );
        }}
      />
      {open && (open.dialog === 'profile' ? profileDialog : shortlistDialog)(open.candidate, () => setOpen(undefined))}
    </>
  );
};

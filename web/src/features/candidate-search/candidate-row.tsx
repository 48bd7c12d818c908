import type { ReactNode } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { formatDate, formatDaysAgo } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ListPlus, LockOpen } from '#web/ui/icons.ts';
import type { PersonRowContent } from '#web/ui/person-row.tsx';
import { NotLookingSign, RowSign } from '#web/ui/row-sign.tsx';

/** What the page adds to a row. */
export interface RowParts {
  /** How the languages meet the job that was chosen for comparison, in a word. */
  badge: ReactNode;
  languages: ReactNode;
  /** Says that the candidate is shortlisted; undefined where not. */
  mark: ReactNode;
}

/** The name of an unlocked candidate, else the masked one. */
export const shownName = ({ name, masked_name }: Pick<ListedCandidate, 'name' | 'masked_name'>): string =>
  name ?? masked_name;

const Unlocked = () => (
  <Badge tone="success">
    <LockOpen className="size-3.5" aria-hidden="true" />
    <span>{t('candidateSearch.card.unlocked')}</span>
  </Badge>
);

/** Beside the state of who is shortlisted, too. */
const UnlockedSign = () => (
  <RowSign text={t('candidateSearch.card.unlocked')} className="text-success">
    <LockOpen className="size-3.5" aria-hidden="true" />
  </RowSign>
);

/** A candidate of the search in a line. */
export const candidateRow = (
  candidate: ListedCandidate,
  { badge, languages, mark }: RowParts,
  onShortlist: (() => void) | undefined,
): PersonRowContent => ({
  name: shownName(candidate),
  avatar: candidate.avatar,
  subtitle: candidate.subtitle,
  marks: (
    <>
      {mark && candidate.is_unlocked && <UnlockedSign />}
      {candidate.not_looking && <NotLookingSign />}
    </>
  ),
  languages,
  match: badge,
  place: candidate.location || t('candidates.card.remote'),
  state: mark ?? (candidate.is_unlocked && <Unlocked />),
  since: (
    <time dateTime={candidate.created_at} title={formatDate(candidate.created_at)}>
      {formatDaysAgo(candidate.created_at)}
    </time>
  ),
  ...(!mark &&
    onShortlist && {
      action: {
        label: t('candidateSearch.card.shortlistNamed', { name: shownName(candidate) }),
        icon: <ListPlus className="size-5" aria-hidden="true" />,
        onSelect: onShortlist,
      },
    }),
});

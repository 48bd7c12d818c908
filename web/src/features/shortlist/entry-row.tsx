import type { ReactNode } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { formatDate, formatDaysAgo } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PenLine, Trash2, UserRound, UserRoundX } from '#web/ui/icons.ts';
import type { RowAction } from '#web/ui/open-row-menu.tsx';
import type { PersonRowContent } from '#web/ui/person-row.tsx';
import { RowLabels } from '#web/ui/row-labels.tsx';
import { NotLookingSign } from '#web/ui/row-sign.tsx';
import { changedAt, nameOf, statusTone } from './entry.ts';

/** The recruiter's actions on an entry; each opens a dialog. Those that would change something are absent where they may not. */
export interface EntryActions {
  onView: () => void;
  onStatus?: ((status: PipelineState) => void) | undefined;
  onReject?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** What the page adds to a row. */
export interface RowParts {
  /** How the languages meet the entry's job, in a word. */
  badge: ReactNode;
  languages: ReactNode;
}

const menuOf = (entry: ShortlistEntry, { onView, onStatus, onReject, onRemove }: EntryActions): RowAction[] => [
  { label: t('shortlist.card.view'), icon: <UserRound className="size-4" />, onSelect: onView },
  ...(onStatus
    ? [
        {
          label: t('shortlist.card.update'),
          icon: <PenLine className="size-4" />,
          onSelect: () => onStatus(stateOf(entry)),
        },
      ]
    : []),
  ...(onReject
    ? [{ label: t('shortlist.card.reject'), icon: <UserRoundX className="size-4" />, onSelect: onReject }]
    : []),
  ...(onRemove
    ? [{ label: t('shortlist.card.remove'), icon: <Trash2 className="size-4" />, danger: true, onSelect: onRemove }]
    : []),
];

/** An entry of the shortlist in a line. */
export const entryRow = (
  entry: ShortlistEntry,
  { badge, languages }: RowParts,
  actions: EntryActions,
): PersonRowContent => {
  const { candidate, job } = entry;
  const state = stateOf(entry);
  const at = changedAt(entry);
  return {
    name: nameOf(entry),
    subtitle: job ? t('shortlist.card.forJob', { title: job.title }) : candidate.subtitle,
    marks: (
      <>
        <RowLabels labels={entry.labels} />
        {candidate.not_looking && <NotLookingSign />}
      </>
    ),
    languages,
    match: badge,
    place: candidate.location || t('shortlist.card.remote'),
    state: <Badge tone={statusTone[state]}>{t(`shortlist.status.${state}`)}</Badge>,
    since: (
      <time dateTime={at} title={formatDate(at)}>
        {formatDaysAgo(at)}
      </time>
    ),
    menu: { label: t('shortlist.card.more', { name: nameOf(entry) }), actions: menuOf(entry, actions) },
  };
};

import type { ReactNode } from 'react';
import { formatDate, formatDaysAgo } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';
import { FileText, ListPlus, PenLine, UserRoundX, Video } from '#web/ui/icons.ts';
import type { RowAction } from '#web/ui/open-row-menu.tsx';
import type { PersonRowContent } from '#web/ui/person-row.tsx';
import { RowLabels } from '#web/ui/row-labels.tsx';
import { NotLookingSign } from '#web/ui/row-sign.tsx';
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';

/** The recruiter's actions on an applicant; each opens a dialog. Those that would change something are absent where they may not. */
export interface ApplicantActions {
  onVideo: () => void;
  onStatus?: (() => void) | undefined;
  onHire?: (() => void) | undefined;
  onReject?: (() => void) | undefined;
  onShortlist?: (() => void) | undefined;
}

/** What the page adds to a row. */
export interface RowParts {
  /** How the languages meet the job, in a word. */
  badge: ReactNode;
  languages: ReactNode;
  /** Says that the applicant is shortlisted. */
  mark: ReactNode;
}

const openFile = (address: string) => window.open(address, '_blank', 'noreferrer');

const menuOf = ({ candidate }: AnyApplicant, actions: ApplicantActions): RowAction[] => {
  const { onStatus, onReject, onShortlist, onVideo } = actions;
  const cv = 'cv' in candidate ? candidate.cv : null;
  return [
    ...(onStatus
      ? [{ label: t('applicants.card.update'), icon: <PenLine className="size-4" />, onSelect: onStatus }]
      : []),
    ...(onShortlist
      ? [{ label: t('applicants.card.shortlist'), icon: <ListPlus className="size-4" />, onSelect: onShortlist }]
      : []),
    ...(cv
      ? [{ label: t('applicants.card.cv'), icon: <FileText className="size-4" />, onSelect: () => openFile(cv) }]
      : []),
    ...(candidate.video
      ? [{ label: t('applicants.card.video'), icon: <Video className="size-4" />, onSelect: onVideo }]
      : []),
    ...(onReject
      ? [
          {
            label: t('shortlist.card.reject'),
            icon: <UserRoundX className="size-4" />,
            danger: true,
            onSelect: onReject,
          },
        ]
      : []),
  ];
};

/** An applicant in a line. */
export const applicantRow = (
  applicant: AnyApplicant,
  { badge, languages, mark }: RowParts,
  actions: ApplicantActions,
): PersonRowContent => {
  const { candidate, status, applied_at: appliedAt } = applicant;
  const { name } = shownCandidate(applicant);
  const menu = menuOf(applicant, actions);
  return {
    name,
    subtitle: candidate.subtitle,
    marks: (
      <>
        {mark}
        <RowLabels labels={applicant.labels} />
        {candidate.not_looking && <NotLookingSign />}
      </>
    ),
    languages,
    match: badge,
    place: candidate.location || t('applicants.card.remote'),
    state: <ApplicationStatusBadge status={status} />,
    since: (
      <time dateTime={appliedAt} title={t('applicants.card.applied', { date: formatDate(appliedAt) })}>
        {formatDaysAgo(appliedAt)}
      </time>
    ),
    ...(menu.length > 0 && { menu: { label: t('shortlist.card.more', { name }), actions: menu } }),
  };
};

import { type ReactNode, useCallback } from 'react';
import { maxBulk } from '#shared/domain/bulk-moves.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { DeskList, focusSearch, type PanelPlace } from '#web/ui/desk.tsx';
import { DeskRows } from '#web/ui/desk-rows.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Users } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useDesk } from '#web/ui/use-desk.ts';
import { type Selection, useSelection } from '#web/ui/use-selection.ts';
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import type { ApplicantDialogs } from './applicant-dialog.tsx';
import { type ApplicantActions, applicantRow, type RowParts } from './applicant-row.tsx';
import { type ApplicantFilters, useApplicants } from './queries.ts';
import { useApplicantDialogs, withPresent } from './use-applicant-dialogs.ts';

/** What the page shows with the applicants. */
interface Parts {
  /** Above the list, at the start of its line. */
  lead: ReactNode;
  /** Above the list, where filters are active. */
  chips: ReactNode;
  /** In place of the list, where it has none because of its filters. */
  noneMatches: ReactNode;
  /** Stays the same while what it shows does. */
  rowParts: (applicant: AnyApplicant) => RowParts;
  panel: (props: { applicant: AnyApplicant; actions: ApplicantActions } & PanelPlace) => ReactNode;
  /** Whether a candidate is on the shortlist. */
  isListed: (candidateId: number) => boolean;
  /** What can be done with several people. */
  bulkPanel: (people: readonly AnyApplicant[], selection: Selection) => ReactNode;
}

const ApplicantDialog = laterDialog(async () => (await import('./applicant-dialog.tsx')).ApplicantDialog);

/** The list's skeleton. */
export const LoadingApplicants = () => (
  <SkeletonRows rows={10} label={useT()('applicants.list.loading')} className="space-y-px" row="h-14" />
);

const failureOf = (error: unknown): string =>
  (error instanceof ApiError && error.status === 403 && error.detail) || t('applicants.list.failed');

const keyOf = ({ candidate }: AnyApplicant): string => `${candidate.id}`;

/**
 * All applicants for the job in rows, one of them open beside them, with the dialogs of their actions. `readOnly` hides the
 * actions that change an application or the shortlist.
 */
export const ApplicantList = ({
  jobId,
  unmasked,
  readOnly,
  isByMatch,
  orderNote,
  filters,
  chips,
  noneMatches,
  lead,
  rowParts,
  panel,
  isListed,
  bulkPanel,
  ...dialogs
}: {
  jobId: number;
  unmasked: boolean;
  readOnly: boolean;
  /** By match instead of newest first. */
  isByMatch: boolean;
  /** Says what the order does not include. */
  orderNote?: string | undefined;
  filters: ApplicantFilters;
} & Parts &
  ApplicantDialogs) => {
  const t = useT();
  const applicants = useApplicants(jobId, unmasked, isByMatch, filters);
  const items = useItems<AnyApplicant>(applicants);
  const { dialog, setDialog, actionsOf } = useApplicantDialogs({ readOnly, isListed });
  const selection = useSelection({ items, keyOf, max: maxBulk, pages: applicants });
  const { selected, press, choiceOf, setOpen: setOpenBulk } = selection;
  const desk = useDesk({
    items,
    keyOf,
    pages: applicants,
    search: focusSearch,
    rowKeys: readOnly
      ? {}
      : {
          x: (applicant) => press(keyOf(applicant)),
          s: (applicant) => (selected.size > 0 ? setOpenBulk('shortlisted') : actionsOf(applicant).onShortlist?.()),
          h: (applicant) => (selected.size > 0 ? setOpenBulk('hired') : actionsOf(applicant).onHire?.()),
          r: (applicant) => (selected.size > 0 ? setOpenBulk('rejected') : actionsOf(applicant).onReject?.()),
        },
    canUndo: !readOnly,
  });
  const row = useCallback(
    (applicant: AnyApplicant) => ({
      ...applicantRow(applicant, rowParts(applicant), actionsOf(applicant)),
      ...(!readOnly && {
        choice: choiceOf(applicant, t('applicants.list.select', { name: shownCandidate(applicant).name })),
      }),
    }),
    [rowParts, actionsOf, readOnly, choiceOf, t],
  );
  ApplicantDialog.usePreload();
  return (
    <>
      <DeskList
        desk={desk}
        pages={applicants}
        lead={lead}
        chips={chips}
        panel={(applicant, place) => panel({ applicant, actions: actionsOf(applicant), ...place })}
      >
        <ListFrame
          query={applicants}
          items={items}
          loading={<LoadingApplicants />}
          failed={failureOf}
          empty={
            Object.keys(filters).length > 0 ? (
              noneMatches
            ) : (
              <EmptyState icon={<Users aria-hidden="true" />} title={t('applicants.list.empty')}>
                {t('applicants.list.emptyText')}
              </EmptyState>
            )
          }
          before={orderNote && <p className="mb-3 text-sm text-soft">{orderNote}</p>}
        >
          {(shown) => <DeskRows desk={desk} items={shown} label={t('applicants.title')} row={row} />}
        </ListFrame>
      </DeskList>
      {!readOnly && bulkPanel(selection.present, selection)}
      {dialog && (
        <ApplicantDialog open={withPresent(dialog, items)} onClose={() => setDialog(undefined)} {...dialogs} />
      )}
    </>
  );
};

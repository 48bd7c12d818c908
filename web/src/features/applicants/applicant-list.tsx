import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Users } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { type AnyApplicant, shownCandidate } from './applicant.ts';
import { ApplicantCard, type LanguagesOf } from './applicant-card.tsx';
import type { ApplicantDialogs, OpenApplicant } from './applicant-dialog.tsx';
import { useApplicants } from './queries.ts';

/** What the page shows with the applicants. */
interface Matching {
  /** Shows how an applicant's languages meet the job. */
  matchOf?: (applicant: AnyApplicant) => ReactNode;
  /** By match instead of newest first. */
  isByMatch: boolean;
  /** Says what the order does not include. */
  orderNote?: string | undefined;
}

const ApplicantDialog = laterDialog(async () => (await import('./applicant-dialog.tsx')).ApplicantDialog);

/** The list's skeleton. */
export const LoadingApplicants = () => (
  <SkeletonRows
    rows={4}
    label={useT()('applicants.list.loading')}
    className="grid gap-4 lg:grid-cols-2"
    row="h-64 rounded-lg"
  />
);

const failureOf = (error: unknown): string =>
  (error instanceof ApiError && error.status === 403 && error.detail) || t('applicants.list.failed');

/**
 * All applicants for the job, with the dialogs of their actions. `readOnly` hides the actions that change an
 * application or the shortlist.
 */
export const ApplicantList = ({
  jobId,
  unmasked,
  readOnly,
  attest,
  languagesOf,
  samplesOf,
  markOf,
  matchOf,
  isByMatch,
  orderNote,
  ...dialogs
}: {
  jobId: number;
  unmasked: boolean;
  readOnly: boolean;
  /** Renders the button with which the recruiter attests languages of a hired applicant. */
  attest: (props: { applicationId: string; name: string }) => ReactNode;
  languagesOf: LanguagesOf;
  samplesOf: (applicant: AnyApplicant) => ReactNode;
  /** Says that a candidate is shortlisted, and nothing of others. */
  markOf: (candidateId: number) => ReactNode;
} & ApplicantDialogs &
  Matching) => {
  const t = useT();
  const applicants = useApplicants(jobId, unmasked, isByMatch);
  const [open, setOpen] = useState<OpenApplicant>();
  ApplicantDialog.usePreload();
  return (
    <>
      <ListFrame
        query={applicants}
        items={useItems<AnyApplicant>(applicants)}
        loading={<LoadingApplicants />}
        failed={failureOf}
        empty={
          <EmptyState icon={<Users aria-hidden="true" />} title={t('applicants.list.empty')}>
            {t('applicants.list.emptyText')}
          </EmptyState>
        }
        before={orderNote && <p className="mb-4 text-sm text-soft">{orderNote}</p>}
        className="grid gap-4 lg:grid-cols-2"
        rowKey={({ application_id }) => application_id}
        card={(applicant) => (
          <ApplicantCard
            applicant={applicant}
            match={matchOf?.(applicant)}
            readOnly={readOnly}
            attest={attest({ applicationId: applicant.application_id, name: shownCandidate(applicant).name })}
            languagesOf={languagesOf}
            samples={samplesOf(applicant)}
            shortlistMark={markOf(applicant.candidate.id)}
            onVideo={() => setOpen({ dialog: 'video', applicant })}
            onStatus={() => setOpen({ dialog: 'status', applicant })}
            onShortlist={() => setOpen({ dialog: 'shortlist', applicant })}
          />
        )}
      />
      {open && <ApplicantDialog open={open} onClose={() => setOpen(undefined)} {...dialogs} />}
    </>
  );
};

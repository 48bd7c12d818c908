import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SteppedList } from '#web/ui/stepped-list.tsx';
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

const ApplicantDialog = createLazyDialog(async () => (await import('./applicant-dialog.tsx')).ApplicantDialog);

/** The list's skeleton. */
export const LoadingApplicants = () => {
  const t = useT();
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{t('applicants.list.loading')}</span>
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} className="h-64 w-full rounded-lg" />
      ))}
    </div>
  );
};

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
  useIdleLoad(ApplicantDialog.load);
  if (applicants.isPending) return <LoadingApplicants />;
  if (applicants.isError) {
    const { error } = applicants;
    const refusal = error instanceof ApiError && error.status === 403 ? error.detail : '';
    return <ErrorState title={refusal || t('applicants.list.failed')} query={applicants} />;
  }
  const items = applicants.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden="true" />} title={t('applicants.list.empty')}>
        {t('applicants.list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      {orderNote && <p className="mb-4 text-sm text-soft">{orderNote}</p>}
      <SteppedList
        className="grid gap-4 lg:grid-cols-2"
        items={items.map((applicant) => ({ id: applicant.application_id, applicant }))}
        card={({ id, applicant }) => (
          <ApplicantCard
            applicant={applicant}
            match={matchOf?.(applicant)}
            readOnly={readOnly}
            attest={attest({ applicationId: id, name: shownCandidate(applicant).name })}
            languagesOf={languagesOf}
            samples={samplesOf(applicant)}
            shortlistMark={markOf(applicant.candidate.id)}
            onVideo={() => setOpen({ dialog: 'video', applicant })}
            onStatus={() => setOpen({ dialog: 'status', applicant })}
            onShortlist={() => setOpen({ dialog: 'shortlist', applicant })}
          />
        )}
      />
      <LoadMore {...applicants} />
      {open && <ApplicantDialog open={open} onClose={() => setOpen(undefined)} {...dialogs} />}
    </>
  );
};

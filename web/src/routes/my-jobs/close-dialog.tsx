import { useState } from 'react';
import type { OwnJob } from '#shared/contracts/jobs.ts';
import { personOf } from '#web/features/applicants/applicant.ts';
import { useWaiting } from '#web/features/applicants/waiting.ts';
import { Preview } from '#web/features/bulk/bulk-dialog.tsx';
import type { BulkPerson } from '#web/features/bulk/person.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What becomes of the applicants without an answer. */
const ways = ['reject', 'leave'] as const;
type Way = (typeof ways)[number];

const Ways = ({ count, way, onChange }: { count: number; way: Way; onChange: (way: Way) => void }) => {
  const t = useT();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t('jobPostings.close.question')}</legend>
      <div className="grid gap-2">
        {ways.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge bg-card px-3.5 py-2 text-sm transition-colors hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="way"
              checked={each === way}
              onChange={() => onChange(each)}
              className="size-4 shrink-0 accent-primary outline-none"
            />
            <span>{t(`jobPostings.close.${each}`, { count })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Closes a job, and settles first what becomes of the applicants without an answer, with what they will get. */
export const CloseDialog = ({
  job,
  isBusy,
  onConfirm,
  onClose,
}: {
  job: OwnJob;
  isBusy: boolean;
  /** Closes the job, after these people are rejected. */
  onConfirm: (rejected: readonly BulkPerson[]) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const { people: waiting, isLoading, failed } = useWaiting(job.id);
  const people = waiting.map(personOf);
  const [way, setWay] = useState<Way>('reject');
  const count = people.length;
  const isRejecting = count > 0 && way === 'reject';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      size="sm"
      title={t('jobPostings.close.title', { title: job.title })}
    >
      {failed && <ErrorState title={t('jobPostings.close.applicantsFailed')} query={failed} />}
      {isLoading && <Spinner label={t('jobPostings.close.loading')} />}
      {!isLoading && (
        <form
          noValidate
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            onConfirm(isRejecting ? people : []);
          }}
        >
          <p className="text-soft">
            {t(job.status === 'closed' ? 'jobPostings.close.ended' : 'jobPostings.close.text')}
          </p>
          {count > 0 && <Ways count={count} way={way} onChange={setWay} />}
          {isRejecting && <Preview status="rejected" people={people} />}
          {count > 0 && way === 'leave' && <Notice>{t('jobPostings.close.leaveHint')}</Notice>}
          <FormActions
            label={t(isRejecting ? 'jobPostings.close.confirmReject' : 'jobPostings.close.confirm', { count })}
            variant={isRejecting ? 'danger' : 'primary'}
            loading={isBusy}
            onCancel={onClose}
          />
        </form>
      )}
    </Dialog>
  );
};

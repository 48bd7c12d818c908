import { useState } from 'react';
import { applicationStatusBody } from '#shared/contracts/applications.ts';
import { type BulkStatus, type BulkTarget, bulkStatuses, undoMs } from '#shared/domain/bulk-moves.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { OpenBulk } from '#web/ui/use-selection.ts';
import { moveText } from './move-text.ts';
import { announcedAt, type BulkPerson, isAnnounced, isMoved } from './person.ts';

/** What the candidates get with a status, and how many of them. */
export const Preview = ({ status, people }: { status: BulkTarget; people: readonly BulkPerson[] }) => {
  const t = useT();
  const notified = people.filter((each) => isAnnounced(each, status));
  const isShortlist = people.some(({ entry }) => entry !== undefined);
  const [first] = notified;
  const { title: job_title = '', company_name = '' } = first?.job ?? {};
  const hasJobs = notified.some(({ job }) => job?.title !== job_title);
  return (
    <section aria-label={t('bulk.preview')} className="rounded-md bg-sunk p-4 text-sm">
      <h3 className="font-sans text-sm font-semibold">
        {t(isShortlist && first ? 'bulk.getsApplied' : 'bulk.gets', { count: notified.length })}
      </h3>
      {first && (
        <>
          <blockquote className="mt-2 border-s-2 border-primary ps-3 wrap-anywhere">
            {t('notifications.kind.application_status_changed', {
              status: announcedAt(status) ?? '',
              job_title,
              company_name,
            })}
          </blockquote>
          {hasJobs && <p className="mt-2 text-soft">{t('bulk.eachJob')}</p>}
          <p className="mt-2 text-soft">{t('bulk.mails', { seconds: undoMs / 1_000 })}</p>
        </>
      )}
      {notified.length < people.length && (first || !isShortlist) && (
        <p className="mt-2 text-soft">
          {t(isShortlist ? 'bulk.getsNoMessage' : 'bulk.getsNothing', { count: people.length - notified.length })}
        </p>
      )}
    </section>
  );
};

/** Confirms a move of several people as the list showed them when it was opened, with what they will get. */
export const BulkDialog = ({
  open,
  onMove,
  onClose,
  ...props
}: {
  open: Exclude<OpenBulk, 'removed'>;
  people: readonly BulkPerson[];
  onMove: (status: BulkTarget, notes: string, people: readonly BulkPerson[]) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const [people] = useState(props.people);
  const form = useContractForm(applicationStatusBody, { status: 'reviewed', notes: '' });
  const chosen = form.watch('status') as BulkStatus;
  const status = open === 'choose' ? chosen : open;
  const count = people.filter((each) => isMoved(each, status)).length;
  const submit = form.handleSubmit(({ notes }) => (count > 0 ? onMove(status, notes, people) : onClose()));
  return (
    <FormDialog
      size="sm"
      title={open === 'choose' ? t('bulk.move') : moveText(t, 'confirm', open, people.length)}
      label={moveText(t, 'confirm', status, count)}
      variant={status === 'rejected' ? 'danger' : 'primary'}
      onSubmit={submit}
      onClose={onClose}
    >
      {open === 'choose' && (
        <Select
          label={t('applicants.update.status')}
          options={bulkStatuses.map((value) => ({ value, label: t(`applicants.status.${value}`) }))}
          {...form.register('status')}
        />
      )}
      <Preview status={status} people={people} />
      <TextArea
        label={t('applicants.update.notes')}
        hint={t(people.some(({ entry }) => entry) ? 'shortlist.update.notesHint' : 'bulk.notesHint')}
        optional
        limit={limitOf(applicationStatusBody, 'notes')}
        {...form.register('notes')}
        error={form.formState.errors.notes?.message}
      />
    </FormDialog>
  );
};

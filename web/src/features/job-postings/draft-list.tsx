import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type JobDraftSummary, jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { linkTo } from '#web/config/links.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMay } from '#web/lib/use-may.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pencil, Trash2 } from '#web/ui/icons.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRemoveDraft } from './draft-changes.ts';

/** One draft, with what becomes of it. */
const DraftCard = ({ draft, onDelete }: { draft: JobDraftSummary; onDelete: () => void }) => {
  const t = useT();
  const { id, publish_at: when, missed } = draft;
  const title = draft.title || t('jobPostings.drafts.untitled');
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-card p-5 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-lg leading-snug wrap-anywhere">{title}</h2>
          {when && <Badge tone="success">{t('jobPostings.drafts.scheduled')}</Badge>}
          {missed && <Badge tone="danger">{t('jobPostings.drafts.missed')}</Badge>}
        </div>
        <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          {draft.location && <li className="wrap-anywhere">{draft.location}</li>}
          <li>{t('jobPostings.drafts.changed', { date: formatDate(draft.changed_at, 'time') })}</li>
          {when && (
            <li className="font-semibold text-ink">
              {t('jobPostings.drafts.publishAt', { when: formatDate(when, 'time') })}
            </li>
          )}
          {missed && (
            <li className="text-danger">
              {t(`jobPostings.drafts.${missed.reason}`, { date: formatDate(missed.at, 'time') })}
            </li>
          )}
        </ul>
      </div>
      {useMay(jobCalls.create) && (
        <div className="flex shrink-0 items-center justify-end gap-1.5">
          <ButtonLink
            to={linkTo('postJob', {}, { draft: id })}
            variant="secondary"
            size="sm"
            className="grow md:grow-0"
            icon={<Pencil className="size-4" aria-hidden="true" />}
            aria-label={t('jobPostings.drafts.continueOf', { title })}
          >
            {t('jobPostings.drafts.continue')}
          </ButtonLink>
          <IconButton
            label={t('jobPostings.drafts.delete', { title })}
            className="hover:bg-danger-tint! hover:text-danger!"
            onClick={onDelete}
          >
            <Trash2 className="size-4.5" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </article>
  );
};

const DeleteDraftDialog = ({ draft, onClose }: { draft: JobDraftSummary; onClose: () => void }) => {
  const t = useT();
  const remove = useRemoveDraft(draft.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t('jobPostings.drafts.deleted')),
      onError: (error) => toast.error(errorText(error, t('jobPostings.drafts.deleteFailed'))),
      onSettled: onClose,
    });
  return (
    <LazyConfirmDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={draft.title || t('jobPostings.drafts.untitled')}
      text={t('jobPostings.drafts.confirm')}
      confirmLabel={t('common.delete')}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
};

/** The company's drafts of jobs. */
export const DraftList = ({ isReady }: { isReady: boolean }) => {
  const t = useT();
  const drafts = useQuery(queryOf(jobDraftCalls.drafts, {}));
  const [deleting, setDeleting] = useState<JobDraftSummary>();
  const card = useCallback(
    (draft: JobDraftSummary) => <DraftCard draft={draft} onDelete={() => setDeleting(draft)} />,
    [],
  );
  return (
    <>
      <ListFrame
        query={drafts}
        items={drafts.data ?? []}
        isReady={isReady}
        loading={<SkeletonRows rows={3} label={t('jobPostings.drafts.loading')} row="h-26 rounded-lg" />}
        failed={t('jobPostings.drafts.failed')}
        empty={<EmptyState icon={<Pencil aria-hidden="true" />} title={t('jobPostings.drafts.empty')} />}
        className="space-y-4"
        rowKey={idOf}
        card={card}
      />
      {deleting && <DeleteDraftDialog draft={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};

import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminJob } from '#shared/contracts/jobs.ts';
import { stateOfJob } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { closingText } from '#web/lib/closing-text.ts';
import { formatDate, publicSalaryText } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { ExternalLink, MapPin, Trash2, Undo2, Wallet } from '#web/ui/icons.ts';
import { Table } from '#web/ui/table.tsx';
import { DeleteAdminJob } from './delete-admin-job.tsx';
import { useRestoreJob } from './use-admin-jobs.ts';

const Title = ({ job: { id, title, created_at } }: { job: AdminJob }) => {
  const t = useT();
  return (
    <>
      <Link
        to={linkTo('jobDetails', { jobId: id })}
        className="rounded-sm text-base font-semibold hover:underline md:line-clamp-1 md:text-sm"
      >
        <bdi>{title || t('common.notAvailable')}</bdi>
      </Link>
      <span className="block text-xs text-soft tabular-nums">
        {t('adminJobs.idAndDate', { id: String(id), date: formatDate(created_at) })}
      </span>
    </>
  );
};

const Company = ({ job: { company_name, recruiter } }: { job: AdminJob }) => {
  const t = useT();
  return (
    <>
      <span className="block md:line-clamp-1">{company_name || t('common.notAvailable')}</span>
      {recruiter && (
        <span className="block text-xs text-soft md:line-clamp-1">
          {t('adminJobs.postedBy', { name: recruiter.name })}
        </span>
      )}
    </>
  );
};

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="flex items-start gap-2 [&_svg]:mt-0.75 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-soft">
    {icon}
    <span className="min-w-0 wrap-anywhere md:max-w-46 md:truncate">{children}</span>
  </span>
);

const Place = ({ job }: { job: AdminJob }) => {
  const t = useT();
  return (
    <>
      <Line icon={<MapPin aria-hidden="true" />}>{job.location || t('common.notAvailable')}</Line>
      <Line icon={<Wallet aria-hidden="true" />}>{publicSalaryText(job)}</Line>
    </>
  );
};

const Status = ({ job }: { job: AdminJob }) => {
  const t = useT();
  if (job.is_taken_down) return <Badge tone="danger">{t('adminJobs.status.takenDown')}</Badge>;
  const state = stateOfJob(job, epochMs(Date.now()));
  const closing = closingText(job);
  return (
    <>
      <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`adminJobs.status.${state}`)}</Badge>
      {closing && (
        <span className="mt-1 block max-w-36 text-xs text-soft md:mt-0 md:max-w-44 md:truncate" title={closing}>
          {t('adminJobs.applyBy', { closing })}
        </span>
      )}
    </>
  );
};

const Restore = ({ job }: { job: AdminJob }) => {
  const t = useT();
  const restore = useRestoreJob();
  return (
    <IconButton
      label={t('adminJobs.restoreJob', { title: job.title })}
      disabled={restore.isPending}
      onClick={() => restore.mutate(job)}
    >
      <Undo2 className="size-4.5 rtl:-scale-x-100" aria-hidden="true" />
    </IconButton>
  );
};

const Actions = ({ job, onDelete }: { job: AdminJob; onDelete: () => void }) => {
  const t = useT();
  const { id, title } = job;
  return (
    <span className="flex items-center gap-1.5 md:justify-end">
      <ButtonLink
        to={linkTo('jobDetails', { jobId: id })}
        variant="secondary"
        size="sm"
        className="grow md:grow-0 md:whitespace-nowrap"
        icon={<ExternalLink className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
        aria-label={t('adminJobs.openJob', { title })}
      >
        {t('adminJobs.open')}
      </ButtonLink>
      {job.is_taken_down && <Restore job={job} />}
      <IconButton
        label={t('adminJobs.deleteJob', { title })}
        className="hover:bg-danger-tint! hover:text-danger!"
        onClick={onDelete}
      >
        <Trash2 className="size-4.5" aria-hidden="true" />
      </IconButton>
    </span>
  );
};

/** Jobs with company, place and state, and actions to open and delete them. */
export const AdminJobTable = ({ jobs }: { jobs: readonly AdminJob[] }) => {
  const t = useT();
  const [deleting, setDeleting] = useState<AdminJob>();
  return (
    <>
      <Table
        caption={t('adminJobs.pageTitle')}
        rows={jobs}
        rowKey={({ id }) => id}
        isDense
        columns={[
          { key: 'job', header: t('adminJobs.column.job'), stacked: true, cell: (job) => <Title job={job} /> },
          {
            key: 'company',
            header: t('adminJobs.column.company'),
            stacked: true,
            cell: (job) => <Company job={job} />,
          },
          {
            key: 'location',
            header: t('adminJobs.column.location'),
            stacked: true,
            cell: (job) => <Place job={job} />,
          },
          {
            key: 'status',
            header: t('adminJobs.column.status'),
            cell: (job) => <Status job={job} />,
          },
          {
            key: 'actions',
            header: t('adminJobs.column.actions'),
            stacked: true,
            align: 'end',
            cell: (job) => <Actions job={job} onDelete={() => setDeleting(job)} />,
          },
        ]}
      />
      {deleting && <DeleteAdminJob job={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};

import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ApplicationStatusBadge } from './status-badge.tsx';
import { useOwnApplication } from './use-applications.ts';

const LazyWay = later(async () => (await import('./own-way.tsx')).OwnWay, {
  texts: ['applicationWay'],
  waiting: <div className="min-h-11 sm:min-h-9" />,
});

/**
 * What became of a candidate's application with its way, and for a job that is still shown what happens now; nothing without an
 * application.
 * `isGone`: the job is not shown any more.
 */
export const OwnApplicationNotice = ({
  jobId,
  candidateId,
  isGone = false,
}: {
  jobId: number;
  candidateId: number;
  isGone?: boolean;
}) => {
  const t = useT();
  const { data: application } = useOwnApplication(jobId, candidateId);
  if (!application) return null;
  const { status, applied_at, answers } = application;
  return (
    <Notice
      action={
        <ButtonLink to={linkTo('candidateDashboard', {}, { tab: 'applied' })} variant="secondary" size="sm">
          {t('applications.own.all')}
        </ButtonLink>
      }
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('applications.own.applied')}</span> <ApplicationStatusBadge status={status} />
      </span>
      {!isGone && <span className="mt-1 block">{t(`applications.next.${status}`)}</span>}
      <div className="mt-2 text-ink">
        <LazyWay jobId={jobId} isGone={isGone} way={{ status, applied_at, answers }} />
      </div>
    </Notice>
  );
};

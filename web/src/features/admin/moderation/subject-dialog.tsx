import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Decision } from './decision.tsx';
import type { Subject } from './queue-address.ts';
import { SubjectReports } from './subject-reports.tsx';
import { useReportsAbout } from './use-queue.ts';

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{t('moderation.details.loading')}</span>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
};

/** The open reports about a subject, with the decision about them. */
export const SubjectDialog = ({ subject, onClose }: { subject: Subject; onClose: () => void }) => {
  const t = useT();
  const reports = useReportsAbout(subject);
  const { data, error } = reports;
  const isClosed = data?.open_reports === 0 || (error instanceof ApiError && error.status === 404);
  const name = t('moderation.subject.id', { type: t(`moderation.type.${subject.type}`), id: String(subject.id) });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="lg" title={data?.title ?? name}>
      {reports.isPending && <Loading />}
      {!isClosed && reports.isError && <ErrorState title={t('moderation.details.failed')} query={reports} />}
      {isClosed && <Notice>{t('moderation.details.closed')}</Notice>}
      {data && !isClosed && !reports.isError && (
        <div className="space-y-6">
          <SubjectReports details={data} name={name} />
          <Decision details={data} onDone={onClose} />
        </div>
      )}
    </Dialog>
  );
};

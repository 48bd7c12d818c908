import { useId, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorLine } from '#web/ui/error-state.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useOwnApplication } from './use-applications.ts';
import { WayDetails } from './way/way-details.tsx';
import { type Way, WaySteps } from './way/way-steps.tsx';

const OpenedDetails = ({ jobId, isGone }: { jobId: number; isGone: boolean }) => {
  const t = useT();
  const application = useOwnApplication(jobId, useOwnId());
  if (application.data) return <WayDetails application={application.data} isGone={isGone} />;
  // Without an application it was withdrawn elsewhere: the list reloads.
  if (!application.isPending) return <ErrorLine title={t('applicationWay.failed')} query={application} />;
  return <Spinner label={t('common.loading')} />;
};

/**
 * The way of the signed-in candidate's application; its message and what can still be done unfold, with one request where they
 * are not known yet.
 * @param props.title of the job, where several ways are on the screen
 */
export const OwnWay = ({ jobId, title, isGone, way }: { jobId: number; title?: string; isGone: boolean; way: Way }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const label = t('applicationWay.more');
  return (
    <div className="min-w-0 basis-full">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <WaySteps {...way} />
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3"
          aria-label={title === undefined ? undefined : t('applicationWay.moreOf', { label, title })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
          icon={
            <ChevronDown className={cx('size-4 transition-transform', isOpen && 'rotate-180')} aria-hidden="true" />
          }
        >
          {label}
        </Button>
      </div>
      {isOpen && (
        <div id={panel} className="mt-3 border-t border-line pt-4">
          <OpenedDetails jobId={jobId} isGone={isGone} />
        </div>
      )}
    </div>
  );
};

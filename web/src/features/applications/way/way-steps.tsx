import { Link } from 'react-router-dom';
import type { Application } from '#shared/contracts/application-answers.ts';
import type { InterviewTime } from '#shared/contracts/interviews.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { zoneText } from '#shared/texts/clock-text.ts';
import { linkTo } from '#web/config/links.ts';
import { shownClock, sidesOf } from '#web/lib/clock-times.ts';
import { cx } from '#web/lib/cx.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';

/** What a candidate knows of the way of an application, in a list as well as on the job's page. */
export type Way = Pick<Application, 'status' | 'answers'> & {
  applied_at: string | undefined;
  /** The agreed time of an interview about the job. */
  interview?: InterviewTime | undefined;
};

type Step = { status: ApplicationStatus; at?: string | undefined };

/** The application, the answers, and the present status also where its time is unknown. */
export const stepsOf = ({ status, applied_at, answers = [] }: Way): Step[] => {
  const known: Step[] = [{ status: 'applied', at: applied_at }, ...answers];
  return known.some((step) => step.status === status) ? known : [...known, { status }];
};

const dots: Record<ApplicationStatus, string> = {
  applied: 'bg-primary',
  reviewed: 'bg-primary',
  shortlisted: 'bg-warning',
  rejected: 'bg-danger',
  hired: 'bg-success',
};

/** An interview to come, by the candidate's clocks. */
const InterviewStep = ({ time }: { time: InterviewTime }) => {
  const t = useT();
  const { own } = sidesOf(time, 'candidate');
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="h-px w-4 bg-edge max-sm:hidden" />
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
      <Link to={linkTo('interviews')} className="rounded-sm font-semibold text-primary underline">
        {t('applicationWay.interview')}
      </Link>
      <time dateTime={time.at} className="text-soft">
        {shownClock(own)}
      </time>
      <span className="text-soft">{zoneText(own)}</span>
    </li>
  );
};

/** The steps of an application with their days, in a line that wraps; while there is no result, an empty one is the last. */
export const WaySteps = (way: Way) => {
  const t = useT();
  const isOpen = way.status !== 'rejected' && way.status !== 'hired';
  return (
    <ol
      aria-label={t('applicationWay.label')}
      className="flex flex-col gap-x-2 gap-y-1 text-sm sm:flex-row sm:flex-wrap"
    >
      {stepsOf(way).map(({ status, at }, place) => (
        <li key={status} className="flex items-center gap-2">
          {place > 0 && <span aria-hidden="true" className="h-px w-4 bg-edge max-sm:hidden" />}
          <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dots[status])} />
          <span className="font-semibold">
            {t(status === 'applied' ? 'applicationWay.sent' : `applications.state.${status}`)}
          </span>
          {at && (
            <time dateTime={at} className="text-soft">
              {formatDate(at)}
            </time>
          )}
        </li>
      ))}
      {isOpen && way.interview && <InterviewStep time={way.interview} />}
      {isOpen && (
        <li className="flex items-center gap-2 text-soft">
          <span aria-hidden="true" className="h-px w-4 bg-edge max-sm:hidden" />
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full border border-edge" />
          <span>{t('applicationWay.open')}</span>
        </li>
      )}
    </ol>
  );
};

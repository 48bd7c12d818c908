import type { ReactNode } from 'react';
import { type Interview, interviewCalls } from '#shared/contracts/interviews.ts';
import { linkTo } from '#web/config/links.ts';
import { isolated } from '#web/lib/clock-times.ts';
import { useT } from '#web/lib/i18n.ts';
import { hasRooms } from '#web/lib/site-settings.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Video } from '#web/ui/icons.ts';
import { May } from '#web/ui/may.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { InterviewActions } from './interview-actions.tsx';
import { PickTime } from './pick-time.tsx';
import { PlaceText } from './place-text.tsx';
import { ShownTime } from './shown-time.tsx';
import { useOtherName, useSide } from './use-side.ts';

const tones: Record<Interview['state'], Tone> = {
  offered: 'primary',
  proposed: 'primary',
  agreed: 'success',
  held: 'neutral',
  lapsed: 'neutral',
  declined: 'neutral',
  cancelled: 'neutral',
  missed: 'warning',
};

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-soft">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

/** An interview with its times, and what the reader can do. */
export const InterviewCard = ({
  interview,
  zone,
  more,
}: {
  interview: Interview;
  zone: string;
  /** Further actions. */
  more?: ReactNode;
}) => {
  const t = useT();
  const side = useSide();
  const name = useOtherName()(interview);
  const {
    state,
    job,
    minutes,
    place,
    recruiter,
    is_invited = true,
    agreed,
    times,
    waits_for,
    missing,
    is_disputed,
  } = interview;
  const isOpen = times.length > 0;
  return (
    <li className="space-y-4 rounded-lg border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {job && (
            <p className="text-sm text-soft wrap-anywhere">
              <bdi>{job.title}</bdi>
            </p>
          )}
        </div>
        <Badge tone={tones[state]}>{t(`interviews.state.${state}`)}</Badge>
      </div>
      {agreed && <ShownTime time={agreed} otherName={name} />}
      {state === 'agreed' && agreed && (
        <div className="flex flex-wrap gap-2">
          {place === null && hasRooms && is_invited && (
            <May call={interviewCalls.openRoom}>
              <ButtonLink
                variant="secondary"
                size="sm"
                to={linkTo('interviewRoom', { interviewId: interview.id })}
                icon={<Video className="size-4" aria-hidden="true" />}
              >
                {t('room.title')}
              </ButtonLink>
            </May>
          )}
          <CalendarButton id={interview.id} />
        </div>
      )}
      <dl className="space-y-1 text-sm">
        <Line label={t('interviews.duration')}>{t('interviews.minutes', { count: minutes })}</Line>
        <Line label={t('interviews.place')}>
          <PlaceText place={place} />
        </Line>
        {recruiter && (side === 'candidate' || !is_invited) && (
          <Line label={t(side === 'candidate' ? 'interviews.with' : 'interviews.heldBy')}>
            <bdi>{recruiter}</bdi>
          </Line>
        )}
      </dl>
      {missing && (
        <div className="text-sm">
          {(missing !== side || is_disputed) && <p>{t('interviews.missingOwn', { name: isolated(name) })}</p>}
          {(missing === side || is_disputed) && <p>{t('interviews.missingOther', { name: isolated(name) })}</p>}
        </div>
      )}
      {isOpen && waits_for === side && <PickTime interview={interview} zone={zone} />}
      {isOpen && waits_for !== side && (
        <div>
          <p className="mb-2 text-sm font-semibold">{t('interviews.waits', { name: isolated(name) })}</p>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {times.map((time) => (
              <li key={time.at}>
                <ShownTime time={time} otherName={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isOpen && (state === 'offered' || state === 'proposed') && (
        <p className="text-sm">{t('interviews.noneFree')}</p>
      )}
      <InterviewActions interview={interview} zone={zone} more={more} />
    </li>
  );
};

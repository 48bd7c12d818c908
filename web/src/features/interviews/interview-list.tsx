import { type ReactNode, useState } from 'react';
import type { Interview } from '#shared/contracts/interviews.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { InterviewCard } from './interview-card.tsx';
import { OfficeHoursButton } from './office-hours-button.tsx';
import { useInterviews } from './queries.ts';
import { useOwnZone } from './use-own-zone.ts';
import { useSide } from './use-side.ts';
import { ZoneField } from './zone-field.tsx';

/** The reader's interviews: those to come, the next first, or those of the past. */
export const InterviewList = ({ more }: { more: (interview: Interview) => ReactNode }) => {
  const t = useT();
  const side = useSide();
  const { zone, choose } = useOwnZone();
  const [isPast, setPast] = useState(false);
  const list = useInterviews(zone, isPast);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <fieldset className="flex gap-2" aria-label={t('interviews.title')}>
          {[false, true].map((past) => (
            <Button
              key={String(past)}
              variant={past === isPast ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={past === isPast}
              onClick={() => setPast(past)}
            >
              {t(past ? 'interviews.past' : 'interviews.coming')}
            </Button>
          ))}
        </fieldset>
        <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
          {side === 'recruiter' && <OfficeHoursButton />}
          <div className="w-full sm:w-72">
            <ZoneField zone={zone} onChange={choose} />
          </div>
        </div>
      </div>
      <ListFrame
        query={list}
        items={itemsOf(list.data) ?? []}
        loading={<SkeletonRows rows={3} label={t('interviews.loading')} row="h-40" />}
        failed={t('interviews.listFailed')}
        empty={
          <EmptyState icon={<CalendarDays aria-hidden="true" />} title={t('interviews.none')}>
            {t(side === 'candidate' ? 'interviews.noneCandidate' : 'interviews.noneRecruiter')}
          </EmptyState>
        }
      >
        {(interviews) => (
          <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            {interviews.map((interview) => (
              <InterviewCard
                // Not its version: what is typed into its dialogs stays when the other side changes it.
                key={interview.id}
                interview={interview}
                zone={zone}
                more={side === 'recruiter' && more(interview)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
};

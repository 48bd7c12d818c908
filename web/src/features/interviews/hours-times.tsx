import { useEffect } from 'react';
import type { FreeTime } from '#shared/contracts/office-hours.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Clock } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FreeTimes } from './free-times.tsx';
import { daysOf, spread, usualCount } from './office-times.ts';
import { useFreeTimes } from './queries.ts';

/** The free times of the reader's office hours, of which some on different days are chosen at first. */
export const HoursTimes = ({
  minutes,
  people,
  chosen,
  onChange,
  onEdit,
}: {
  minutes: number;
  people: number;
  /** Undefined before any choice. */
  chosen: readonly FreeTime[] | undefined;
  onChange: (chosen: FreeTime[]) => void;
  onEdit: () => void;
}) => {
  const t = useT();
  const list = useFreeTimes(minutes);
  const times = useItems(list);
  const days = daysOf(times);
  const isGone = ({ at }: FreeTime) => !times.some((each) => each.at === at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the times that are loaded, and a choice that was given up
  useEffect(() => {
    if (times.length === 0) return;
    if (!chosen) onChange(spread(days, usualCount(people)));
    else if (chosen.some(isGone)) onChange(chosen.filter((each) => !isGone(each)));
  }, [times, chosen === undefined]);
  const edit = (
    <Button variant="quiet" size="sm" icon={<Clock className="size-4" aria-hidden="true" />} onClick={onEdit}>
      {t('interviews.hours.edit')}
    </Button>
  );
  return (
    <div className="space-y-2">
      <ListFrame
        query={list}
        items={times}
        isPart
        loading={<SkeletonRows rows={2} label={t('interviews.free.loading')} row="h-14" />}
        failed={t('interviews.free.failed')}
        empty={<Notice tone="info">{t('interviews.free.none')}</Notice>}
      >
        {() => <FreeTimes days={days} chosen={chosen ?? []} onChange={onChange} />}
      </ListFrame>
      {edit}
    </div>
  );
};

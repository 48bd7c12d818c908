import type { InterviewTime } from '#shared/contracts/interviews.ts';
import { zoneText } from '#shared/texts/clock-text.ts';
import { shownClock, sidesOf, theirTime } from '#web/lib/clock-times.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSide } from './use-side.ts';

/** A time as the clocks of the reader show it, and below as those of the other side. */
export const ShownTime = ({ time, otherName }: { time: InterviewTime; otherName: string }) => {
  const t = useT();
  const { own, other } = sidesOf(time, useSide());
  return (
    <span className="block">
      <time dateTime={time.at} className="block font-semibold">
        {shownClock(own)}
      </time>
      <span className="block text-sm text-soft">{zoneText(own)}</span>
      {other && (
        <span className="block text-sm text-soft">{t('interviews.theirTime', theirTime(otherName, other))}</span>
      )}
    </span>
  );
};

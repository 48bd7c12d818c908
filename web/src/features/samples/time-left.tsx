import { useT } from '#web/lib/i18n.ts';
import { clockText } from '#web/ui/video-player/video-source.ts';

/** Seconds at which the time left is read out, greatest first: seldom enough to think in between. */
const announced = [120, 60, 30];

/** What is read out: the latest of the announced times; null before the first and after the end. */
export const announcedTime = (left: number): number | null =>
  left > 0 ? (announced.findLast((seconds) => left <= seconds) ?? null) : null;

/** How much time is left for the answer. */
export const TimeLeft = ({ seconds }: { seconds: number }) => {
  const t = useT();
  const spoken = announcedTime(seconds);
  return (
    <p className="text-sm text-soft">
      <span aria-hidden="true" className="tabular-nums">
        {t('samples.prompt.left', { time: clockText(seconds) })}
      </span>
      <span role="status" className="sr-only">
        {spoken === null ? '' : t('samples.prompt.leftSpoken', { seconds: spoken })}
      </span>
    </p>
  );
};

import { useEffect, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { audible, useLevel } from '#web/lib/use-level.ts';

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether anything was heard so far: it says so once and stays, instead of changing with every pause. */
const useHeard = (level: number): boolean => {
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    if (level > audible) setHeard(true);
  }, [level]);
  return heard;
};

/** Shows that the microphone hears something: by a moving bar, unless the person wants less motion, and in words. */
export const LevelMeter = ({ stream }: { stream: MediaStream | undefined }) => {
  const t = useT();
  const [isStill] = useState(prefersStillness);
  const level = useLevel(stream);
  const heard = useHeard(level);
  // A voice is seldom louder than a quarter of what is possible.
  const percent = Math.min(100, Math.round(level * 400));
  return (
    <div className="space-y-1.5">
      {!isStill && (
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk ring-1 ring-line ring-inset">
          <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
        </div>
      )}
      <p role="status" className="text-sm text-soft">
        {t(heard ? 'samples.level.heard' : 'samples.level.silent')}
      </p>
    </div>
  );
};

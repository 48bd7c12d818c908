import { useState } from 'react';
import { useOwnLanguages } from '#web/features/matches/own-languages.ts';
import { later, whenDone } from '#web/lib/later.tsx';
import { SkeletonStrip } from '#web/ui/skeleton.tsx';

const Loaded = later(async () => (await import('./first-steps-part.tsx')).FirstStepsPart, {
  texts: ['firstSteps'],
  when: whenDone,
  optional: true,
  waiting: <SkeletonStrip />,
});

/**
 * The first steps of a candidate who has not put them away. Whether they are shown is decided once, before the list below is
 * shown: nothing moves when they load.
 */
export const FirstStepsPlace = () => {
  const own = useOwnLanguages();
  const [isShown, setShown] = useState(own !== undefined && !own.first_steps_hidden);
  return (
    isShown && (
      <div className="mb-4">
        <Loaded onHidden={() => setShown(false)} />
      </div>
    )
  );
};

import { useState } from 'react';
import { useOwnLanguages } from '#web/features/matches/own-languages.ts';
import { later, whenDone } from '#web/lib/later.tsx';
import { FirstStepsWaiting } from './first-steps-waiting.tsx';

const Loaded = later(async () => (await import('./first-steps-part.tsx')).FirstStepsPart, {
  texts: ['firstSteps'],
  when: whenDone,
  optional: true,
  waiting: <FirstStepsWaiting />,
});

/**
 * The first steps of a candidate who has not put them away. Whether they are shown is decided once, before the list below is
 * shown: nothing moves when they load. `isShort`: on phones, in the row of the choice of a list.
 */
export const FirstStepsPlace = ({ isShort }: { isShort: boolean }) => {
  const own = useOwnLanguages();
  const [isShown, setShown] = useState(own !== undefined && !own.first_steps_hidden);
  return isShown && <Loaded isShort={isShort} onHidden={() => setShown(false)} />;
};

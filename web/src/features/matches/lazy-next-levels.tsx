import { useRef } from 'react';
import { later, whenDone } from '#web/lib/later.tsx';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { isStated, useOwnLanguages } from './own-languages.ts';

const Loaded = later(async () => (await import('./next-levels-card.tsx')).NextLevelsCard, {
  texts: ['nextLevels'],
  when: whenDone,
  optional: true,
});

/**
 * What one level more would be enough for; code, texts and figures load when the screen around it is done and the reader
 * comes near.
 */
export const NextLevels = () => {
  const own = useOwnLanguages();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, '400px');
  return <div ref={place}>{isNear && own && isStated(own) && <Loaded />}</div>;
};

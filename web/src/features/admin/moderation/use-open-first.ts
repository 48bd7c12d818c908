import { useEffect, useRef } from 'react';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { besideQuery } from '#web/ui/side-panel.tsx';
import type { Desk } from '#web/ui/use-desk.ts';
import { keyOf } from './waiting-row.tsx';

/** Opens the first of a queue once, where there is room beside it; without room it would be a dialog that nothing opened. */
export const useOpenFirst = (
  { openKey, isPressed, show, close }: Desk<WaitingRecruiter>,
  first: WaitingRecruiter | undefined,
): void => {
  const hasRoom = useMedia(besideQuery);
  const isDone = useRef(false);
  const shownKey = useRef<string>(undefined);
  useEffect(() => {
    if (!hasRoom && openKey !== undefined && openKey === shownKey.current && !isPressed) close();
    if (!first || isDone.current) return;
    isDone.current = true;
    if (!hasRoom || openKey !== undefined) return;
    shownKey.current = keyOf(first);
    show(first);
  });
};

import { useEffect } from 'react';
import { preferredLanguage, setLanguage } from '#web/lib/i18n.ts';
import { replayRecordedEvents } from './replay-events.ts';

/**
 * What a prerendered screen needs after hydration: the input and presses of before, and the visitor's language, as it was
 * rendered in English. It is a sibling of the screen, whose hydration is the last of the page; before that other texts
 * would not match the HTML.
 */
export const AfterHydration = ({ restoreInput }: { restoreInput: () => void }) => {
  useEffect(() => {
    restoreInput();
    void replayRecordedEvents();
    void setLanguage(preferredLanguage());
  }, [restoreInput]);
  return null;
};

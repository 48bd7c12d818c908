import { useLayoutEffect } from 'react';
import { preferredLanguage, setLanguage } from '#web/lib/i18n.ts';
import { replayRecordedEvents } from './replay-events.ts';

/**
 * What a prerendered screen needs after hydration: the input and presses of before, and the visitor's language, as it was
 * rendered in English. It is a sibling of the screen, whose hydration is the last of the page; before that other texts
 * would not match the HTML.
 */
export const AfterHydration = ({ restoreInput }: { restoreInput: () => void }) => {
  useLayoutEffect(() => {
    // As a microtask it runs before the next key press, which would start from the form's own, empty values. Within the
    // effect React would not render between two fields, and a phone number would get the country code of before.
    queueMicrotask(() => {
      restoreInput();
      void replayRecordedEvents();
      void setLanguage(preferredLanguage());
    });
  }, [restoreInput]);
  return null;
};

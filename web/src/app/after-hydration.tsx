import { useLayoutEffect } from 'react';
import { setLanguage } from '#web/lib/i18n.ts';
import { preferredLanguage } from '#web/lib/site-languages.ts';
import { replayRecordedEvents } from './replay-events.ts';

/**
 * Completes a prerendered screen after hydration: restores input, replays presses, and switches to the visitor's
 * language. As the last sibling it hydrates after the screen, whose texts must match the HTML until then.
 */
export const AfterHydration = ({ restoreInput }: { restoreInput: () => void }) => {
  useLayoutEffect(() => {
    // As a microtask it runs before the next key press, which would overwrite the input with the form's empty values.
    // Within the effect React would not render between two fields, and a phone number would get a stale country code.
    queueMicrotask(() => {
      restoreInput();
      void replayRecordedEvents();
      void setLanguage(preferredLanguage());
    });
  }, [restoreInput]);
  return null;
};

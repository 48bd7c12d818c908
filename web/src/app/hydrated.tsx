import { useLayoutEffect } from 'react';
import { preferredLanguage, setLanguage } from '../lib/i18n.ts';
import { replayHeld } from './held.ts';

/**
 * What a prerendered screen still needs once it is alive: what was typed and pressed meanwhile, and the language of the
 * visitor, as it was rendered in English. It stands beside the screen, whose hydration is the last one of the page; before that
 * other texts would not match the HTML.
 */
export const Hydrated = ({ restoreTyped }: { restoreTyped: () => void }) => {
  useLayoutEffect(() => {
    // As a microtask it runs before the next key press, which would start from the form's own, empty values. Within the
    // effect React would not render between two fields, and a phone number would get the country code of before.
    queueMicrotask(() => {
      restoreTyped();
      void replayHeld();
      void setLanguage(preferredLanguage());
    });
  }, [restoreTyped]);
  return null;
};

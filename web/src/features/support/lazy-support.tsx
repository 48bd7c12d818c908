import { useRef } from 'react';
import { later } from '#web/lib/later.tsx';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { useOnline } from '#web/lib/use-online.ts';

// Every page has these parts, and few show them: the code of the call would double the landing page's own.

/** How to get help, below the text of an error page. */
export const LazySupportLine = later(async () => (await import('./support-contact.tsx')).SupportLine, {
  optional: true,
});
const LazySupportEnd = later(async () => (await import('./support-contact.tsx')).SupportEnd, { optional: true });

/** How to get help, for the end of a page: code and contact load when that end comes near, with a connection. */
export const SupportFooter = () => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const isOnline = useOnline();
  return <div ref={place}>{isNear && isOnline && <LazySupportEnd />}</div>;
};

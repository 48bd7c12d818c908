import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { useOnline } from '#web/lib/use-online.ts';

// Every page has these parts, and few show them: the code of the call would double the landing page's own.

/** A part of `support-contact.tsx`, which shows nothing while its code loads or when it cannot be loaded. */
const lazyPart = (name: 'SupportLine' | 'SupportEnd'): ComponentType => {
  const Part = lazy(async () => {
    const loaded = await import('./support-contact.tsx').catch(() => undefined);
    return { default: loaded?.[name] ?? (() => null) };
  });
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
};

/** How to get help, below the text of an error page. */
export const LazySupportLine = lazyPart('SupportLine');
const LazySupportEnd = lazyPart('SupportEnd');

/** How to get help, for the end of a page: code and contact load when that end comes near, with a connection. */
export const SupportFooter = () => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const isOnline = useOnline();
  return <div ref={place}>{isNear && isOnline && <LazySupportEnd />}</div>;
};

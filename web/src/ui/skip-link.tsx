import type { ReactNode } from 'react';

/** A link that is visible with the focus, and moves it to an element further down: `to` is its id. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={`#${to}`}
    className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60 focus:rounded-md focus:bg-primary focus:px-4 focus:py-3 focus:font-semibold focus:text-on-primary"
  >
    {children}
  </a>
);

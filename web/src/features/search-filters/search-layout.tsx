import type { ReactNode } from 'react';

/**
 * A search below its filter bar: what narrows the results down is in a column beside them on wide screens, so that results
 * are on the first screen, and above them on narrower ones; on phones two buttons, beside each other where they fit.
 */
export const SearchLayout = ({ tools, children }: { tools: ReactNode; children: ReactNode }) => (
  <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8">
    <div className="max-sm:flex max-sm:flex-wrap max-sm:items-start max-sm:gap-x-3">{tools}</div>
    <div>{children}</div>
  </div>
);

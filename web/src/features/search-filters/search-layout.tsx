import type { ReactNode } from 'react';

/**
 * A search below its filter bar: what narrows the results down is in a column beside them on wide screens, so that results
 * are on the first screen, and above them on narrower ones; on phones two buttons, beside each other where they fit, and
 * beside `lead`, which is above everything on wider ones.
 */
export const SearchLayout = ({
  lead,
  tools,
  children,
}: {
  lead?: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}) => (
  <div className="max-sm:flex max-sm:flex-wrap max-sm:items-start max-sm:gap-x-2 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-x-8">
    {lead && <div className="mb-4 max-sm:max-w-full sm:mb-5 lg:col-span-full">{lead}</div>}
    <div
      className={
        lead ? 'max-sm:contents' : 'max-sm:flex max-sm:grow max-sm:flex-wrap max-sm:items-start max-sm:gap-x-3'
      }
    >
      {tools}
    </div>
    <div className="max-sm:w-full">{children}</div>
  </div>
);

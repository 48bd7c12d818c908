import type { ReactNode } from 'react';
import { Check, TriangleAlert } from '#web/ui/icons.ts';

/** A line of what speaks for a recruiter, or against. */
export const Signal = ({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) => (
  <li className="flex items-start gap-2 wrap-anywhere">
    {isGood ? (
      <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
    ) : (
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
    )}
    <span className="min-w-0">{children}</span>
  </li>
);

import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { X } from './icons.ts';

/** A bar that stays in sight while the list above it scrolls: what is selected, or what happens to it. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-20 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-edge bg-card p-3 shadow-lg shadow-ink/10 md:bottom-4">
    {children}
  </div>
);

/** What is selected, the ways to select more or nothing, and what can be done with it: two lines on a phone. */
export const SelectionBar = ({
  text,
  hint,
  more,
  clearLabel,
  onClear,
  children,
}: {
  /** '' while nothing is selected: the bar is not there. */
  text: string;
  hint?: ReactNode;
  more?: ReactNode;
  clearLabel: string;
  onClear: () => void;
  children: ReactNode;
}) => (
  <>
    <p role="status" className="sr-only">
      {text}
    </p>
    {text && (
      <StickyBar>
        <div className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
          <p className="min-w-0 px-1 text-sm font-semibold max-sm:flex-1">
            <span>{text}</span>
            {hint && <span className="block font-normal text-soft">{hint}</span>}
          </p>
          {more}
          <IconButton label={clearLabel} onClick={onClear}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </StickyBar>
    )}
  </>
);

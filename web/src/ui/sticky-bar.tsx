import type { ReactNode } from 'react';

/** A bar that stays in sight while the list above it scrolls: what is selected, or what happens to it. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-20 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-edge bg-card p-3 shadow-lg shadow-ink/10 md:bottom-4">
    {children}
  </div>
);

/** What is selected, with what can be done with it. */
export const SelectionBar = ({ text, hint, children }: { text: string; hint?: ReactNode; children: ReactNode }) => (
  <>
    <p role="status" className="sr-only">
      {text}
    </p>
    {text && (
      <StickyBar>
        <p className="px-1 text-sm font-semibold">
          <span>{text}</span>
          {hint && <span className="block font-normal text-soft">{hint}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </StickyBar>
    )}
  </>
);

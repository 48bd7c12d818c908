import type { ReactNode } from 'react';

/** One action within a card: its description, and its button or link, if any, at the end. */
export const ActionRow = ({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-0.5 text-sm text-soft wrap-anywhere">{text}</p>
    </div>
    {children}
  </div>
);

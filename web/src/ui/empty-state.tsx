import type { ReactNode } from 'react';

/** The content of an empty list: the reason, and what to do next. */
export const EmptyState = ({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="flex flex-col items-center rounded-lg border border-dashed border-line px-6 py-12 text-center">
    {icon && (
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-accent-tint text-accent-ink [&_svg]:size-6">
        {icon}
      </span>
    )}
    <h2 className="text-xl">{title}</h2>
    {children && <p className="mt-1.5 max-w-md text-soft">{children}</p>}
    {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
);

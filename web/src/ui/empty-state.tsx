import type { ReactNode } from 'react';
import { Button, inElement } from './button.tsx';
import { SearchX } from './icons.ts';

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

/** The content of a list whose filter excludes everything, with the button that removes it. */
export const NoMatch = ({
  title,
  text,
  clear,
  onClear,
  variant = 'secondary',
  children,
}: {
  title: string;
  text: string;
  /** What the button says. */
  clear: string;
  onClear: () => void;
  variant?: 'primary' | 'secondary';
  /** What else helps, above the button. */
  children?: ReactNode;
}) => (
  <EmptyState
    icon={<SearchX aria-hidden="true" />}
    title={title}
    action={
      <>
        {inElement(children)}
        <Button variant={variant} onClick={onClear}>
          {clear}
        </Button>
      </>
    }
  >
    {text}
  </EmptyState>
);

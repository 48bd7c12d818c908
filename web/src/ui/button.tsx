import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { LoaderCircle } from './icons.ts';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onBoard';
type Size = 'sm' | 'md' | 'lg';

const variants: Record<Variant, string> = {
  primary: 'bg-primary text-on-primary border-primary hover:bg-primary-strong hover:border-primary-strong',
  secondary: 'bg-card text-ink border-edge hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent text-primary hover:bg-primary-tint',
  danger: 'bg-card text-danger border-danger hover:bg-danger-tint',
  onBoard: 'border-board-soft text-board-ink hover:bg-board-line',
};

const sizes: Record<Size, string> = {
  sm: 'min-h-11 sm:min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-base',
};

/** Classes of a button, for elements that must look like one (a file input's label, a download link). */
export const buttonClass = (variant: Variant = 'primary', size: Size = 'md', className?: string): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center transition-colors duration-150',
    'disabled:opacity-55 aria-disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );

interface Look {
  variant?: Variant;
  size?: Size;
  /** An icon before the text. */
  icon?: ReactNode;
}

/**
 * A text in an element of its own, anything else as it is. Translators in browsers replace text nodes: React then can neither
 * insert a sibling before one nor update it.
 */
export const inElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <span>{children}</span> : children;

const refuseClick = (event: MouseEvent) => event.preventDefault();

/**
 * A button. `loading` shows a spinner and refuses clicks, the one of a form that is submitted with Enter included; unlike
 * a disabled button it keeps the focus. Default type: `button`.
 */
export const Button = ({
  variant,
  size,
  icon,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { loading?: boolean }) => (
  <button
    type={type}
    className={buttonClass(variant, size, className)}
    aria-disabled={loading || undefined}
    aria-busy={loading || undefined}
    onClick={loading ? refuseClick : onClick}
    {...rest}
  >
    {loading ? <LoaderCircle className="size-4 animate-turn" aria-hidden="true" /> : icon}
    {inElement(children)}
  </button>
);

/** A link to a path of the site that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & Look) => (
  <Link className={buttonClass(variant, size, className)} {...rest}>
    {icon}
    {inElement(children)}
  </Link>
);

const iconClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-md text-soft transition-colors hover:bg-sunk hover:text-ink disabled:opacity-55';

/** A link that looks like an `IconButton`. */
export const IconLink = ({ label, className, children, ...rest }: ComponentProps<typeof Link> & { label: string }) => (
  <Link aria-label={label} title={label} className={cx(iconClass, className)} {...rest}>
    {children}
  </Link>
);

/** A square button with only an icon; `label` names it for screen readers and as tooltip. */
export const IconButton = ({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) => (
  <button type={type} aria-label={label} title={label} className={cx(iconClass, className)} {...rest}>
    {children}
  </button>
);

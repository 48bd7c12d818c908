import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ArrowRight, Check, ChevronDown } from '#web/ui/icons.ts';

/** The radius at which the circle is 100 long. */
const radius = 15.915;

/** How much is done, as a ring; the title beside it says the same in words. */
export const Ring = ({ done, total, className }: { done: number; total: number; className: string }) => (
  <svg viewBox="0 0 36 36" className={cx('shrink-0 -rotate-90', className)} aria-hidden="true">
    <circle cx="18" cy="18" r={radius} fill="none" strokeWidth="4" className="stroke-line" />
    <circle
      cx="18"
      cy="18"
      r={radius}
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray={`${(100 * done) / total} 100`}
      className={done > 0 ? 'stroke-primary' : 'stroke-transparent'}
    />
  </svg>
);

/** A step with what it is for: a link while it is open. `children` is another way to do it. */
export const StepItem = ({
  isDone,
  to,
  label,
  why,
  children,
}: {
  isDone: boolean;
  to: string;
  label: string;
  why: string;
  children?: ReactNode;
}) => {
  const t = useT();
  return (
    <li className="flex gap-3 py-2">
      <span
        className={cx(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2',
          isDone ? 'border-primary bg-primary text-on-primary' : 'border-edge',
        )}
      >
        {isDone && <Check className="size-4" aria-hidden="true" />}
      </span>
      <div className="min-w-0 text-sm">
        {isDone ? (
          <span className="inline-flex min-h-6 items-center gap-2 text-soft">
            <span>{label}</span>
            <span className="sr-only">{t('firstSteps.done')}</span>
          </span>
        ) : (
          <Link
            to={to}
            className="inline-flex min-h-6 items-center gap-1.5 rounded-sm font-semibold text-primary hover:underline"
          >
            <span>{label}</span>
            <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        )}
        {!isDone && <span className="block text-soft">{why}</span>}
        {!isDone && children}
      </div>
    </li>
  );
};

/** A list of steps: how many are done, and the next one. `children` is the open list, `aside` a button beside it. */
export interface Steps {
  title: string;
  /** The way to the next step, or what is said when none is left. */
  next: { label: string; to?: string };
  done: number;
  total: number;
  aside?: ReactNode;
  children: ReactNode;
}

/** The button that opens a list of steps, which is in the panel, and closes it. */
export const StepsToggle = ({
  isOpen,
  panel,
  className,
  onPress,
}: {
  isOpen: boolean;
  panel: string;
  className: string;
  onPress: () => void;
}) => (
  <IconButton
    label={useT()('firstSteps.all')}
    className={className}
    aria-expanded={isOpen}
    aria-controls={isOpen ? panel : undefined}
    onClick={onPress}
  >
    <ChevronDown className={cx('size-5 transition-transform', isOpen && 'rotate-180')} aria-hidden="true" />
  </IconButton>
);

/** A list of steps in one line of a fixed height, which opens. */
export const StepStrip = ({ title, next, done, total, children }: Steps) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-line bg-card">
      <div className="flex h-16 items-center gap-3 ps-3 pe-1 sm:ps-4">
        <Ring done={done} total={total} className="size-10" />
        <div className="min-w-0 grow">
          <h2 id={heading} className="truncate font-sans text-sm font-semibold">
            {title}
          </h2>
          {next.to === undefined ? (
            <p className="truncate text-sm text-soft">{next.label}</p>
          ) : (
            <Link
              to={next.to}
              className="flex min-h-6 max-w-full items-center gap-1.5 rounded-sm text-sm font-semibold text-primary hover:underline"
            >
              <span className="truncate">{next.label}</span>
              <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          )}
        </div>
        <StepsToggle isOpen={isOpen} panel={panel} className="shrink-0" onPress={() => setOpen(!isOpen)} />
      </div>
      {isOpen && (
        <div id={panel} className="border-t border-line px-4 py-2 sm:px-5">
          {children}
        </div>
      )}
    </section>
  );
};

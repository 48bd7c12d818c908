import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#web/lib/cx.ts';
import { ArrowRight } from '#web/ui/icons.ts';
import { Ring, type Steps, StepsToggle } from './step-strip.tsx';

/**
 * A list of steps beside the choice of a list, as high as it, which opens below it. `isShort` leaves out the next step on
 * phones while it is closed.
 */
export const StepLine = ({ title, next, done, total, aside, children, isShort }: Steps & { isShort: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const heading = useId();
  const isFolded = isShort && !isOpen && 'max-sm:hidden';
  return (
    <section
      aria-labelledby={heading}
      className={cx('me-auto min-w-0 rounded-md border border-line bg-card', isOpen && 'order-last basis-full')}
    >
      <div className="flex h-10 items-center gap-1.5 ps-1.5 sm:gap-2 sm:ps-2">
        <Ring done={done} total={total} className="size-7" />
        <span aria-hidden="true" className="text-sm font-semibold tabular-nums sm:hidden">
          {`${done}/${total}`}
        </span>
        <h2 id={heading} className="font-sans text-sm font-semibold whitespace-nowrap max-sm:sr-only">
          {title}
        </h2>
        <span className={cx('me-auto min-w-0 text-sm', isFolded)}>
          {next.to === undefined ? (
            <span className="block truncate text-soft">{next.label}</span>
          ) : (
            <Link
              to={next.to}
              className="flex min-h-6 items-center gap-1.5 rounded-sm font-semibold text-primary hover:underline"
            >
              <span className="truncate">{next.label}</span>
              <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
            </Link>
          )}
        </span>
        <span className="flex shrink-0">
          <StepsToggle isOpen={isOpen} panel={panel} className="h-10 max-sm:w-8" onPress={() => setOpen(!isOpen)} />
          <span className={cx('flex', isFolded)}>{aside}</span>
        </span>
      </div>
      {isOpen && (
        <div id={panel} className="border-t border-line px-4 py-2 sm:px-5">
          {children}
        </div>
      )}
    </section>
  );
};

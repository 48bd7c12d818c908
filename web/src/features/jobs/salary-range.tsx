import { type ComponentProps, useRef } from 'react';
import { cx } from '#web/lib/cx.ts';
import { later } from '#web/lib/later.tsx';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { SalarySlider } from './salary-slider.tsx';

const waiting = <Skeleton className="h-23.5 w-full" />;

const LoadedSlider = later(async () => (await import('./salary-slider.tsx')).SalarySlider, { waiting });

/** A salary range in US dollars. The slider's code loads when it comes into sight: on phones it is folded. */
export const SalaryRange = ({ className, ...props }: ComponentProps<typeof SalarySlider> & { className: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <div ref={place} className={cx('sm:col-span-2', className)}>
      {isNear ? <LoadedSlider {...props} /> : waiting}
    </div>
  );
};

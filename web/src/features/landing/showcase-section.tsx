import { type ReactNode, useRef } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of the showcase. */
export const ShowcaseSkeleton = () => {
  const t = useT();
  return (
    <div role="status" className="relative">
      <Skeleton className="h-84 w-full rounded-lg" />
      <p className="absolute inset-0 grid place-items-center px-6 text-center text-lg text-soft">
        {t('landing.showcase.loading')}
      </p>
    </div>
  );
};

/** The latest candidates. `children`, the showcase itself, renders only when the section comes near the viewport. */
export const ShowcaseSection = ({ more, children }: { more: ReactNode; children: ReactNode }) => {
  const t = useT();
  const ref = useRef<HTMLElement>(null);
  const near = useNearViewport(ref);
  return (
    <section ref={ref} className="border-t border-line bg-sunk py-16 lg:py-20">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="text-3xl font-bold">{t('landing.showcase.title')}</h2>
            <p className="mt-3 text-lg text-soft">{t('landing.showcase.text')}</p>
          </div>
          {more}
        </div>
        <div className="min-h-96">{near ? children : <ShowcaseSkeleton />}</div>
      </div>
    </section>
  );
};

import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showcasePath } from './showcase-path.ts';
import { useNearViewport } from './use-near-viewport.ts';

const Showcase = lazy(async () => {
  const [{ Showcase: Loaded }] = await Promise.all([import('./showcase.tsx'), loadCatalogues(['candidates'])]);
  return { default: Loaded };
});

const Loading = () => {
  const t = useT();
  return (
    <div role="status">
      <span className="sr-only">{t('landing.showcase.loading')}</span>
      <Skeleton className="h-84 w-full rounded-lg" />
    </div>
  );
};

/** The latest candidates. Carousel, data and their code load only when the section comes into sight. */
export const ShowcaseSection = () => {
  const t = useT();
  const navigate = useNavigate();
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
          <Button variant="secondary" onClick={() => void navigate(showcasePath())}>
            {t('landing.showcase.more')}
          </Button>
        </div>
        <div className="min-h-96">
          {near ? (
            <Suspense fallback={<Loading />}>
              <Showcase />
            </Suspense>
          ) : (
            <Loading />
          )}
        </div>
      </div>
    </section>
  );
};

import type { ReactNode } from 'react';
import { dashboardTexts } from '#web/config/later-texts.ts';
import { useT } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { UserRound } from '#web/ui/icons.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { CountsSkeleton, Figures } from './candidate-dashboard/figures.tsx';

// The greeting is painted before the code of everything below it, with the schemas of its calls, has arrived.
const useBody = createPart(
  async () => {
    const { CountedFigures, Counts, DashboardBody } = await import('./candidate-dashboard/dashboard-body.tsx');
    return { CountedFigures, Counts, DashboardBody };
  },
  { texts: dashboardTexts },
);

const Welcome = ({ counts, onProfile }: { counts: ReactNode; onProfile: () => void }) => {
  const t = useT();
  const name = useSession()?.user.name ?? '';
  return (
    <header className="flex items-center justify-between gap-x-3 rounded-xl bg-board px-4 py-1 text-board-ink sm:px-6 sm:py-2.5">
      <div className="min-w-0">
        <h1 className="truncate text-base leading-6 sm:text-xl sm:leading-7">
          {t('candidates.dashboard.welcome', { name })}
        </h1>
        <p className="text-xs leading-5 text-board-soft sm:text-sm">{counts}</p>
      </div>
      <Button
        variant="onBoard"
        className="shrink-0 max-sm:size-11 max-sm:px-0!"
        icon={<UserRound className="size-4" aria-hidden="true" />}
        onClick={onProfile}
      >
        <span className="max-sm:sr-only">{t('candidates.dashboard.viewProfile')}</span>
      </Button>
    </header>
  );
};

/** The candidate's dashboard: figures, jobs to apply for, saved and applied ones, and the own profile in a dialog. */
export const Component = () => {
  const t = useT();
  const body = useBody();
  const { change } = useQueryParams();
  return (
    <div className="space-y-1 sm:space-y-2">
      <div className="grid grid-cols-1 gap-2 sm:gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <Welcome counts={body ? <body.Counts /> : <CountsSkeleton />} onProfile={() => change({ profile: 'view' })} />
        {body ? <body.CountedFigures /> : <Figures />}
      </div>
      {body ? <body.DashboardBody /> : <SkeletonCards label={t('common.loading')} count={4} columns="lg:grid-cols-2" />}
    </div>
  );
};

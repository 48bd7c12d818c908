import type { ReactNode } from 'react';
import { dashboardTexts } from '#web/config/routes.ts';
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
    const { Counts, DashboardBody } = await import('./candidate-dashboard/dashboard-body.tsx');
    return { Counts, DashboardBody };
  },
  { texts: dashboardTexts },
);

const Welcome = ({ counts, onProfile }: { counts: ReactNode; onProfile: () => void }) => {
  const t = useT();
  const name = useSession()?.user.name ?? '';
  return (
    <header className="flex items-center justify-between gap-x-3 rounded-xl bg-board p-4 text-board-ink sm:flex-wrap sm:items-end sm:gap-x-8 sm:gap-y-5 sm:p-8">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{t('candidates.dashboard.welcome', { name })}</h1>
        <p className="mt-1 text-sm text-board-soft sm:mt-2 sm:text-lg">{counts}</p>
      </div>
      <Button
        variant="onBoard"
        className="max-sm:size-11 max-sm:shrink-0 max-sm:px-0!"
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
    <div className="space-y-4 sm:space-y-8">
      <Welcome counts={body ? <body.Counts /> : <CountsSkeleton />} onProfile={() => change({ profile: 'view' })} />
      {body ? (
        <body.DashboardBody />
      ) : (
        <>
          <Figures />
          <SkeletonCards label={t('common.loading')} count={3} />
        </>
      )}
    </div>
  );
};

import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPart } from '#web/lib/create-part.ts';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { CountsSkeleton, Figures } from './candidate-dashboard/figures.tsx';

// The greeting is painted before the code of everything below it, with the schemas of its calls, is loaded.
const useBody = createPart(async () => {
  const [{ Counts, DashboardBody }] = await Promise.all([
    import('./candidate-dashboard/dashboard-body.tsx'),
    loadCatalogues(['jobs', 'applications', 'matches', 'search', 'languageTerms']),
  ]);
  return { Counts, DashboardBody };
});

const Welcome = ({ counts, onProfile }: { counts: ReactNode; onProfile: () => void }) => {
  const t = useT();
  const name = useSession()?.user.name ?? '';
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 rounded-xl bg-board p-6 text-board-ink sm:p-8">
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere">{t('candidates.dashboard.welcome', { name })}</h1>
        <p className="mt-2 text-lg text-board-soft">{counts}</p>
      </div>
      <Button variant="onBoard" icon={<UserRound className="size-4" aria-hidden="true" />} onClick={onProfile}>
        {t('candidates.dashboard.viewProfile')}
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
    <div className="space-y-6 sm:space-y-8">
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

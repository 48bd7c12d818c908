import { Bookmark, BriefcaseBusiness, Send, UserRound } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { ChangeEmail } from '#web/features/account/lazy-account.tsx';
import { LazyAppliedJobs, usePreloadedAppliedJobs } from '#web/features/applications/lazy-applied-jobs.tsx';
import { ProfileModal } from '#web/features/candidate-profile/profile-modal.tsx';
import { useSendSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { ProfileLanguages } from '#web/features/languages/lazy-languages.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatCard, StatGrid } from '#web/ui/stat-card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { SavedJobsTab } from './candidate-dashboard/saved-jobs-tab.tsx';
import { useDashboardCounts } from './candidate-dashboard/use-dashboard-counts.ts';
import { CandidateJobList } from './candidate-jobs/candidate-job-list.tsx';

const tabNames = ['all', 'saved', 'applied'] as const;
type TabName = (typeof tabNames)[number];

const Welcome = ({ jobs, applied, onProfile }: { jobs?: string; applied?: string; onProfile: () => void }) => {
  const t = useT();
  const name = useSession()?.user.name ?? '';
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 rounded-xl bg-board p-6 text-board-ink sm:p-8">
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere">{t('candidates.dashboard.welcome', { name })}</h1>
        <p className="mt-2 text-lg text-board-soft">
          {jobs && applied ? (
            t('candidates.dashboard.counts', { jobs, applied })
          ) : (
            <Skeleton className="my-1 h-5 w-64 max-w-full bg-board-line!" />
          )}
        </p>
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
  const [params, setParams] = useSearchParams();
  const counts = useDashboardCounts();
  useSendSavedJobs();
  usePreloadedAppliedJobs();
  const tab: TabName = tabNames.find((name) => name === params.get('tab')) ?? 'all';
  const set = (name: string, value: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const browse = linkTo('candidateDashboard');
  return (
    <div className="space-y-6 sm:space-y-8">
      <Welcome
        {...(counts.jobs && { jobs: counts.jobs })}
        {...(counts.applied && { applied: counts.applied })}
        onProfile={() => set('profile', 'view')}
      />
      <StatGrid>
        <StatCard
          label={t('candidates.dashboard.totalJobs')}
          value={counts.jobs}
          icon={<BriefcaseBusiness aria-hidden="true" />}
        />
        <StatCard label={t('candidates.dashboard.applied')} value={counts.applied} icon={<Send aria-hidden="true" />} />
        <StatCard label={t('candidates.dashboard.saved')} value={counts.saved} icon={<Bookmark aria-hidden="true" />} />
      </StatGrid>
      <Tabs
        label={t('candidates.dashboard.tabs')}
        value={tab}
        onChange={(name) => set('tab', name === 'all' ? null : name)}
        tabs={[
          { value: 'all', label: t('candidates.dashboard.tab.all'), content: <CandidateJobList /> },
          { value: 'saved', label: t('candidates.dashboard.tab.saved'), content: <SavedJobsTab browse={browse} /> },
          {
            value: 'applied',
            label: t('candidates.dashboard.tab.applied'),
            content: <LazyAppliedJobs browse={browse} />,
          },
        ]}
      />
      <ProfileModal
        mode={params.get('profile') === 'edit' ? 'edit' : 'view'}
        open={params.has('profile')}
        onMode={(mode) => set('profile', mode)}
        changeEmail={(onClose) => <ChangeEmail onClose={onClose} />}
        candidateVideo={transcribedVideo}
        languagesOf={({ languages, modes }) => <ProfileLanguages isOwn {...{ languages, modes }} />}
      />
    </div>
  );
};

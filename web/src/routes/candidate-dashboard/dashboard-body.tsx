import { linkTo } from '#web/config/links.ts';
import { ChangeEmail } from '#web/features/account/lazy-account.tsx';
import { ProfileModal } from '#web/features/candidate-profile/profile-modal.tsx';
import { useSendSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { ProfileLanguages } from '#web/features/languages/lazy-languages.tsx';
import { transcribedVideo } from '#web/features/transcription/candidate-video.tsx';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CandidateJobList } from '../candidate-jobs/candidate-job-list.tsx';
import { CountsSkeleton, Figures } from './figures.tsx';
import { SavedJobsTab } from './saved-jobs-tab.tsx';
import { useDashboardCounts } from './use-dashboard-counts.ts';

const Loading = () => <SkeletonCards label={useT()('applications.list.loading')} count={3} />;

/** The signed-in candidate's applications, whose code comes later than that of the screen around them. */
const LazyAppliedJobs = later(async () => (await import('#web/features/applications/applied-jobs.tsx')).AppliedJobs, {
  waiting: <Loading />,
  texts: ['applicationWay'],
});

const tabNames = ['all', 'saved', 'applied'] as const;
type TabName = (typeof tabNames)[number];

/** How many jobs there are and how many the candidate applied for, as a sentence below the greeting. */
export const Counts = () => {
  const t = useT();
  const { jobs, applied } = useDashboardCounts();
  if (!jobs || !applied) return <CountsSkeleton />;
  return <span>{t('candidates.dashboard.counts', { jobs, applied })}</span>;
};

/** The figures as cards, with their numbers. */
export const CountedFigures = () => <Figures {...useDashboardCounts()} />;

/** Everything below the figures: jobs in tabs, and the own profile in a dialog. */
export const DashboardBody = () => {
  const t = useT();
  const { params, change } = useQueryParams();
  useSendSavedJobs();
  LazyAppliedJobs.usePreload();
  const tab: TabName = tabNames.find((name) => name === params.get('tab')) ?? 'all';
  const browse = linkTo('candidateDashboard');
  return (
    <>
      <Tabs
        label={t('candidates.dashboard.tabs')}
        value={tab}
        onChange={(name) => change({ tab: name === 'all' ? undefined : name })}
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
        onMode={(mode) => change({ profile: mode ?? undefined })}
        changeEmail={(onClose) => <ChangeEmail onClose={onClose} />}
        candidateVideo={transcribedVideo}
        languagesOf={({ languages, modes }) => <ProfileLanguages isOwn {...{ languages, modes }} />}
      />
    </>
  );
};

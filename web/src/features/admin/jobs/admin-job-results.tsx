import { type CountTexts, countText } from '#web/lib/count-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { EmptyState, NoMatch } from '#web/ui/empty-state.tsx';
import { BriefcaseBusiness } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonTable } from '#web/ui/skeleton.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { type AdminJobFilter, isJobFiltered } from './admin-job-filter.ts';
import { AdminJobTable } from './admin-job-table.tsx';
import type { useAdminJobs } from './use-admin-jobs.ts';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'adminJobs.loadFailed' };

const countTexts: CountTexts = {
  ofTotal: 'adminJobs.showing',
  soFar: 'adminJobs.showingSoFar',
  all: 'adminJobs.showingAll',
};

interface Props {
  found: ReturnType<typeof useAdminJobs>;
  filter: AdminJobFilter;
  onClear: () => void;
}

/** The list of jobs in all its states. */
export const AdminJobResults = ({ found, filter, onClear }: Props) => {
  const t = useT();
  const { query, jobs, isSearching } = found;
  return (
    <ListFrame
      query={query}
      items={jobs}
      loading={<SkeletonTable rows={8} label={t('adminJobs.loading')} />}
      failed={(error) => loadErrorText(error, errorTexts)}
      summary={countText(query, jobs.length, countTexts)}
      searching={isSearching && t('adminJobs.searching')}
      empty={
        isJobFiltered(filter) ? (
          <NoMatch
            title={t('adminJobs.none')}
            text={t('adminJobs.noMatchHint')}
            clear={t('adminJobs.clear')}
            onClear={onClear}
          />
        ) : (
          <EmptyState icon={<BriefcaseBusiness aria-hidden="true" />} title={t('adminJobs.none')}>
            {t('adminJobs.noneHint')}
          </EmptyState>
        )
      }
    >
      {(shown) => <AdminJobTable jobs={shown} />}
    </ListFrame>
  );
};

import { BriefcaseBusiness, SearchX } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { MoreRows } from '../more-rows.tsx';
import { TableSkeleton } from '../table-skeleton.tsx';
import { type AdminJobFilter, isJobFiltered } from './admin-job-filter.ts';
import { AdminJobTable } from './admin-job-table.tsx';
import type { useAdminJobs } from './use-admin-jobs.ts';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'adminJobs.loadFailed' };

interface Props {
  found: ReturnType<typeof useAdminJobs>;
  filter: AdminJobFilter;
  onClear: () => void;
}

const Summary = ({ found: { jobs, query, isSearching } }: Pick<Props, 'found'>) => {
  const t = useT();
  const shown = jobs.length;
  const total = totalOf(query);
  const count = t(query.hasNextPage ? 'adminJobs.showingSoFar' : 'adminJobs.showingAll', { count: shown });
  return (
    <p role="status" className="mb-3 text-sm text-soft">
      <span>
        {total?.isExact && total.count > shown ? t('adminJobs.showing', { shown, total: total.count }) : count}
      </span>
      {isSearching && <span>{`\u00a0· ${t('adminJobs.searching')}`}</span>}
    </p>
  );
};

const Empty = ({ onClear }: { onClear: (() => void) | undefined }) => {
  const t = useT();
  return (
    <EmptyState
      icon={onClear ? <SearchX aria-hidden="true" /> : <BriefcaseBusiness aria-hidden="true" />}
      title={t('adminJobs.none')}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {t('adminJobs.clear')}
          </Button>
        )
      }
    >
      {t(onClear ? 'adminJobs.noMatchHint' : 'adminJobs.noneHint')}
    </EmptyState>
  );
};

/** The list of jobs in all its states. */
export const AdminJobResults = ({ found, filter, onClear }: Props) => {
  const t = useT();
  const { query, jobs, isSearching } = found;
  if (query.isPending) return <TableSkeleton rows={8} label={t('adminJobs.loading')} />;
  if (query.isError && !query.isFetchNextPageError) {
    return <ErrorState title={loadErrorText(query.error, errorTexts)} query={query} />;
  }
  return (
    <>
      <Summary found={found} />
      {jobs.length > 0 && <AdminJobTable jobs={jobs} />}
      {jobs.length === 0 && !isSearching && <Empty onClear={isJobFiltered(filter) ? onClear : undefined} />}
      <MoreRows {...query} texts={errorTexts} />
    </>
  );
};

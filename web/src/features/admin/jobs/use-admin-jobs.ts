import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { type AdminJob, jobCalls } from '#shared/contracts/jobs.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { stateOfJob } from '#shared/domain/closing-date.ts';
import { epochMs } from '#shared/domain/time.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { toast } from '#web/ui/toast-store.ts';
import { changeCached } from '../cached-pages.ts';
import { statsKey, withoutJob } from '../dashboard-stats.ts';
import { explainSignedOut } from '../load-errors.ts';
import type { StatedReason } from '../reason-dialog.tsx';
import type { AdminJobFilter } from './admin-job-filter.ts';

/** Jobs of all recruiters that match the filter, newest first; the server searches the text. */
export const useAdminJobs = ({ text, status }: AdminJobFilter) => {
  const wanted = text.trim();
  const settled = useSettled(wanted);
  // Clearing the search needs no debounce.
  const keyword = wanted && settled;
  const pages = pagesOf(jobCalls.adminList, {
    query: { limit: pageSize.rows, ...(status !== 'all' && { status }), ...(keyword && { keyword }) },
  });
  const query = useInfiniteQuery({
    ...pages,
    queryFn: (context) => pages.queryFn(context).catch(explainSignedOut('admin.recruiters.401')),
    placeholderData: keepPreviousData,
  });
  return {
    query,
    jobs: itemsOf(query.data) ?? [],
    /** The rows still belong to the previous filter. */
    isSearching: keyword !== wanted || query.isPlaceholderData,
  };
};

/** Deletes a job of any recruiter, removes its row and reduces the counts of jobs. */
export const useRemoveAdminJob = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ job: { id }, stated }: { job: AdminJob; stated: StatedReason }) =>
      call(jobCalls.remove, { params: { id }, body: stated }),
    onSuccess: async (_, { job }) => {
      toast.success(t('adminJobs.deleted'));
      await changeCached<AdminJob>(queryClient, jobCalls.adminList, job.id, () => null);
      queryClient.setQueryData<DashboardStats>(
        statsKey,
        (stats) => stats && withoutJob(stats, stateOfJob(job, epochMs(Date.now()))),
      );
      void invalidate(jobCalls.list, jobSearchCalls.jobs, jobCalls.get);
    },
    onError: (error) => toast.error(errorText(error, t('adminJobs.deleteFailed'))),
  });
};

/** Restores a job that was taken down: its recruiter can publish it again. */
export const useRestoreJob = () => {
  const t = useT();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AdminJob) => call(moderationCalls.restoreJob, { params: { id } }),
    onSuccess: async (_, { id }) => {
      toast.success(t('adminJobs.restored'));
      await changeCached<AdminJob>(queryClient, jobCalls.adminList, id, (job) => ({ ...job, is_taken_down: false }));
    },
    onError: (error) => toast.error(errorText(error, t('adminJobs.restoreFailed'))),
  });
};

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import type { ReportedSubject } from '#shared/contracts/moderation.ts';
import { moderationCalls, type ReportedDetails } from '#shared/contracts/moderation.ts';
import { objectionCalls } from '#shared/contracts/objections.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import type { ObjectionOutcome } from '#shared/domain/moderation.ts';
import type { ReportDecision } from '#shared/domain/reports.ts';
import { pageSize } from '#web/config/page-size.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { statsKey } from '../dashboard-stats.ts';
import type { StatedReason } from '../reason-dialog.tsx';
import type { Subject } from './queue-address.ts';

const page = { query: { limit: pageSize.rows } };

/** The recruiters who wait to be verified, longest first. */
export const useWaitingRecruiters = () => useInfiniteQuery(pagesOf(moderationCalls.waitingRecruiters, page));

/** Objections that wait for an answer, oldest first. */
export const useObjections = () => useInfiniteQuery(pagesOf(objectionCalls.statements, page));

/** Answers an objection, which leaves the list. */
export const useAnswer = () => {
  const t = useT();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; outcome: ObjectionOutcome; text: string }) =>
      call(objectionCalls.answer, { params: { id }, body }),
    onSuccess: (_, { outcome }) => {
      toast.success(t(outcome === 'upheld' ? 'moderation.objections.doneKeep' : 'moderation.objections.doneLift'));
      void invalidate(objectionCalls.statements, adminCalls.recruiters, adminCalls.candidates, jobCalls.adminList);
    },
    onError: (error) => toast.error(errorText(error, t('moderation.objections.answerFailed'))),
  });
};

/** What has open reports, oldest first. */
export const useReported = () => useInfiniteQuery(pagesOf(moderationCalls.reported, page));

/** The open reports about a subject. They are always loaded anew: a decision must see all of them. */
export const useReportsAbout = ({ type, id }: Subject) =>
  useQuery({
    ...queryOf(moderationCalls.reportsAbout, { params: { subject: type, id }, query: {} }),
    staleTime: 0,
    gcTime: 0,
  });

/** Decides about the reports that the admin sees; the subject then leaves the list. */
export const useDecision = ({ subject, version }: ReportedDetails) => {
  const t = useT();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: { decision: ReportDecision; note: string } & Partial<StatedReason>) =>
      call(moderationCalls.decideReports, {
        params: { subject: subject.type, id: subject.id },
        body: { ...body, version },
      }),
    onSuccess: (_, { decision }) => {
      toast.success(t(decision === 'dismiss' ? 'moderation.dismissed' : 'moderation.takenDown'));
      queryClient.setQueryData<DashboardStats>(
        statsKey,
        (stats) => stats && { ...stats, openReports: Math.max(0, stats.openReports - 1) },
      );
      void invalidate(moderationCalls.reported);
      if (decision === 'take_down') {
        void invalidate(moderationCalls.waitingRecruiters, jobCalls.get, jobCalls.adminList, recruiterCalls.company);
      }
    },
    onError: (error) => {
      toast.error(errorText(error, t('moderation.failed')));
      void invalidate(moderationCalls.reportsAbout, moderationCalls.reported);
    },
  });
};

/** What a reported subject is called, also when it no longer exists. */
export const useSubjectTitle = ({ title }: Pick<ReportedSubject, 'title'>): string => {
  const t = useT();
  return title ?? t('moderation.subject.gone');
};

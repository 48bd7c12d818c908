import { useQuery } from '@tanstack/react-query';
import { companyCalls } from '#shared/contracts/company.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The people of the company, and its open invitations. */
export const useTeam = () => useQuery(queryOf(companyCalls.team, {}));

/** What a change of the team says; the list is read again whatever became of it. */
const useTeamChange = () => {
  const t = useT();
  const invalidate = useInvalidate();
  return {
    onError: (error: unknown) => toast.error(errorText(error, t('team.changeFailed'))),
    onSettled: () => invalidate(companyCalls.team),
  };
};

/** What becomes of the interviews of a colleague who holds none any more; undefined without any. */
export const useInterviewsPass = (count: number | undefined, founder: string | undefined): string | undefined => {
  const t = useT();
  return count && founder !== undefined ? t('team.interviewsPass', { count, name: founder }) : undefined;
};

/** @param passing what a change to a viewer also says: viewers hold no interviews */
export const useChangeRole = (id: number, passing: string | undefined) => {
  const t = useT();
  return useMutation({
    mutationFn: (role: CompanyRole) => call(companyCalls.changeColleague, { params: { id }, body: { role } }),
    onSuccess: (_, role) =>
      void toast.success([t('team.roleChanged'), role === 'viewer' ? passing : undefined].filter(Boolean).join(' ')),
    ...useTeamChange(),
  });
};

/** Limits how many views of the plan a colleague may use; null ends the limit. */
export const useLimitViews = (id: number) => {
  const t = useT();
  return useMutation({
    mutationFn: (max_views: number | null) =>
      call(companyCalls.changeColleague, { params: { id }, body: { max_views } }),
    onSuccess: () => void toast.success(t('team.viewsChanged')),
    ...useTeamChange(),
  });
};

export const useRemoveColleague = (id: number) => {
  const t = useT();
  return useMutation({
    mutationFn: () => call(companyCalls.removeColleague, { params: { id } }),
    onSuccess: () => void toast.success(t('team.removed')),
    ...useTeamChange(),
  });
};

export const useWithdrawInvitation = (id: string) => {
  const t = useT();
  return useMutation({
    mutationFn: () => call(companyCalls.withdrawInvitation, { params: { id } }),
    onSuccess: () => void toast.success(t('team.withdrawn')),
    ...useTeamChange(),
  });
};

/** Leaves the company: everything that was loaded is the company's. */
export const useLeaveCompany = () => {
  const t = useT();
  return useMutation({
    mutationFn: () => call(companyCalls.leave, {}),
    onSuccess: () => {
      updateSessionUser({ company_id: undefined, company_role: undefined });
      window.location.reload();
    },
    onError: (error) => toast.error(errorText(error, t('team.changeFailed'))),
  });
};

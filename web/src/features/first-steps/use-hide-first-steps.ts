import { useQueryClient } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Puts the first steps away, or back, and reports it; also when what was pressed is gone by then. */
export const useHideFirstSteps = () => {
  const t = useT();
  const client = useQueryClient();
  const params = { id: useOwnId() };
  return useMutation({
    mutationFn: ({ isHidden }: { isHidden: boolean; isSilent?: boolean }) =>
      call(candidateCalls.updateProfile, { params, body: { first_steps_hidden: isHidden } }),
    onSuccess: (profile, { isHidden, isSilent }) => {
      client.setQueryData(queryKeyOf(candidateCalls.profile, { params }), profile);
      if (!isSilent) toast.success(t(isHidden ? 'firstSteps.hidden' : 'firstSteps.shown'));
    },
    onError: (error, { isSilent }) => isSilent || toast.error(errorText(error, t('firstSteps.failed'))),
  });
};

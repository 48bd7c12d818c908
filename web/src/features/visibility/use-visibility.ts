import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

const settingsQuery = () => queryOf(visibilityCalls.visibility, {});

export type VisibilityChange = BodyOf<typeof visibilityCalls.setVisibility>;

/** Who may see the signed-in candidate. */
export const useVisibility = () => useQuery(settingsQuery());

/** Changes it; a choice is saved immediately. */
export const useChangeVisibility = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: VisibilityChange) => call(visibilityCalls.setVisibility, { body }),
    onSuccess: (answer) => {
      queryClient.setQueryData(settingsQuery().queryKey, answer);
      toast.success(t('visibility.saved'));
      // Own profiles carry the mark of a pause.
      return invalidate(
        visibilityCalls.unlocks,
        candidateCalls.profile,
        candidateCalls.ownProfile,
        messageCalls.thread,
      );
    },
    onError: (error) => toast.error(errorText(error, t('visibility.failed'))),
  });
};

/** The companies that unlocked the signed-in candidate. */
export const useUnlocks = () => useInfiniteQuery(pagesOf(visibilityCalls.unlocks, { query: { limit: 10 } }));

import { useQuery } from '@tanstack/react-query';
import { accountCalls } from '#shared/contracts/account.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf, useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The devices on which the signed-in person is logged in, and the call that logs all others out. */
export const useSessions = () => {
  const t = useT();
  const invalidate = useInvalidate();
  const sessions = useQuery(queryOf(accountCalls.sessions, {}));
  const endOthers = useMutation({
    mutationFn: () => call(accountCalls.endOtherSessions, {}),
    onSuccess: async ({ ended }) => {
      await invalidate(accountCalls.sessions);
      toast.success(t('account.sessions.ended', { count: ended }));
    },
    onError: (error) => toast.error(errorText(error, t('account.sessions.endFailed'))),
  });
  return { sessions, endOthers };
};

import { useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { BellRing } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Switches the weekly digest on, with what it is; it is off until it is switched on here or in the account. */
export const DigestOffer = () => {
  const t = useT();
  const client = useQueryClient();
  const choosing = useMutation({
    mutationFn: () => call(notificationCalls.updatePreferences, { body: { job_digest: true } }),
    onSuccess: (preferences) => {
      client.setQueryData(queryKeyOf(notificationCalls.preferences, {}), preferences);
      toast.success(t('firstSteps.digest.done'));
    },
    onError: (error) => toast.error(errorText(error, t('firstSteps.failed'))),
  });
  return (
    <div className="mt-1.5 grid justify-items-start gap-0.5">
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        icon={<BellRing className="size-4" aria-hidden="true" />}
        loading={choosing.isPending}
        onClick={() => choosing.mutate()}
      >
        {t('firstSteps.digest.do')}
      </Button>
      <p className="text-soft">{t('firstSteps.digest.why')}</p>
    </div>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { pushRegistration, switchPushOff, switchPushOn } from '#web/lib/push-subscription.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toast } from '#web/ui/toast-store.ts';

const isRefused = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

const usePushDevice = () => {
  const t = useT();
  const queryClient = useQueryClient();
  const { data: registration } = useQuery({
    queryKey: ['push-registration'],
    queryFn: async () => (await pushRegistration()) ?? null,
  });
  const query = queryOf(pushDeviceCalls.pushDevice, {});
  const device = useQuery({ ...query, enabled: Boolean(registration) });
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!registration || !device.data) return;
      await (isOn ? switchPushOn(registration, device.data.key) : switchPushOff(registration));
    },
    onSuccess: () => toast.success(t('account.mails.saved')),
    onError: (error) =>
      toast.error(isRefused(error) ? t('account.push.refused') : errorText(error, t('account.mails.failed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return { device, change };
};

/** The choice to see new messages and changes of interviews on this device; nothing in browsers that cannot show them. */
export const PushDevice = () => {
  const t = useT();
  const { device, change } = usePushDevice();
  if (!device.data) return null;
  return (
    <fieldset className="mt-4 border-t border-line pt-3" disabled={change.isPending}>
      <legend className="sr-only">{t('account.push.title')}</legend>
      <Checkbox
        label={t('account.push.label')}
        checked={change.isPending ? change.variables : device.data.is_on}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <p className="text-sm text-soft">{t('account.push.text')}</p>
    </fieldset>
  );
};

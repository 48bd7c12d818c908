import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stops the mails to the address to which the link was sent. It needs a press, as mail scanners also visit links. */
export const Component = () => {
  const t = useT();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const ending = useMutation({ mutationFn: () => call(notificationCalls.unsubscribe, { query: { token } }) });
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6 sm:py-24">
      <h1 className="text-3xl">{t('unsubscribe.pageTitle')}</h1>
      {ending.isSuccess ? (
        <Notice tone="success">{t('unsubscribe.done')}</Notice>
      ) : (
        <>
          <p className="text-lg text-soft">{t('unsubscribe.text')}</p>
          {ending.isError && <Notice tone="error">{t('unsubscribe.failed')}</Notice>}
          <Button onClick={() => ending.mutate()} loading={ending.isPending}>
            {t('unsubscribe.confirm')}
          </Button>
        </>
      )}
    </div>
  );
};

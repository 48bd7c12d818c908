import { useSearchParams } from 'react-router-dom';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { StopSearch } from '#web/features/saved-searches/stop-search.tsx';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Stops the mails to the address to which the link was sent. It needs a press, as mail scanners also visit links. */
const StopMails = ({ token }: { token: string }) => {
  const t = useT();
  const ending = useMutation({ mutationFn: () => call(notificationCalls.unsubscribe, { query: { token } }) });
  return (
    <>
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
    </>
  );
};

/** The page of the links in mails: all mails about notifications, or those about one saved search. */
export const Component = () => {
  const [query] = useSearchParams();
  const search = query.get('search');
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6 sm:py-24">
      {search === null ? <StopMails token={query.get('token') ?? ''} /> : <StopSearch token={search} />}
    </div>
  );
};

import { useSearchParams } from 'react-router-dom';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { StopSearch } from '#web/features/saved-searches/stop-search.tsx';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const texts = {
  all: {
    title: 'unsubscribe.pageTitle',
    text: 'unsubscribe.text',
    confirm: 'unsubscribe.confirm',
    done: 'unsubscribe.done',
  },
  digest: {
    title: 'unsubscribe.digest.title',
    text: 'unsubscribe.digest.text',
    confirm: 'unsubscribe.digest.confirm',
    done: 'unsubscribe.digest.done',
  },
} as const;

/**
 * Stops the mails to the address to which the link was sent, or the weekly digest alone, as the token says. It needs a press, as mail
 * scanners also visit links.
 */
const StopMails = ({ token, of }: { token: string; of: keyof typeof texts }) => {
  const t = useT();
  const { title, text, confirm, done } = texts[of];
  const ending = useMutation({ mutationFn: () => call(notificationCalls.unsubscribe, { query: { token } }) });
  return (
    <>
      <h1 className="text-3xl">{t(title)}</h1>
      {ending.isSuccess ? (
        <Notice tone="success">{t(done)}</Notice>
      ) : (
        <>
          <p className="text-lg text-soft">{t(text)}</p>
          {ending.isError && <Notice tone="error">{t('unsubscribe.failed')}</Notice>}
          <Button onClick={() => ending.mutate()} loading={ending.isPending}>
            {t(confirm)}
          </Button>
        </>
      )}
    </>
  );
};

/** What the link of a mail stops: mails about one saved search, the weekly digest, or all mails about notifications. */
const Stop = () => {
  const [query] = useSearchParams();
  const [search, digest] = [query.get('search'), query.get('digest')];
  if (search !== null) return <StopSearch token={search} />;
  if (digest !== null) return <StopMails token={digest} of="digest" />;
  return <StopMails token={query.get('token') ?? ''} of="all" />;
};

/** The page of the links in mails. */
export const Component = () => (
  <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6 sm:py-24">
    <Stop />
  </div>
);

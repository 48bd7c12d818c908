import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Pauses the saved search that a mail's link was made for. It needs a press, as mail scanners also visit links. */
export const StopSearch = ({ token }: { token: string }) => {
  const t = useT();
  const ending = useMutation({ mutationFn: () => call(savedSearchCalls.unsubscribe, { query: { token } }) });
  return (
    <>
      <h1 className="text-3xl">{t('savedSearches.stop.title')}</h1>
      {ending.isSuccess ? (
        <Notice tone="success">{t('savedSearches.stop.done')}</Notice>
      ) : (
        <>
          <p className="text-lg text-soft">{t('savedSearches.stop.text')}</p>
          {ending.isError && <Notice tone="error">{t('unsubscribe.failed')}</Notice>}
          <Button onClick={() => ending.mutate()} loading={ending.isPending}>
            {t('savedSearches.stop.confirm')}
          </Button>
        </>
      )}
    </>
  );
};

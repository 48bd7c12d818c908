import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type LoadErrorTexts, loadErrorText } from './load-errors.ts';

interface Props {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchNextPageError: boolean;
  error: unknown;
  texts: LoadErrorTexts;
}

/** The button below a list that loads more rows; after a failure the reason, with Try Again. */
export const MoreRows = ({ texts, isFetchNextPageError, error, ...query }: Props) => {
  const t = useT();
  if (!isFetchNextPageError) return <LoadMore {...query} />;
  return (
    <div className="mt-6">
      <Notice
        tone="error"
        action={
          <Button
            variant="danger"
            size="sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('common.tryAgain')}
          </Button>
        }
      >
        {loadErrorText(error, texts)}
      </Notice>
    </div>
  );
};

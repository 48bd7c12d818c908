import { t } from '../lib/i18n.ts';
import { Button } from './button.tsx';

/** The button below a list that fetches its next page; nothing at the end. Give it an infinite query's fields. */
export const LoadMore = ({
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}) =>
  hasNextPage ? (
    <div className="mt-6 flex justify-center">
      <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('common.loadMore')}
      </Button>
    </div>
  ) : null;

import { referenceText, refusedFieldText, tooManyText } from '../lib/api-error.ts';
import { t } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import { RefreshCw, TriangleAlert } from './icons.ts';
import { Reference } from './reference.tsx';

/** A query that failed, as TanStack Query has it, or the means to try again. */
export interface FailedQuery {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * A part of the page that could not be loaded, with Try Again. Of too many requests it says how long to wait; of a filter that
 * was refused it says why, and a second try would be refused too. Without a query there is nothing to try again.
 */
export const ErrorState = ({ title, query }: { title: string; query?: FailedQuery | undefined }) => {
  const refusal = refusedFieldText(query?.error);
  const limit = tooManyText(query?.error);
  const [text, reference = referenceText(query?.error)] = title.split('\n');
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border border-dashed border-danger px-6 py-12 text-center"
    >
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-danger-tint text-danger">
        <TriangleAlert className="size-6" aria-hidden="true" />
      </span>
      <p className="max-w-md text-lg font-semibold">{refusal ?? text}</p>
      {limit !== text && <p className="mt-1 max-w-md text-soft empty:hidden">{limit}</p>}
      {query && !refusal && (
        <Button
          variant="secondary"
          className="mt-5"
          loading={query.isFetching}
          icon={<RefreshCw className="size-4" aria-hidden="true" />}
          onClick={() => void query.refetch()}
        >
          {t('common.tryAgain')}
        </Button>
      )}
      <Reference>{reference}</Reference>
    </div>
  );
};

/** The same in a line, for a small part of a page. */
export const ErrorLine = ({ title, query }: { title: string; query: FailedQuery }) => (
  <>
    <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-danger">
      <span>{title}</span>
      <Button variant="secondary" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('common.tryAgain')}
      </Button>
    </p>
    <Reference>{referenceText(query.error)}</Reference>
  </>
);

import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Bug } from '#web/ui/icons.ts';

/** The panel's data about a query. */
export type DebuggedQuery = Pick<
  UseQueryResult<unknown>,
  'status' | 'fetchStatus' | 'error' | 'dataUpdatedAt' | 'failureCount'
>;

interface Props {
  /** Queries of the screen by what they load, each with the number of loaded records. */
  queries: Readonly<Record<string, { query: DebuggedQuery; count: number }>>;
  /** The filter in the address. */
  filter: Readonly<Record<string, string>>;
}

const stateText = ({ status, fetchStatus, error, failureCount }: DebuggedQuery): string => {
  const code = error instanceof ApiError ? ` ${error.status} ${error.code}` : '';
  return `${status} / ${fetchStatus}${code}${failureCount > 0 ? ` (${failureCount})` : ''}`;
};

/** How the screen's data loaded, for developers: only the local run has this panel. It shows no personal data. */
export const DebugPanel = ({ queries, filter }: Props) => {
  const t = useT();
  const kind = useSession()?.userType ?? '-';
  return (
    <details className="mt-8 rounded-lg border border-dashed border-edge text-sm">
      <summary className="flex min-h-11 items-center gap-2 rounded-lg px-4 font-semibold">
        <Bug className="size-4" aria-hidden="true" />
        <span>{t('subscriptionAdmin.debug.title')}</span>
      </summary>
      <dl dir="ltr" className="grid gap-x-6 gap-y-2 px-4 pb-4 font-mono text-xs sm:grid-cols-[auto_1fr]">
        <dt>user_type</dt>
        <dd>{kind}</dd>
        <dt>filter</dt>
        <dd className="wrap-anywhere">{JSON.stringify(filter)}</dd>
        {Object.entries(queries).map(([name, { query, count }]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="wrap-anywhere">
              {[
                count,
                stateText(query),
                query.dataUpdatedAt > 0 ? formatDate(new Date(query.dataUpdatedAt).toISOString(), 'time') : '-',
              ].join('\u00a0· ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

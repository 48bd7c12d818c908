import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { getSession, subscribeToSession } from './session.ts';

const maxRetries = 2;
const maxWaitSeconds = 10;

/** Whether a retry may succeed: without a response or after a failure of the server. A refusal (4xx) is final. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' || error.status >= 500) &&
  (error.retryAfter ?? 0) <= maxWaitSeconds;

/** Waits as long as the server requires in Retry-After, else 1, 2, 4 seconds. */
const waitMs = (attempt: number, error: unknown): number =>
  error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1_000 : 1_000 * 2 ** attempt;

// TanStack takes a page for online that was opened offline, and would not notice when it is online again.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

/** The cache of server state: fresh for 15 seconds; reads are retried up to twice, writes never. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // The place of a further page is not in the list any more: the list starts anew. A first page that has failed stays so.
    onError(error, { queryKey, state }) {
      if (!(error instanceof ApiError) || error.code !== 'INVALID_CURSOR' || state.data === undefined) return;
      void queryClient.resetQueries({ queryKey, exact: true });
    },
  }),
  defaultOptions: {
    queries: {
      // Also without a connection: a call may have a stored response, and a screen then shows why it has none.
      networkMode: 'always',
      refetchOnReconnect: 'always',
      staleTime: 15_000,
      retry: (failures, error) => failures < maxRetries && isTemporary(error),
      retryDelay: waitMs,
    },
    mutations: { retry: false },
  },
});

/** Discards what no screen shows: responses, and changes that wait for a connection. */
const discardUnseen = (): void => {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
};

/** Discards all responses of the previous account; visible data are loaded again. */
export const discardAnswers = async (): Promise<void> => {
  discardUnseen();
  await queryClient.resetQueries();
};

// Here and not in a component: the landing page, from which a step back leads to the screens of before, renders none of this.
let token = getSession()?.token;
subscribeToSession(() => {
  const previous = token;
  token = getSession()?.token;
  if (previous !== undefined && token !== previous) discardUnseen();
});

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { type ShortlistEntry, shortlistCalls } from '#shared/contracts/shortlist.ts';
import { stateOf, statusOf } from '#shared/domain/hiring-pipeline.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { cancelLoads } from '#web/lib/cancel-loads.ts';
import { useT } from '#web/lib/i18n.ts';
import { type QueryKey, queryKeyOf } from '#web/lib/query-key.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { pairCalls, useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import { toast } from '#web/ui/toast-store.ts';
import { storeDraft } from '#web/ui/use-draft.ts';
import { rejectDraft, statusDraft, withCount } from './entry.ts';
import { type EntryPages, withMovedEntry } from './moved-entry.ts';

/** A move of an entry to another status; `text` is the note, or the reason of a rejection. */
export interface Move {
  entry: ShortlistEntry;
  status: PipelineState;
  text: string;
}

const entriesKey = queryKeyOf(shortlistCalls.ofRecruiter);
const statsKey = queryKeyOf(shortlistCalls.stats);
const moveKey = ['move of a shortlist entry'];

const sendMove = ({ entry: { id }, status, text }: Move) =>
  status === 'rejected'
    ? call(shortlistCalls.reject, { params: { id }, body: { rejection_reason: text } })
    : call(shortlistCalls.updateStatus, { params: { id }, body: { status, notes: text } });

/** Keeps the text of a move as the draft of the dialog that makes the move. */
const storeText = ({ entry: { id }, status, text }: Move): void =>
  status === 'rejected'
    ? storeDraft(rejectDraft(id), { rejection_reason: text })
    : storeDraft(statusDraft(id), { notes: text });

/** Shows an entry as it is now in all lists that are loaded. */
const showEntry = (queryClient: QueryClient, entry: ShortlistEntry): void => {
  for (const [key, data] of queryClient.getQueriesData<EntryPages>({ queryKey: entriesKey })) {
    const [, input] = key as QueryKey;
    const state = input?.query?.state as PipelineState | undefined;
    if (data) queryClient.setQueryData(key, withMovedEntry(data, entry, state));
  }
};

/** An entry as it will be at a state: without an agreed time, which only an agreement brings. */
const entryAt = ({ interview: _, ...entry }: ShortlistEntry, state: PipelineState): ShortlistEntry => ({
  ...entry,
  status: statusOf(state),
  ...(state === 'interview' && { interview: {} }),
});

type Stats = AnswerOf<typeof shortlistCalls.stats>;

/** Moves one from the figure of a state to that of another, in the figures that are loaded. */
const moveFigure = (queryClient: QueryClient, from: PipelineState, to: PipelineState): void => {
  queryClient.setQueriesData<Stats>({ queryKey: statsKey }, (data) => {
    if (!data || from === to) return data;
    return { stats: withCount(withCount(data.stats, from, -1), to, 1) };
  });
};

/**
 * Moves an entry to another status and shows it there at once; a refusal or failure shows it at its previous status again,
 * says why and stores the text for the dialog. The server's answer replaces the entry, and the lists are loaded again only
 * after a failure: they may still be without the change for a moment.
 * @param onUndone called when the entry is back at its previous status
 */
export const useMoveEntry = (onUndone: (move: Move) => void) => {
  const t = useT();
  const queryClient = useQueryClient();
  const refresh = useRefreshPairs();
  return useMutation({
    mutationKey: moveKey,
    mutationFn: sendMove,
    // Offline, a move fails now instead of waiting: the page may be closed before the connection is back.
    networkMode: 'always',
    onMutate: async ({ entry, status }) => {
      await Promise.all([entriesKey, statsKey].map((queryKey) => cancelLoads(queryClient, queryKey)));
      showEntry(queryClient, entryAt(entry, status));
      moveFigure(queryClient, stateOf(entry), status);
    },
    onSuccess: (answer) => {
      showEntry(queryClient, answer);
      const stale = pairCalls.map((each) => queryKeyOf(each));
      return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })));
    },
    onError: (error, move) => {
      showEntry(queryClient, move.entry);
      moveFigure(queryClient, move.status, stateOf(move.entry));
      toast.error(errorText(error, t('shortlist.update.failed')));
      if (move.text !== '') storeText(move);
      onUndone(move);
      // Loading the lists now would undo the moves that are still on their way.
      return queryClient.isMutating({ mutationKey: moveKey }) === 1 ? refresh() : undefined;
    },
  });
};

import { useRef, useState } from 'react';
import type { BulkFailed } from '#shared/contracts/bulk-applications.ts';
import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import type { BulkPerson } from './person.ts';
import { sendMove, undoMove } from './send-move.ts';
import { nothingSent, type Part, type Sent, sendParts, splitParts } from './send-parts.ts';

/** A move of several people to a status, and how far it is. */
export interface Move {
  status: BulkTarget;
  notes: string;
  parts: readonly Part[];
  /** How many people it is for. */
  total: number;
  /** By id, as the list had them. */
  people: ReadonlyMap<number, BulkPerson>;
  sent: Sent;
}

/** What undoing a move did. */
export interface Undone {
  restored: number;
  failed: BulkFailed;
}

/**
 * Moves several of a job's applicants, or without a job several people of the shortlist, in parts of one call each, and takes that back
 * while the server can.
 */
export const useBulkMove = (jobId?: number) => {
  const [move, setMove] = useState<Move>();
  const refresh = useRefreshPairs();
  // Of the latest run, which may end after the next move began.
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<{ sent: Sent; isStopped: boolean }>({ sent: nothingSent, isStopped: false });
  const sendAfter = async (before: Promise<unknown>, move: Move, run: typeof latest.current) => {
    const { parts } = move;
    await before;
    const send = (part: Part) => sendMove(jobId, part, move);
    const report = (sent: Sent) => {
      run.sent = sent;
      setMove((shown) => (shown?.parts === parts ? { ...shown, sent } : shown));
    };
    return await sendParts(parts, run.sent, send, report, () => run.isStopped);
  };
  const send = useMutation({
    mutationFn: (next: Move) => {
      latest.current = { sent: next.sent, isStopped: false };
      const run = sendAfter(running.current, next, latest.current);
      running.current = run.catch(() => undefined);
      return run;
    },
    onSettled: refresh,
  });
  const undo = useMutation({
    mutationFn: async ({ parts }: Move): Promise<Undone> => {
      latest.current.isStopped = true;
      await running.current;
      const { sent } = latest.current;
      const changed = new Set(sent.changed);
      const undone: Undone = { restored: 0, failed: [] };
      // What was changed first can be undone for the shortest time. Of a part without an answer, any may have been changed.
      for (const [index, { operation, ids }] of parts.slice(0, sent.parts + 1).entries()) {
        const isAnswered = index < sent.parts;
        const left = isAnswered ? ids.filter((id) => changed.has(id)) : [...ids];
        if (left.length === 0) continue;
        const { changed: restored, failed } = await undoMove(jobId, { operation, ids: left });
        undone.restored += restored.length;
        if (isAnswered) undone.failed = [...undone.failed, ...failed];
      }
      return undone;
    },
    onSettled: refresh,
  });
  const sendAll = async (next: Move): Promise<boolean> =>
    // A failure is shown by `error`.
    await send.mutateAsync(next).then(
      ({ parts }) => parts === next.parts.length,
      () => false,
    );
  /** Resolves to whether all was sent: neither a failure nor an undoing came between. */
  const start = ({ status, notes, people }: { status: BulkTarget; notes: string; people: readonly BulkPerson[] }) => {
    const ids = people.map(({ id }) => id);
    // A removal has no call of several.
    const parts = splitParts(ids, () => crypto.randomUUID(), status === 'removed' ? 1 : undefined);
    const next = {
      status,
      notes,
      parts,
      total: people.length,
      people: new Map(people.map((each) => [each.id, each])),
      sent: nothingSent,
    };
    undo.reset();
    setMove(next);
    return sendAll(next);
  };
  return {
    move,
    start,
    isSending: send.isPending,
    error: send.error,
    /** Goes on after a failure; resolves as `start`. */
    resume: async () => move !== undefined && (await sendAll(move)),
    undo: () => move && undo.mutate(move),
    isUndoing: undo.isPending,
    undone: undo.data,
    undoError: undo.error,
    close: () => setMove(undefined),
  };
};

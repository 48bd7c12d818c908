import type { BulkFailed } from '#shared/contracts/bulk-applications.ts';
import { bulkSize } from '#shared/domain/bulk-moves.ts';

/** People whom one call changes: it is repeated with the same operation. */
export interface Part {
  operation: string;
  ids: readonly number[];
}

/** How far a move is. */
export interface Sent {
  /** The parts that were answered. */
  parts: number;
  changed: readonly number[];
  /** Who had the status already, as after a part whose answer was lost. */
  unchanged: readonly number[];
  failed: BulkFailed;
  /** When the latest part cannot be undone any more, in milliseconds since 1970. */
  until: number;
}

export const nothingSent: Sent = { parts: 0, changed: [], unchanged: [], failed: [], until: 0 };

/** Splits people into parts of one call each. */
export const splitParts = (ids: readonly number[], makeOperation: () => string, size = bulkSize): Part[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ({
    operation: makeOperation(),
    ids: ids.slice(part * size, (part + 1) * size),
  }));

export interface Answer {
  changed: readonly number[];
  unchanged: readonly number[];
  failed: BulkFailed;
  undo_ms: number;
}

/**
 * Sends the parts that were not answered yet, one after the other, until it is stopped. A failure keeps what was sent: the next run
 * goes on there.
 * @param report receives how far it is after each part
 */
export const sendParts = async (
  parts: readonly Part[],
  before: Sent,
  send: (part: Part) => Promise<Answer>,
  report: (sent: Sent) => void,
  isStopped: () => boolean = () => false,
): Promise<Sent> => {
  let sent = before;
  for (const part of parts.slice(sent.parts)) {
    if (isStopped()) break;
    const { changed, unchanged, failed, undo_ms } = await send(part);
    sent = {
      parts: sent.parts + 1,
      changed: [...sent.changed, ...changed],
      unchanged: [...sent.unchanged, ...unchanged],
      failed: [...sent.failed, ...failed],
      until: Date.now() + undo_ms,
    };
    report(sent);
  }
  return sent;
};

import { changesAfter, type IndexName, lastChange } from '#functions/entities/change-feed/change-feed-store.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** How often the feed is read. */
const readEveryMs = 1_000;
/** A collection shows what was written to it after about ten seconds; longer while the queue of changes has a backlog. */
const keptMs = 120_000;
/** Entries of the feed that a new process regards as recent. */
const firstRead = 100;
/** Pages of the feed that one search reads. */
const mostPages = 20;

/** Ids that changed so lately that the engine may not show their state yet. */
export class RecentChanges {
  private readonly kind: IndexName;
  private sequence: number | undefined;
  private readAt: EpochMs | undefined;
  private readonly seen = new Map<number, EpochMs>();

  constructor(kind: IndexName) {
    this.kind = kind;
  }

  /**
   * The ids that changed within the last minutes (0.5 read units at most once a second, 1.5 the first time).
   * @throws StoreUnavailable when the table does not answer
   */
  async ids(now: EpochMs): Promise<ReadonlySet<number>> {
    if (this.readAt === undefined || Math.abs(now - this.readAt) >= readEveryMs) {
      await this.follow(now);
      this.readAt = now;
    }
    return new Set(this.seen.keys());
  }

  private async follow(now: EpochMs): Promise<void> {
    for (const [id, at] of this.seen) if (now - at >= keptMs) this.seen.delete(id);
    this.sequence ??= Math.max(0, (await lastChange(this.kind)) - firstRead);
    for (let page = 0; page < mostPages; page += 1) {
      const entries = await changesAfter(this.kind, this.sequence);
      for (const { ids } of entries) for (const id of ids) this.seen.set(id, now);
      this.sequence = entries.at(-1)?.sequence ?? this.sequence;
      if (entries.length < firstRead) return;
    }
  }
}

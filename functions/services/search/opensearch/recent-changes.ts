import { changesAfter, type IndexName } from '#functions/entities/change-feed/change-feed-store.ts';
import { changedSince } from '#functions/entities/change-feed/changed-since.ts';
import { type EpochMs, epochMs, hourMs } from '#shared/domain/time.ts';

/** How often the feed is read. */
const readEveryMs = 1_000;
/**
 * A collection shows what was written to it after about ten seconds, but a change may be delivered five times before it
 * is given up, which takes half an hour and raises an alarm.
 */
const keptMs = hourMs;
/** Pages of the feed that one search reads, and entries of a full page. */
const mostPages = 20;
const pageSize = 100;

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
   * The ids that changed within the last hour (0.5 read units at most once a second, the first time for each 4 KB of the
   * feed's last hour).
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
    this.sequence ??= await this.start(now);
    for (let page = 0; page < mostPages; page += 1) {
      const entries = await changesAfter(this.kind, this.sequence);
      for (const { ids } of entries) for (const id of ids) this.seen.set(id, now);
      this.sequence = entries.at(-1)?.sequence ?? this.sequence;
      if (entries.length < pageSize) return;
    }
  }

  private async start(now: EpochMs): Promise<number> {
    const { ids, sequence } = await changedSince(this.kind, epochMs(now - keptMs));
    for (const id of ids) this.seen.set(id, now);
    return sequence;
  }
}

import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import { type AnnouncedChange, latestChanges } from '#functions/data/change-feed/latest-changes.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';
import { searchedName } from './index-names.ts';

/** Stream and queue take some 2 s, and a collection shows what was written to it after about ten. */
const visibleWithinMs = 30_000;
const lookEveryMs = 5_000;
/** Entries of the feed that one look reads: 4 KB, so 0.5 read units. */
const entriesOfLook = 25;
/** Things that one batch reads. */
const readAtOnce = 100;
const timeoutMs = 1_500;

const response = z.object({
  hits: z.object({ hits: z.array(z.object({ _id: z.string(), _version: z.int() })) }),
});

/** Whether an engine's index lacks changes of a kind that it should have by now. */
export class FeedLag {
  private readonly client: Client;
  private readonly kind: IndexKind;
  private looked: { at: EpochMs; isBehind: Promise<boolean> } | undefined;
  /** Entries of a previous look that are compared once they are due: on a busy stage all of a look are too young. */
  private waiting: readonly AnnouncedChange[] = [];
  /** Up to this entry the index has the changes. */
  private shown = 0;
  private wasBehind = false;

  constructor(client: Client, kind: IndexKind) {
    this.client = client;
    this.kind = kind;
  }

  /**
   * Whether changes that were announced half a minute ago are not in the index (0.5 read units and at most one request to
   * the engine in five seconds). When the engine does not tell, they count as missing.
   * @throws StoreUnavailable when the table does not answer
   */
  isBehind(now: EpochMs): Promise<boolean> {
    if (this.looked && Math.abs(now - this.looked.at) < lookEveryMs) return this.looked.isBehind;
    const isBehind = this.look(now);
    this.looked = { at: now, isBehind };
    isBehind.catch(() => {
      this.looked = undefined;
    });
    return isBehind;
  }

  private async look(now: EpochMs): Promise<boolean> {
    const { name } = this.kind;
    try {
      const entries = await latestChanges(name, entriesOfLook);
      const until = epochMs(now - visibleWithinMs);
      const due = [...entries, ...this.waiting].filter(({ at, sequence }) => at <= until && sequence > this.shown);
      const young = this.waiting.filter(({ at }) => at > until);
      this.waiting = young.length > 0 ? young : entries.filter(({ at }) => at > until);
      if (due.length === 0) return this.wasBehind;
      const late = await this.lateAmong(due);
      if (late === 0) this.shown = Math.max(...due.map(({ sequence }) => sequence));
      else if (!this.wasBehind) log('SEARCH_INDEX_BEHIND', { kind: name, late });
      this.wasBehind = late > 0;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (!this.wasBehind) log('SEARCH_INDEX_BEHIND', { kind: name, ...describeError(error) });
      this.wasBehind = true;
    }
    return this.wasBehind;
  }

  /** How many things of some changes the index does not have as of the latest of them. */
  private async lateAmong(changes: readonly AnnouncedChange[]): Promise<number> {
    const wanted = new Map<number, number>();
    for (const { sequence, ids } of changes) {
      for (const id of ids) wanted.set(id, Math.max(sequence, wanted.get(id) ?? 0));
    }
    const versions = await this.versionsOf([...wanted.keys()]);
    const isOlder = ([id, sequence]: [number, number]) => (versions.get(id) ?? sequence) < sequence;
    const absent = [...wanted.keys()].filter((id) => !versions.has(id));
    return [...wanted].filter(isOlder).length + (await this.visibleAmong(absent));
  }

  private async versionsOf(ids: readonly number[]): Promise<Map<number, number>> {
    const body = { query: { ids: { values: ids.map(String) } }, size: ids.length, version: true, _source: false };
    const { body: answer } = await this.client.search(
      { index: searchedName(this.kind), body: body as never },
      { requestTimeout: timeoutMs },
    );
    return new Map(response.parse(answer).hits.hits.map(({ _id, _version }) => [Number(_id), _version]));
  }

  /** How many of the things may be found: a new index has no documents of those that were gone before. */
  private async visibleAmong(ids: readonly number[]): Promise<number> {
    if (ids.length === 0) return 0;
    const entries = await this.kind.read(ids.slice(0, readAtOnce), 'eventual');
    return entries.filter(({ document }) => document).length;
  }
}

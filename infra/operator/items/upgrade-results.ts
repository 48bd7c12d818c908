import { indexKeys } from '#functions/data/index-keys.ts';
import { isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { forgetResults } from '#functions/entities/notification/notification-store.ts';
import { parseNotification } from '#functions/entities/notification/stored-notification.ts';
import { clock } from '#functions/platform/clock.ts';
import { dayMs, toEpochMs } from '#shared/domain/time.ts';

/** What older items lack. Each write is conditional: a repeated or interrupted run is harmless. */
export interface Upgrade {
  /** Named in the report. */
  name: string;
  /** Returns what adds it, or undefined for an item that does not need it. */
  upgradeOf(item: Record<string, unknown>): Promise<(() => Promise<unknown>) | undefined>;
}

// Results of saved searches name candidates: an erasure finds them by these places only.

/** Recruiters' searches find candidates. */
const hitKey = /^SEARCH_HIT#([^#]+)#0*([1-9][0-9]*)$/;

/** Hits had no place by which an erased candidate's are found. */
export const placeSearchHits: Upgrade = {
  name: 'candidates whom saved searches found, without a place by which they are forgotten',
  upgradeOf: async ({ PK, SK, entity, GSI1PK }) => {
    const isOfRecruiter = entity === 'search_hit' && String(PK).startsWith('RECRUITER#');
    const [, search, found] = (isOfRecruiter && hitKey.exec(String(SK))) || [];
    if (search === undefined || GSI1PK !== undefined) return undefined;
    const set = indexKeys.searchHitsOf(Number(found), search);
    return () => write(updateItem<object>({ PK: String(PK), SK: String(SK) }, { set, when: { PK: isPresent } }));
  },
};

/** Notifications had the ids of results even after their mail. Those of the last day, and held ones, may still be mailed. */
export const forgetMailedResults: Upgrade = {
  name: 'notifications with the ids of results that were mailed',
  upgradeOf: async (item) => {
    if (item.entity !== 'notification' || item.found === undefined) return undefined;
    const { created_at } = parseNotification(item).summary;
    const key = { PK: String(item.PK), SK: String(item.SK) };
    if (toEpochMs(created_at) > clock.now() - dayMs || (await readItem(keys.heldMail(key)))) return undefined;
    return () => forgetResults(key);
  },
};

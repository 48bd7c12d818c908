import { indexKeys } from '#functions/data/index-keys.ts';
import { isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { forgetInterview, forgetResults } from '#functions/entities/notification/notification-store.ts';
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

type Key = { PK: string; SK: string };

/** A write for a notification whose mail is out: those of the last day, and held ones, may still be mailed. */
async function onceMailed(item: Record<string, unknown>, forget: (key: Key) => Promise<void>) {
  const { created_at } = parseNotification(item).summary;
  const key = { PK: String(item.PK), SK: String(item.SK) };
  if (toEpochMs(created_at) > clock.now() - dayMs || (await readItem(keys.heldMail(key)))) return undefined;
  return () => forget(key);
}

/** Notifications had the ids of results even after their mail. */
export const forgetMailedResults: Upgrade = {
  name: 'notifications with the ids of results that were mailed',
  upgradeOf: async (item) =>
    item.entity === 'notification' && item.found !== undefined ? await onceMailed(item, forgetResults) : undefined,
};

/** Mails that failed, were held or came back from a backup left what their notification had of an erased interview. */
export const forgetErasedInterviews: Upgrade = {
  name: 'notifications with what they had of an erased interview, whose mail is out',
  upgradeOf: async (item) => {
    if (item.entity !== 'notification') return undefined;
    const { step, interview } = parseNotification(item).summary.values;
    return step === 'gone' && interview !== undefined ? await onceMailed(item, forgetInterview) : undefined;
  },
};

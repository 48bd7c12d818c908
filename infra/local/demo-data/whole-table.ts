import { keys } from '#functions/data/keys.ts';
import { summaryOf } from '#functions/data/summary.ts';
import { applicantCountItem } from '#functions/entities/job/applicant-count-store.ts';
import { countedFigures } from '#functions/entities/job/job-store.ts';
import { notificationOfHistory } from '#functions/entities/notification/notification-group-store.ts';
import type { Inbox } from '#functions/entities/notification/notification-store.ts';
import { dayEntities, dayExpiry, dayKey } from '#functions/entities/statistics/day-store.ts';
import { statisticsKey } from '#functions/entities/statistics/statistics-store.ts';
import { eventNameOf } from '#functions/events/apply-effects.ts';
import type { Effect } from '#functions/events/effect.ts';
import { effectsOf } from '#functions/events/effects-of.ts';
import { unlockNotice } from '#functions/events/settle-unlocks.ts';
import { dayMs, type EpochMs } from '#shared/domain/time.ts';
import { invoiceItems } from './invoice-items.ts';
import type { CountedCall, Item, ItemVersion } from './item-version.ts';

type Table = Map<string, Item>;
type FigureEffect = Extract<Effect, { kind: 'statistics' | 'closing_jobs' | 'job_stats' | 'recruiter_stats' | 'day' }>;
type NotificationEffect = Extract<Effect, { kind: 'notification' }>;

/** How long ago all users have read all notifications, in milliseconds. */
export const readAgoMs = 3 * dayMs;

/**
 * The table at `now` after a history of its items, oldest version first: the last version of each item, and the
 * figures, notifications, unread counts and invoices that the stream function derives from all versions.
 */
export const wholeTable = (history: readonly (ItemVersion | CountedCall)[], now: EpochMs): Item[] => {
  const table: Table = new Map();
  let isRead = false;
  for (const [place, entry] of history.entries()) {
    const { at } = entry;
    if (!isRead && at > now - readAgoMs) {
      readAll(table);
      isRead = true;
    }
    if ('figures' in entry) {
      addFigures(table, { kind: 'day', figures: entry.figures });
      continue;
    }
    const { item } = entry;
    const before = put(table, item);
    const eventId = `demo-${place}`;
    const effects = effectsOf({ eventId, at, entity: item.entity, before, after: item });
    if (item.entity === 'candidate_view' && !before) effects.push(...unlockNotice(item, companyOf(table, item)));
    for (const effect of effects) {
      if (effect.kind === 'notification') deliver(table, effect, eventNameOf(eventId));
      else if (effect.kind === 'job_stats_gone') throw new Error('Demo data are only added to.');
      // Business events of the past are not counted in CloudWatch, and no one had saved a search.
      else if (effect.kind !== 'count' && effect.kind !== 'search_task') addFigures(table, effect);
    }
    if (item.entity === 'job' || item.entity === 'application') copyCount(table, item);
  }
  const items = [...table.values()];
  return [...items, ...invoiceItems(items)];
};

const keyOf = ({ PK, SK }: Record<string, unknown>): string => `${PK} ${SK}`;

/** Stores an item; returns the version that it replaces. */
const put = (table: Table, item: Item): Item | undefined => {
  const key = keyOf(item);
  const before = table.get(key);
  table.set(key, item);
  return before;
};

const figureKey = (effect: FigureEffect) => {
  if (effect.kind === 'day') return dayKey(effect.figures.of, effect.figures.day);
  if (effect.kind === 'statistics') return statisticsKey(effect.part);
  if (effect.kind === 'closing_jobs') return keys.closingJobs(effect.month, effect.recruiterId);
  return effect.kind === 'job_stats' ? keys.jobStats(effect.jobId) : keys.recruiterStats(effect.recruiterId);
};

/** A new item for figures; except days, its entity is named after its effect. */
const newFigures = (effect: FigureEffect): Item => {
  const isDay = effect.kind === 'day';
  return {
    ...figureKey(effect),
    entity: isDay ? dayEntities[effect.figures.of.kind] : effect.kind,
    schema_version: 1,
    ...(isDay && { expires_at: dayExpiry(effect.figures.day) }),
  };
};

/** Adds to the figures of an item. */
const addFigures = (table: Table, effect: FigureEffect): void => {
  const before = table.get(keyOf(figureKey(effect))) ?? newFigures(effect);
  const moved = Object.entries(effect.kind === 'day' ? effect.figures.add : effect.add).map(([name, by]) => [
    name,
    Number(before[name] ?? 0) + Number(by),
  ]);
  put(table, { ...before, ...Object.fromEntries(moved) });
};

/** Copies the numbers of applications of the job that an item is about, as the stream function does. */
const copyCount = (table: Table, item: Item): void => {
  const { id, job_id = id, recruiter_id } = summaryOf(item) as { id: number; job_id?: number; recruiter_id: number };
  put(
    table,
    applicantCountItem(recruiter_id, job_id, countedFigures.parse(table.get(keyOf(keys.jobStats(job_id))) ?? {})),
  );
};

/** The name of the company that unlocked a candidate. */
const companyOf = (table: Table, { recruiter_id }: Item): string => {
  const profile = table.get(keyOf(keys.profile('recruiter', Number(recruiter_id))));
  return String(((profile && summaryOf(profile)) as { company_name?: string } | undefined)?.company_name);
};

/** Stores a notification in its inbox and counts it as unread. */
const deliver = (table: Table, { to, notification }: NotificationEffect, event: string): void => {
  const unread = unreadOf(table, to);
  for (const write of Object.values(notificationOfHistory(to, { ...notification, event }, unread.last_number))) {
    if (write?.Put?.Item) put(table, write.Put.Item as Item);
  }
  put(table, { ...unread, last_number: unread.last_number + 1, unread_count: unread.unread_count + 1 });
};

/** Marks all notifications in all inboxes as read. */
const readAll = (table: Table): void => {
  for (const item of table.values()) {
    if (item.entity === 'unread') put(table, { ...item, unread_count: 0, read_through: item.last_number });
  }
};

type Unread = Item & { last_number: number; unread_count: number };

const unreadOf = (table: Table, { kind, id }: Inbox): Unread => {
  const key = keys.unread(kind, id);
  const empty: Unread = { ...key, entity: 'unread', schema_version: 1, last_number: 0, unread_count: 0 };
  return (table.get(keyOf(key)) as Unread | undefined) ?? empty;
};

import { batchGet } from '#functions/data/batch-get.ts';
import { deleteItem, is, putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { addMs, type EpochMs, type IsoInstant, minuteMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { type Booked, bookedSchemaVersion, type InterviewSummary, parseBooked } from './stored-interview.ts';

// One item has all agreed times of a person: each change is conditional on its version, so that no two interviews get the same time.

/** The person whose time an interview takes. */
export type Person = Pick<InterviewSummary, 'recruiter_id' | 'by'>;

const none: Booked = { version: 0, times: [] };

/** A person's agreed times, read consistently (1 read unit). */
export async function readBooked({ recruiter_id, by }: Person): Promise<Booked> {
  const item = await readItem(keys.bookedTimes(recruiter_id, by));
  return item ? parseBooked(item) : none;
}

/** Whether one of the times overlaps a period, or is nearer to it than a buffer. */
export function isTaken({ times }: Booked, from: IsoInstant, until: IsoInstant, bufferMinutes = 0): boolean {
  const [first, last] = [later(from, -bufferMinutes), later(until, bufferMinutes)];
  return times.some((each) => each.from < last && first < each.until);
}

const later = (at: IsoInstant, minutes: number): IsoInstant => toIso(addMs(toEpochMs(at), minutes * minuteMs));

/** The next version without an interview's time, and without what is over. */
export const withoutTime = ({ version, times }: Booked, id: string, now: EpochMs): Booked => ({
  version: version + 1,
  times: times.filter((each) => each.id !== id && each.until > toIso(now)),
});

export const withTime = ({ version, times }: Booked, time: Booked['times'][number]): Booked => ({
  version,
  times: [...times, time],
});

/** The write of the next version (4 write units inside a transaction); it fails when another one came first. */
export const bookedOf = ({ recruiter_id, by }: Person, booked: Booked) =>
  putVersion({
    ...keys.bookedTimes(recruiter_id, by),
    entity: 'booked_times',
    schema_version: bookedSchemaVersion,
    ...booked,
  });

/** Removes the item of a person who holds no interviews any more, unless a time is in it (1 read unit, and 1 write unit). */
export async function removeBooked(person: Person, now: EpochMs): Promise<void> {
  const { version, times } = await readBooked(person);
  if (version === 0 || times.some(({ until }) => until > toIso(now))) return;
  await write(deleteItem<Booked>(keys.bookedTimes(person.recruiter_id, person.by), { when: { version: is(version) } }));
}

/** How many agreed interviews to come people of a company have (0.5 read units each); those without any are left out. */
export async function countBooked(companyId: number, people: readonly number[], now: EpochMs) {
  const items = people.length > 0 ? await batchGet(people.map((id) => keys.bookedTimes(companyId, id))) : [];
  const found = new Map(items.map((item) => [item.SK, parseBooked(item).times]));
  return (id: number): number | undefined =>
    found.get(keys.bookedTimes(companyId, id).SK)?.filter(({ until }) => until > toIso(now)).length || undefined;
}

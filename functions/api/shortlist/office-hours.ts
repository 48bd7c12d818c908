import { editVersion, requireShown } from '#functions/data/edit-version.ts';
import { retry } from '#functions/data/retry.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isTaken, readBooked } from '#functions/entities/interview/booked-times.ts';
import { putOfficeHours, readOfficeHours } from '#functions/entities/office-hours/office-hours-store.ts';
import type { StoredOfficeHours } from '#functions/entities/office-hours/stored-office-hours.ts';
import type { UseCase } from '#functions/http/request.ts';
import { invalidField } from '#functions/platform/http-error.ts';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import { officeStarts } from '#functions/services/clocks/office-starts.ts';
import type { officeHoursCalls, ShownOfficeHours } from '#shared/contracts/office-hours.ts';
import { usualBuffer, usualNotice, usualWeeks } from '#shared/domain/office-hours.ts';
import type { EpochMs, IsoInstant } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

type Calls = typeof officeHoursCalls;
type Edited = Omit<StoredOfficeHours, 'version'>;

/** What the form edits. */
const editedOf = ({ zone, ranges, buffer_minutes, notice_hours, weeks }: Edited): Edited => ({
  zone,
  ranges,
  buffer_minutes,
  notice_hours,
  weeks,
});

const none = { ranges: [], buffer_minutes: usualBuffer, notice_hours: usualNotice, weeks: usualWeeks };

const shown = (stored: StoredOfficeHours | undefined): ShownOfficeHours => {
  const edited = stored ? editedOf(stored) : none;
  return { ...edited, version: editVersion(edited) };
};

/** The caller's own office hours (1 read unit). */
export const showOfficeHours: UseCase<Calls['officeHours']> = async ({ caller }) =>
  shown(await readOfficeHours(caller.id));

/**
 * Sets the caller's own office hours (1 read unit, 4 write units).
 * @throws HttpError CHANGED_MEANWHILE when the form showed another version
 */
export const setOfficeHours: UseCase<Calls['setOfficeHours']> = ({ caller, body }) =>
  retry(async () => {
    const before = await readOfficeHours(caller.id);
    const next = { ...editedOf(body), version: (before?.version ?? 0) + 1 };
    requireShown(body.version, before ? editedOf(before) : none, editedOf(next));
    return (await putOfficeHours(caller.id, next)) ? shown(next) : undefined;
  });

/** When interviews of a length can begin in a person's office hours (1 read unit). */
async function startsOf({ id, account }: Caller, hours: StoredOfficeHours, minutes: number, now: EpochMs) {
  const [clocks, booked] = await Promise.all([loadClocks(), readBooked({ recruiter_id: id, by: account.id })]);
  const isBusy = (from: IsoInstant, until: IsoInstant) => isTaken(booked, from, until, hours.buffer_minutes);
  const starts = officeStarts(clocks, { hours, minutes, now, isTaken: isBusy });
  return { starts, show: (at: IsoInstant) => ({ at, local: clocks.localTime(at, hours.zone) }) };
}

/** Free times of the caller's office hours (2 read units); none before they are set. */
export const listFreeTimes: UseCase<Calls['freeTimes']> = async ({ caller, query, page, now }) => {
  const hours = await readOfficeHours(caller.account.id);
  if (!hours) return { items: [], next: undefined };
  const { starts, show } = await startsOf(caller, hours, query.minutes, now);
  const left = starts.filter((at) => at > String(page.start?.at ?? ''));
  const items = left.slice(0, page.limit);
  return { items: items.map(show), next: left.length > items.length ? { at: items.at(-1) } : undefined };
};

/**
 * What office hours require of a pick (2 read units).
 * @throws HttpError 400 for times that are not free ones of the caller's office hours
 */
export async function requireFree(
  caller: Caller,
  { times, minutes }: { times: readonly IsoInstant[]; minutes: number },
  now: EpochMs,
): Promise<{ buffer_minutes: number; notice_hours: number }> {
  const hours = await readOfficeHours(caller.account.id);
  const free = new Set(hours && (await startsOf(caller, hours, minutes, now)).starts);
  if (!hours || !times.every((at) => free.has(at))) throw invalidField('times', textId('office_times_changed'));
  return { buffer_minutes: hours.buffer_minutes, notice_hours: hours.notice_hours };
}

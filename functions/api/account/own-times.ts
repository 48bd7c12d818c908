import type { Caller } from '#functions/entities/account/caller.ts';
import { readOfficeHours } from '#functions/entities/office-hours/office-hours-store.ts';
import { readOwnZone } from '#functions/entities/own-zone/own-zone-store.ts';

/** The account's time zone, and of people who work for companies their office hours (1 read unit each). */
export async function ownTimes(caller: Caller) {
  const [own, hours] = await Promise.all([
    readOwnZone(caller),
    caller.kind === 'recruiter' ? readOfficeHours(caller.id) : undefined,
  ]);
  const zone = own && { time_zone: own.zone, is_time_zone_chosen: own.is_chosen };
  if (!hours) return { ...zone };
  const { version: _, ...office_hours } = hours;
  return { ...zone, office_hours };
}

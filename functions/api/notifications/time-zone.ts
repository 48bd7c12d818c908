import { putOwnZone, readOwnZone } from '#functions/entities/own-zone/own-zone-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { timeZoneCalls } from '#shared/contracts/time-zone.ts';

type Calls = typeof timeZoneCalls;

/** The caller's time zone (1 read unit). */
export const timeZone: UseCase<Calls['timeZone']> = async ({ caller }) => {
  const { zone = null, is_chosen = false } = (await readOwnZone(caller)) ?? {};
  return { zone, is_chosen };
};

/** Sets the caller's time zone (1 read unit; 4 write units where it changes). That of a browser replaces no choice. */
export const setTimeZone: UseCase<Calls['setTimeZone']> = async ({ caller, body: { zone, is_chosen } }) => {
  const before = await readOwnZone(caller);
  const isSame = before?.zone === zone && before.is_chosen === is_chosen;
  if (before && (isSame || (before.is_chosen && !is_chosen))) return { zone: before.zone, is_chosen: before.is_chosen };
  const stored = await putOwnZone(caller.kind, { id: caller.id, zone, is_chosen });
  return { zone: stored.zone, is_chosen: stored.is_chosen };
};

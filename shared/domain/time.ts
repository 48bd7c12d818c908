import type { $brand } from 'zod/mini';

// Instants have a type for each unit, so that mixing them does not compile. Durations are plain numbers whose names end in
// their unit (`dayMs`, `freshSeconds`). On the wire, an instant is an `IsoInstant`.

/** Milliseconds since 1970: the clock, and everything that is calculated. */
export type EpochMs = number & $brand<'EpochMs'>;

/** Seconds since 1970: sessions, and the attribute by which DynamoDB removes expired items. */
export type EpochSeconds = number & $brand<'EpochSeconds'>;

/** ISO 8601 in UTC with milliseconds, `2026-01-31T09:30:00.000Z`: the order of such texts is the order in time. */
export type IsoInstant = string & $brand<'IsoInstant'>;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Declares that a number is milliseconds since 1970. */
export const epochMs = (milliseconds: number): EpochMs => milliseconds as EpochMs;

/** Declares that a number is seconds since 1970. */
export const epochSeconds = (seconds: number): EpochSeconds => seconds as EpochSeconds;

/** Declares that a text is an instant: ISO 8601 in UTC with milliseconds. */
export const isoInstant = (text: string): IsoInstant => text as IsoInstant;

export const toIso = (at: EpochMs): IsoInstant => isoInstant(new Date(at).toISOString());

export const toEpochMs = (at: IsoInstant): EpochMs => epochMs(Date.parse(at));

/** The second in which an instant is. */
export const toEpochSeconds = (at: EpochMs): EpochSeconds => epochSeconds(Math.floor(at / 1000));

/** The start of a second. */
export const startOfSecond = (at: EpochSeconds): EpochMs => epochMs(at * 1000);

export const addMs = (at: EpochMs, milliseconds: number): EpochMs => epochMs(at + milliseconds);

export const addDays = (at: EpochMs, days: number): EpochMs => addMs(at, days * dayMs);

export const addSeconds = (at: EpochSeconds, seconds: number): EpochSeconds => epochSeconds(at + seconds);

export const earliestOf = (...times: EpochMs[]): EpochMs => epochMs(Math.min(...times));

export const latestOf = (...times: EpochMs[]): EpochMs => epochMs(Math.max(...times));

/** Whole seconds from `now` until an instant, rounded up; 0 once it has passed. */
export const secondsUntil = (at: EpochMs, now: EpochMs): number => Math.max(0, Math.ceil((at - now) / 1000));

/** The value of `expires_at` (DynamoDB's time to live) of an item that may be removed from an instant on. */
export const expiryAt = (at: EpochMs): EpochSeconds => epochSeconds(Math.ceil(at / 1000));

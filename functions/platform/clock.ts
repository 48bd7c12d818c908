import { type EpochMs, epochMs } from '#shared/domain/time.ts';

/** The server's clock. Tests put their own in its place. */
export const clock = { now: (): EpochMs => epochMs(Date.now()) };

import { type EpochMs, epochMs } from '#shared/domain/time.ts';

/** The server's clock. Tests put their own in its place. */
export const clock = {
  now: (): EpochMs => epochMs(Date.now()),
  /** Resolves at an instant, at once if it has passed. */
  waitUntil: (at: EpochMs): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, Math.max(0, at - clock.now()))),
};

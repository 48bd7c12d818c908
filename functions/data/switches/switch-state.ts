import { setTimeout as pause } from 'node:timers/promises';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { StoreUnavailable } from '#functions/platform/store-unavailable.ts';
import { type SwitchName, switchNames } from '#shared/domain/switches.ts';
import { type EpochMs, minuteMs } from '#shared/domain/time.ts';
import { storedSwitches } from './stored-switches.ts';

// What this container knows of the switches (decision 93): at its start everything is on.

/** How long a state is used before it is read again; a read that failed is repeated sooner. */
const lifetimeMs = 30_000;
const repeatMs = 5_000;

/** How long a call waits for a state that is read again. The read usually ends with that of the caller's session. */
const patienceMs = 300;

/** How long work waits for a first state: less than the alarm on late mails does (`MailsLag`). */
const maxUnknownMs = 10 * minuteMs;

let unknownSince: EpochMs | undefined;
let off: ReadonlySet<SwitchName> | undefined;
let attempt: { at: EpochMs; lastsMs: number } | undefined;
let reading: Promise<void> | undefined;

/**
 * Starts to read the switches again, if that is due: 0.5 read units, at most once in 30 s in each container, beside the
 * units of the call. It never throws: what cannot be read leaves the last state.
 */
export function refreshSwitches(): void {
  const now = clock.now();
  if (reading || (attempt && Math.abs(now - attempt.at) < attempt.lastsMs)) return;
  attempt = { at: now, lastsMs: lifetimeMs };
  reading = readSwitches()
    .catch((error: unknown) => {
      attempt = { at: now, lastsMs: repeatMs };
      log('SWITCHES_UNREADABLE', describeError(error));
    })
    .finally(() => {
      reading = undefined;
    });
}

async function readSwitches(): Promise<void> {
  const state = storedSwitches.parse((await readItem(keys.switches(), { consistent: false })) ?? {});
  const before = off ?? new Set();
  off = new Set(switchNames.filter((name) => state[name] !== undefined));
  if (before.symmetricDifference(off).size > 0) log('SWITCHES_CHANGED', { off: [...off].join(' ') });
}

/**
 * Whether a call is switched off, by the last state. A call waits for a state that is read again, but not long, and never
 * for the first one of its container: a cold start is no slower, and its first calls may pass a switch that is off.
 */
export async function isOff(name: SwitchName): Promise<boolean> {
  if (off && reading) await Promise.race([reading, pause(patienceMs, undefined, { ref: false })]);
  return off?.has(name) ?? false;
}

/**
 * The same for work that no user waits for: the first state is waited for, too. A mass mail by mistake cannot be taken back, so work is
 * repeated later rather than done without a state; but not for longer than `maxUnknownMs`, so that an item that cannot be read
 * does not stop it for good.
 * @throws StoreUnavailable while this container has read no state yet
 */
export async function isWorkOff(name: SwitchName): Promise<boolean> {
  refreshSwitches();
  await reading;
  if (off) return off.has(name);
  const now = clock.now();
  unknownSince ??= now;
  if (now - unknownSince < maxUnknownMs) throw new StoreUnavailable('The switches were not read yet.');
  return false;
}

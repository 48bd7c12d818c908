/** Codes sent to an address and guesses at them; times in milliseconds since 1970. */
export interface Codes {
  sends: number[];
  failures: number[];
  /** `asked` identifies the code: the runner knows its digits. */
  code: { requested: number; until: number; guesses: number } | undefined;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const noCodes = (): Codes => ({ sends: [], failures: [], code: undefined });

/** Sends a code; returns the status. */
export function sendCode(codes: Codes, now: number, requested = 0): 200 | 429 {
  const sentIn = (span: number) => codes.sends.filter((at) => at > now - span).length;
  if (sentIn(minute) >= 3 || sentIn(15 * minute) >= 5 || sentIn(day) >= 20) return 429;
  codes.sends.push(now);
  codes.code = { requested, until: now + 10 * minute, guesses: 0 };
  codes.failures = codes.failures.filter((at) => at > now - day);
  return 200;
}

/** Enters the latest mailed code, or another one; returns the status. */
export function enterCode(codes: Codes, isRight: boolean, now: number): 200 | 400 | 429 {
  const isLocked = codes.failures.filter((at) => at > now - day).length >= 10;
  if (isLocked) return 429;
  if (!codes.code || now >= codes.code.until || codes.code.guesses >= 5) return 400;
  if (isRight) {
    codes.code = undefined;
    return 200;
  }
  codes.code.guesses += 1;
  codes.failures.push(now);
  return 400;
}

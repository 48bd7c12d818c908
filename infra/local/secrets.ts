import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damagedData } from './problem.ts';

const names = ['OTP_PEPPER', 'CURSOR_SECRET', 'OPT_OUT_SECRET', 'BOOTSTRAP_SECRET', 'ORIGIN_SECRET'] as const;
export type LocalSecrets = Record<(typeof names)[number], string>;

/**
 * The secrets of this data folder: made once, then kept, so that sessions and page links survive a restart. A folder
 * that an earlier version made gets the secrets that it does not have yet.
 * Throws a LocalProblem when the file cannot be read.
 */
export const loadSecrets = (dataDir: string): LocalSecrets => {
  const path = join(dataDir, 'secrets.json');
  const stored = existsSync(path) ? readSecrets(path) : {};
  const secrets = Object.fromEntries(
    names.map((name) => [name, stored[name] ?? randomBytes(32).toString('base64url')]),
  ) as LocalSecrets;
  if (names.some((name) => stored[name] === undefined)) {
    writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return secrets;
};

const readSecrets = (path: string): Partial<LocalSecrets> => {
  try {
    const stored: Partial<LocalSecrets> = JSON.parse(readFileSync(path, 'utf8'));
    for (const name of names) {
      const value: unknown = stored[name];
      if (value === undefined) continue;
      if (typeof value !== 'string' || value.length < 32) throw new Error(`${name} is too short`);
    }
    return stored;
  } catch (error) {
    throw damagedData('secrets.json', error instanceof Error ? error.message : String(error));
  }
};

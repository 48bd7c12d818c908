import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damagedData } from './problem.ts';

const names = ['OTP_PEPPER', 'CURSOR_SECRET', 'BOOTSTRAP_SECRET', 'ORIGIN_SECRET'] as const;
export type LocalSecrets = Record<(typeof names)[number], string>;

/**
 * The secrets of this data folder: made once, then kept, so that sessions and page links survive a restart.
 * Throws a LocalProblem when the file cannot be read.
 */
export const loadSecrets = (dataDir: string): LocalSecrets => {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    const entries = names.map((name) => [name, randomBytes(32).toString('base64url')]);
    writeFileSync(path, JSON.stringify(Object.fromEntries(entries), null, 2), { mode: 0o600 });
  }
  return readSecrets(path);
};

const readSecrets = (path: string): LocalSecrets => {
  try {
    const stored: Partial<LocalSecrets> = JSON.parse(readFileSync(path, 'utf8'));
    const secret = (name: keyof LocalSecrets): string => {
      const value = stored[name];
      if (typeof value !== 'string' || value.length < 32) {
        throw new Error(`${name} is missing`);
      }
      return value;
    };
    return {
      OTP_PEPPER: secret('OTP_PEPPER'),
      CURSOR_SECRET: secret('CURSOR_SECRET'),
      BOOTSTRAP_SECRET: secret('BOOTSTRAP_SECRET'),
      ORIGIN_SECRET: secret('ORIGIN_SECRET'),
    };
  } catch (error) {
    throw damagedData('secrets.json', error instanceof Error ? error.message : String(error));
  }
};

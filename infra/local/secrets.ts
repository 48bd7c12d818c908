import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readStateFile, writeStateFile } from './process/state-file.ts';

const names = [
  'OTP_PEPPER',
  'CURSOR_SECRET',
  'MAIL_LINK_SECRET',
  'BOOTSTRAP_SECRET',
  'ORIGIN_SECRET',
  'TRIAL_SECRET',
] as const;
export type LocalSecrets = Record<(typeof names)[number], string>;

const stored = z.partialRecord(z.enum(names), z.string().check(z.minLength(32)));

/**
 * Loads the secrets of a data folder. They are generated once and stored, so that sessions and cursors survive a
 * restart. Secrets that an earlier version did not have are added.
 * @throws LocalProblem when the file cannot be read
 */
export const loadSecrets = (dataDir: string): LocalSecrets => {
  const path = join(dataDir, 'secrets.json');
  const found = readStateFile(path, stored) ?? {};
  const made = names.map((name) => [name, found[name] ?? randomBytes(32).toString('base64url')]);
  const secrets: LocalSecrets = Object.fromEntries(made);
  if (names.some((name) => found[name] === undefined)) writeStateFile(path, JSON.stringify(secrets, null, 2));
  return secrets;
};

import { putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { transact } from '#functions/data/transact.ts';
import { officeHoursSchemaVersion, parseOfficeHours, type StoredOfficeHours } from './stored-office-hours.ts';

/** The office hours of the account of a person who works for a company, read consistently (1 read unit), or undefined. */
export async function readOfficeHours(accountId: number): Promise<StoredOfficeHours | undefined> {
  const item = await readItem(keys.officeHours(accountId));
  return item && parseOfficeHours(item);
}

/** Stores the next version, for an account that is not deleted (4 write units up to 1 KB); false when another one came first. */
export async function putOfficeHours(accountId: number, hours: StoredOfficeHours): Promise<boolean> {
  const item = {
    ...keys.officeHours(accountId),
    entity: 'office_hours',
    schema_version: officeHoursSchemaVersion,
    ...hours,
  };
  const owner = { kind: 'recruiter', id: accountId } as const;
  return (await transact({ hours: putVersion(item), owner: requireOwner(owner) })).done;
}

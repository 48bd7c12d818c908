import { putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type PushDevice, type PushDevices, parsePushDevices, pushSchemaVersion } from './stored-push-devices.ts';

interface Owner {
  kind: AccountKind;
  id: number;
}

/** The devices on which an account switched messages on (1 read unit for each 4 KB: about ten devices). */
export async function readPushDevices({ kind, id }: Owner): Promise<PushDevices> {
  const item = await readItem(keys.pushDevices(kind, id));
  return item ? parsePushDevices(item) : { devices: [], version: 0 };
}

/**
 * Changes the devices of an account (1 read unit; 4 write units with the account's check, and 2 more for each further KB). Nothing is
 * written if `change` returns what it got, nor for an account that is deleted for good meanwhile. The item's version is the
 * condition, so that of concurrent requests each one sees what the others did.
 * @param change may run several times
 */
export async function changePushDevices(
  owner: Owner,
  change: (devices: readonly PushDevice[]) => readonly PushDevice[],
): Promise<void> {
  await retry(
    async () => {
      const { devices, version } = await readPushDevices(owner);
      const changed = change(devices);
      if (changed === devices) return true;
      const item = {
        ...keys.pushDevices(owner.kind, owner.id),
        entity: 'push_devices',
        schema_version: pushSchemaVersion,
        devices: changed,
        version: version + 1,
      };
      const outcome = await transact({ devices: putVersion(item), owner: requireOwner(owner) });
      return outcome.done || outcome.failed !== 'devices' ? true : undefined;
    },
    { baseMs: 25 },
  );
}

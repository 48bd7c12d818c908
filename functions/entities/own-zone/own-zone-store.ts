import { batchGet } from '#functions/data/batch-get.ts';
import { is, isAbsent, putItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { transact } from '#functions/data/transact.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { type OwnZone, ownZoneSchemaVersion, parseOwnZone } from './stored-own-zone.ts';

interface Owner {
  kind: AccountKind;
  id: number;
}

/** The zone of an account, read consistently (1 read unit); undefined before the account used one. */
export async function readOwnZone({ kind, id }: Owner): Promise<OwnZone | undefined> {
  const item = await readItem(keys.ownZone(kind, id));
  return item && parseOwnZone(item);
}

/** The zones of candidates, as far as they are known (0.5 read units each). */
export async function zonesOfCandidates(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const items = ids.length > 0 ? await batchGet([...new Set(ids)].map((id) => keys.ownZone('candidate', id))) : [];
  return new Map(items.map(parseOwnZone).map(({ id, zone }) => [id, zone]));
}

/**
 * Stores the zone of an account (4 write units); nothing for one that is deleted for good meanwhile, nor that of a browser in the place of a choice.
 * @returns what is stored then
 */
export async function putOwnZone(kind: AccountKind, zone: OwnZone): Promise<OwnZone> {
  const { id } = zone;
  const item = { ...keys.ownZone(kind, id), entity: 'own_zone', schema_version: ownZoneSchemaVersion, ...zone };
  const unchosen = { either: [{ id: isAbsent }, { is_chosen: is(false) }] } as const;
  const put = zone.is_chosen ? { Put: { Item: item } } : putItem<OwnZone>(item, unchosen);
  const result = await transact({ zone: put, owner: requireOwner({ kind, id }) });
  return !result.done && result.failed === 'zone' ? parseOwnZone(result.item) : zone;
}

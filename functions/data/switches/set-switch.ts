import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems, readItem } from '#functions/data/query.ts';
import { transact } from '#functions/data/transact.ts';
import {
  type StoredSwitches,
  type SwitchUse,
  storedSwitches,
  storedSwitchUse,
  switchesSchemaVersion,
} from './stored-switches.ts';

/** Since when each switch is off, read consistently (1 read unit). */
export const readSwitchState = async (): Promise<StoredSwitches> =>
  storedSwitches.parse((await readItem(keys.switches())) ?? {});

/** The latest uses of the switches, newest first (0.5 read units). */
export async function latestSwitchUses(limit: number): Promise<SwitchUse[]> {
  const { items } = await queryItems({ PK: keys.switchUses() }, { limit, newestFirst: true });
  return items.map((item) => storedSwitchUse.parse(item));
}

/**
 * Switches something off or on, and stores that it was (4 write units). Each switch is an attribute of its own, so that
 * operators who use different ones concurrently do not undo each other's change.
 */
export async function setSwitch(use: SwitchUse): Promise<void> {
  const { name, is_off, at } = use;
  const described = { entity: 'switches', schema_version: switchesSchemaVersion };
  await transact({
    state: updateItem<StoredSwitches>(
      keys.switches(),
      is_off ? { set: described, setOnce: { [name]: at } } : { set: described, remove: [name] },
    ),
    use: {
      Put: {
        Item: { ...keys.switchUse(at, name), entity: 'switch_use', schema_version: switchesSchemaVersion, ...use },
      },
    },
  });
}

import * as z from 'zod/mini';
import { keys } from '#functions/data/keys.ts';
import type { PageKey } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { storedEpochMs } from '#functions/data/stored-fields.ts';
import { write } from '#functions/data/write.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';

/** The lists of which a scheduled run may leave a part to the next one. */
export type RunName = 'job_reminders' | `nudges_${number}`;

const storedRest = z.object({
  /** The time of the run that began with the list. */
  as_of: storedEpochMs,
  /** The key after which the next run continues. */
  next: z.record(z.string(), z.unknown()),
});
export type RunRest = z.output<typeof storedRest>;

/** What an earlier run left of a list, for a day (0.5 read units). One that cannot be read counts as nothing. */
export async function readRunRest(name: RunName, now: EpochMs): Promise<RunRest | undefined> {
  const { data: rest } = storedRest.safeParse(await readItem(keys.runRest(name), { consistent: false }));
  return rest && now < addDays(rest.as_of, 1) ? rest : undefined;
}

/** Stores where the next run continues with a list, or that nothing is left (1 write unit). */
export async function putRunRest(name: RunName, as_of: EpochMs, next: PageKey | undefined): Promise<void> {
  if (!next) {
    await write({ Delete: { Key: keys.runRest(name) } });
    return;
  }
  const rest: RunRest = { as_of, next };
  const item = { ...keys.runRest(name), entity: 'run_rest', schema_version: 1, ...rest };
  await write({ Put: { Item: { ...item, expires_at: expiryAt(addDays(as_of, 1)) } } });
}

import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import type { IndexWork } from '#functions/data/index-work/stored-index-work.ts';
import { dayMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';
import { indexesOf, searchedName } from './index-names.ts';
import type { Run } from './index-steps.ts';

/** How long the indexes of another version of the code stay: a deployment may still be rolled back. */
const otherVersionsMs = dayMs;

const indexes = z.record(z.string(), z.looseObject({}));

/**
 * Deletes what other versions left a day ago, and of this version what is neither searched nor being filled, such as an
 * index whose creation was not answered. The name of an index ends in its time.
 * @param work the kind's last work, whose index stays: a run may still write to it
 */
export async function deleteLeftovers(
  client: Client,
  source: IndexKind,
  work: IndexWork | undefined,
  { now }: Run,
): Promise<void> {
  const name = searchedName(source);
  const inUse = [...(await indexesOf(client, name)), work?.work === 'rebuild' ? work.index : undefined];
  const { body } = await client.indices.get({ index: `${source.name}-*`, expand_wildcards: 'open' });
  const isLeft = (index: string) =>
    !inUse.includes(index) &&
    (index.startsWith(`${name}-`) || now() - Number(index.split('-').at(-1)) > otherVersionsMs);
  for (const index of Object.keys(indexes.parse(body)).filter(isLeft)) {
    await client.indices.delete({ index }, { ignore: [404] });
  }
}

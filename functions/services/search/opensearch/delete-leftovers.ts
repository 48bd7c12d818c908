import type { Client } from '@opensearch-project/opensearch';
import { dayMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port.ts';
import { indexesOf, searchedName } from './index-names.ts';
import type { Run } from './index-steps.ts';

/** How long the indexes of another version of the code stay: a deployment may still be rolled back. */
const otherVersionsMs = dayMs;

/**
 * Deletes what other versions, and rebuilds that were given up, left a day ago; never called while a rebuild is to go on.
 * The name of an index ends in its time.
 */
export async function deleteLeftovers(client: Client, source: IndexKind, { now }: Run): Promise<void> {
  const used = await indexesOf(client, searchedName(source));
  const { body } = await client.indices.get({ index: `${source.name}-*`, expand_wildcards: 'open' });
  const isLeft = (index: string) => !used.includes(index) && now() - Number(index.split('-').at(-1)) > otherVersionsMs;
  for (const index of Object.keys(body).filter(isLeft)) await client.indices.delete({ index }, { ignore: [404] });
}

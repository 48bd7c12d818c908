import type { Client } from '@opensearch-project/opensearch';
import * as z from 'zod/mini';
import type { SearchKind } from '../port/port.ts';

/** The alias that searches use. It contains the version: during a deployment, old and new code each search their own. */
export const searchedName = ({ name, version }: SearchKind): string => `${name}-v${version}`;

/** The alias of all indexes that receive changes: the searched one and, while it is rebuilt, its successor. */
export const writtenName = (kind: SearchKind): string => `${searchedName(kind)}-written`;

const aliases = z.record(z.string(), z.unknown());

/** The indexes of an alias, in no order; none where there is no such alias. */
export async function indexesOf(client: Client, alias: string): Promise<string[]> {
  const { body, statusCode } = await client.indices.getAlias({ name: alias }, { ignore: [404] });
  return statusCode === 404 ? [] : Object.keys(aliases.parse(body));
}

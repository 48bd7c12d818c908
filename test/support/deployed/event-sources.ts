import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Stop } from '#infra/local/stop.ts';
import { followStream } from '#infra/local/streams/follow-stream.ts';
import type { DeployedFunction } from './deployed-function.ts';
import { type DeployedTemplate, referenceIn, resourcesOf } from './template.ts';

interface Mapping {
  FunctionName: unknown;
  FilterCriteria?: { Filters: { Pattern: string }[] };
}

/**
 * Invokes the functions that the template connects to the table's stream, each with the changes that pass its filter.
 * Returns the function that stops it.
 */
export async function followTable(
  template: DeployedTemplate,
  functions: ReadonlyMap<string, DeployedFunction>,
  stream: { endpoint: string; table: string; dataDir: string },
): Promise<Stop> {
  const following = resourcesOf<Mapping>(template, 'AWS::Lambda::EventSourceMapping').map(([id, mapping]) => {
    const target = functions.get(referenceIn(mapping.FunctionName));
    if (!target) throw new Error(`${id} calls a function that the template does not have.`);
    const passes = filterOf(mapping);
    return followStream({
      ...stream,
      positionFile: `${id}.json`,
      handler: async ({ Records }) => {
        const passing = Records.filter(passes);
        if (passing.length === 0) return undefined;
        return (await target.invoke({ Records: passing })) as DynamoDBBatchResponse | undefined;
      },
    });
  });
  const stops = await Promise.all(following);
  return () => Promise.all(stops.map((stop) => stop()));
}

/** A record passes when it matches one of the patterns, or when no patterns exist. */
function filterOf({ FilterCriteria }: Mapping): (record: DynamoDBRecord) => boolean {
  const patterns = (FilterCriteria?.Filters ?? []).map(({ Pattern }): unknown => JSON.parse(Pattern));
  return (record) => patterns.length === 0 || patterns.some((pattern) => matches(pattern, record));
}

/** The used subset of EventBridge's patterns: an object names fields, an array lists the values of a field. */
function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.includes(value);
  if (typeof pattern !== 'object' || pattern === null) throw new Error('This pattern is not known here.');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([name, inner]) => matches(inner, (value as Record<string, unknown>)[name]));
}

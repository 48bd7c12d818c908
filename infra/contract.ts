import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls, type ListedCall } from '#shared/contracts/index.ts';
import { openApiDocument } from './openapi.ts';
import type { ReleasedCall } from './release/compare-contracts.ts';
import type { Shape } from './release/compare-shapes.ts';

interface Content {
  content?: Record<string, { schema: object }>;
}
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: Content;
  responses: Record<string, Content & { headers?: object }>;
}

const bounds = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'type',
  'enum',
  'const',
] as const;
const without = new Set(['description', 'title', 'default', 'example']);

/** A JSON Schema with nothing but what decides which values it takes. @throws Error for a keyword that is not compared */
function shapeOf(schema: object): Shape {
  const shape: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(schema)) {
    if ((bounds as readonly string[]).includes(name) || name === 'required') shape[name] = value;
    else if (name === 'minimum' || name === 'maximum') {
      // Every whole number has these bounds.
      if (Math.abs(value) !== Number.MAX_SAFE_INTEGER) shape[name] = value;
    } else if (name === 'properties') shape[name] = mapValues(value);
    else if (name === 'items' || name === 'propertyNames') shape[name] = shapeOf(value);
    else if (name === 'anyOf' || name === 'oneOf') shape.anyOf = value.map(shapeOf);
    else if (name === 'additionalProperties') {
      // Closed or open, readers ignore what they do not know.
      if (typeof value === 'object') shape[name] = shapeOf(value);
    } else if (!without.has(name)) throw new Error(`The comparison of contracts does not know ${name}.`);
  }
  return shape as Shape;
}

const mapValues = (schemas: Record<string, object>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]));

const firstOf = ({ content = {} }: Content): Shape | undefined => {
  const [first] = Object.values(content);
  return first && shapeOf(first.schema);
};

/** Parameters and body of an operation as one object. */
function requestOf({ parameters = [], requestBody }: Operation): Shape {
  const groups = Object.entries(Object.groupBy(parameters, (parameter) => parameter.in)).map(([place, found = []]) => {
    const required = found.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : []));
    const properties = Object.fromEntries(found.map(({ name, schema }) => [name, shapeOf(schema)]));
    return [place, { type: 'object', properties, required }] as const;
  });
  const body = requestBody && firstOf(requestBody);
  const properties = { ...Object.fromEntries(groups), ...(body && { body }) };
  const needed = groups.flatMap(([place, { required }]) => (required.length > 0 ? [place] : []));
  return { type: 'object', properties, required: [...needed, ...(body ? ['body'] : [])] };
}

function conditionsOf({ own = [], verified }: CallDefinition): ReleasedCall['conditions'] {
  return [...own, ...(verified ? [`verified for ${verified}` as const] : [])];
}

/** Today's contract, as pages of a release know it. */
export function contractOf(calls: readonly ListedCall[] = allCalls): ReleasedCall[] {
  const document = JSON.parse(JSON.stringify(openApiDocument(calls))) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return calls.map(({ call, routeKey }) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    const success = operation?.responses[call.status];
    if (!operation || !success) throw new Error(`${routeKey} is not documented.`);
    const answer = firstOf(success);
    return {
      call: routeKey,
      access: call.access,
      conditions: conditionsOf(call),
      accepts: Object.keys(operation.requestBody?.content ?? {}),
      ...(call.maxBodyBytes !== undefined && { maxBodyBytes: call.maxBodyBytes }),
      request: requestOf(operation),
      status: call.status,
      headers: Object.keys(success.headers ?? {}),
      ...(answer && { answer }),
    };
  });
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls, type ListedCall } from '#shared/contracts/index.ts';
import { partialHeader, totalHeader } from '#shared/contracts/list-headers.ts';
import { repeatableHeaders } from '#shared/contracts/repeatable.ts';
import { userTypes } from '#shared/domain/account-kind.ts';
import { type ErrorCode, errorCodes, errorTable } from '#shared/errors.ts';

/**
 * Generates the OpenAPI 3.1 document from the contract.
 * @param calls all calls of the contract; tests may pass fewer
 */
export function openApiDocument(calls: readonly ListedCall[] = allCalls) {
  const paths: ZodOpenApiPathsObject = {};
  for (const listed of calls) {
    paths[listed.call.path] = { ...paths[listed.call.path], [listed.call.method.toLowerCase()]: operationOf(listed) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Language job portal',
        version: '1.0.0',
        description:
          'Lists are JSON arrays; the URL of the next page is in the `Link` header (RFC 8288), the total of some in `x-total-count`; a page of a search that may lack something has `x-partial-results`.',
      },
      servers: [{ url: '/api' }],
      paths,
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token returned by a sign-in.' },
        },
      },
    },
    {
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, describeCustom(zodSchema));
      },
    },
  );
}

/** A value of each type that a schema of our own may take: numbers are also sent as form texts. */
const values = { number: 7, string: '7', null: null };

/** JSON Schema cannot see what a schema of our own takes: it is tried. Files of a multipart form are bytes. */
function describeCustom(schema: z.core.$ZodType): object {
  const types = Object.entries(values).flatMap(([type, value]) => (z.safeParse(schema, value).success ? [type] : []));
  return types.length > 0 ? { type: types } : { type: 'string', format: 'binary' };
}

function operationOf({ domain, operation, call }: ListedCall): ZodOpenApiOperationObject {
  return {
    operationId: operation,
    summary: call.summary,
    tags: [domain],
    ...(isOpen(call) ? {} : { security: [{ session: [] }] }),
    ...(call.optionalSession ? { security: [{ session: [] }, {}] } : {}),
    requestParams: {
      ...(call.params ? { path: objectOf(call.params) } : {}),
      ...(call.query ? { query: objectOf(call.query) } : {}),
      ...(call.headers ? { header: objectOf(call.headers) } : {}),
      ...(call.repeatable ? { header: repeatableHeaders } : {}),
    },
    ...(call.rawBody ? { requestBody: { required: true, content: contentOf(anyJson, false) } } : {}),
    ...(call.body ? { requestBody: { required: true, content: contentOf(call.body, call.accepts === 'form') } } : {}),
    responses: { [call.status]: successOf(call), ...refusalsOf(call) },
  };
}

/** A body defined by a third party. */
const anyJson = z.looseObject({});

/** Whether the call may reject a signed-in caller because of their user type or ids. */
const mayForbid = ({ access }: CallDefinition) =>
  typeof access !== 'string' && !userTypes.every((type) => access[type] === 'any');

const isOpen = ({ access }: CallDefinition) => typeof access === 'string';

function objectOf(schema: z.ZodMiniType): z.ZodMiniObject {
  if (schema instanceof z.ZodMiniObject) return schema;
  throw new TypeError('Parameters of a call must be an object.');
}

function contentOf(schema: z.ZodMiniType, form: boolean, type = 'application/json') {
  const types = [type, ...(form ? ['multipart/form-data', 'application/x-www-form-urlencoded'] : [])];
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

const totalOfList = {
  description: 'On the first page, how many items the list has: `134`, or `1000+` for at least as many.',
  schema: { type: 'string', pattern: '^[0-9]+\\+?$' },
} as const;

const partialPage = {
  description: 'Something that matches may be missing, because the search index is behind, loading or absent.',
  schema: { type: 'string', pattern: '^true$' },
} as const;

function successOf(call: CallDefinition): ZodOpenApiResponseObject {
  return {
    description: call.answer ? 'Success.' : 'Success without a response body.',
    ...(call.answer ? { content: contentOf(call.answer, false, call.answerType) } : {}),
    ...(call.paged
      ? {
          headers: {
            Link: {
              description: 'The next page as `rel="next"`; absent on the last page.',
              schema: { type: 'string' },
            },
            ...(call.counted ? { [totalHeader]: totalOfList } : {}),
            ...(call.searched ? { [partialHeader]: partialPage } : {}),
          },
        }
      : {}),
  };
}

/** Error codes that a call may return: its own, and those of the pipeline. */
export function codesOf(call: CallDefinition): ErrorCode[] {
  const input: ErrorCode[] = call.params || call.query || call.body || call.headers ? ['INVALID_INPUT'] : [];
  const body: ErrorCode[] = call.body ? ['MALFORMED_REQUEST', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE'] : [];
  const forbidden: ErrorCode[] = mayForbid(call) ? ['FORBIDDEN'] : [];
  const session: ErrorCode[] = isOpen(call) ? [] : ['SESSION_REQUIRED', ...forbidden];
  const key: ErrorCode[] = call.repeatable ? ['IDEMPOTENCY_KEY_REUSED'] : [];
  const switched: ErrorCode[] = call.switch || call.partSwitch ? ['SWITCHED_OFF'] : [];
  const own = [...input, ...body, ...session, ...key, ...switched, ...(call.errors ?? [])];
  return [...new Set([...own, 'INTERNAL', 'UNAVAILABLE'] as const)];
}

function refusalsOf(call: CallDefinition): Record<`${4 | 5}${string}`, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(codesOf(call), (code) => errorTable[code].status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [`${status}`, refusalOf(codes)]));
}

const problem = z.object({
  detail: z.string(),
  code: z.enum(errorCodes),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
z.globalRegistry.add(problem, { id: 'Problem' });

const refusalOf = (codes: ErrorCode[]): ZodOpenApiResponseObject => ({
  description: codes.map((code) => `${code}: ${errorTable[code].detail}`).join('\n\n'),
  content: contentOf(problem, false),
});

if (import.meta.main) {
  const folder = join(import.meta.dirname, '..', 'dist');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'openapi.json');
  writeFileSync(file, `${JSON.stringify(openApiDocument(), undefined, 2)}\n`);
  console.log(`Written: ${file}`);
}

import { expect, test } from 'vitest';
import { allCalls } from '#shared/contracts/index.ts';
import { errorTable } from '#shared/errors.ts';
import { openApiDocument } from './openapi.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { description: string; content?: Record<string, unknown>; headers?: object }>;
}

// Parsed from JSON, as clients read it.
const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, { type: string; scheme: string }> };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id);

test('the document is OpenAPI 3.1 with a title and a version', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
});

test('the document contains exactly the calls of the contract', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    allCalls.map(({ operation }) => operation).sort(),
  );
  for (const { call, operation } of allCalls) {
    expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(operation);
  }
});

test('exactly the counted lists have a total', () => {
  const counted = operations.filter(
    ({ responses }) => responses[200]?.headers && 'x-total-count' in responses[200].headers,
  );
  const named = allCalls.filter(({ call }) => call.counted).map(({ operation }) => operation);
  expect(counted.map(({ operationId }) => operationId).sort()).toEqual(named.sort());
  expect(allCalls.filter(({ call }) => call.counted && !call.paged)).toEqual([]);
});

test('exactly the searched lists have a mark of partial pages', () => {
  const marked = operations.filter(
    ({ responses }) => responses[200]?.headers && 'x-partial-results' in responses[200].headers,
  );
  expect(marked.map(({ operationId }) => operationId).sort()).toEqual([
    'candidates.listMasked',
    'candidates.listPublic',
    'jobs.forCandidate',
    'jobs.list',
  ]);
});

test.each(allCalls)('$operation declares the parameters of its path as required', ({ call, operation }) => {
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = (operationOf(operation)?.parameters ?? []).filter((parameter) => parameter.in === 'path');
  expect(declared.map(({ name }) => name).sort()).toEqual(named.sort());
  expect(declared.every(({ required }) => required === true)).toBe(true);
});

test.each(allCalls)(
  '$operation documents its response, its errors by status and its required session',
  ({ call, operation }) => {
    const described = operationOf(operation);
    expect(Object.keys(described?.responses ?? {})).toContain(String(call.status));
    expect(described?.responses[call.status]?.content !== undefined).toBe(call.answer !== undefined);
    for (const code of call.errors ?? []) {
      expect(described?.responses[errorTable[code].status]?.description).toContain(code);
    }
    const needsSession = typeof call.access !== 'string';
    expect(described?.security?.every((choice) => 'session' in choice) ?? false).toBe(needsSession);
    expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' });
  },
);

test('calls that accept forms document them, with files as binary', () => {
  const content = operationOf('candidates.updateProfile')?.requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(expect.arrayContaining(['application/json', 'multipart/form-data']));
  expect(JSON.stringify(content['multipart/form-data'])).toContain('"format":"binary"');
  expect(Object.keys(operationOf('jobs.create')?.requestBody?.content ?? {})).toEqual(['application/json']);
});

test('amounts are documented as numbers and as what was typed, null where none is meant', () => {
  const fields = (id: string) =>
    operationOf(id)?.requestBody?.content['application/json']?.schema.properties as Record<string, object>;
  expect(fields('subscriptions.createPlan').candidate_limit).toEqual({ type: ['number', 'string'] });
  expect(fields('jobs.create').salary_min).toEqual({ type: ['number', 'string', 'null'] });
});

test('lists document the Link header of the next page', () => {
  for (const { call, operation } of allCalls) {
    const headers = operationOf(operation)?.responses[call.status]?.headers ?? {};
    expect('Link' in headers).toBe(call.paged === true);
  }
});

test('repeatable calls document an optional idempotency key', () => {
  for (const { call, operation } of allCalls) {
    const described = operationOf(operation);
    const key = described?.parameters?.find(({ name }) => name === 'idempotency-key');
    expect([operation, key?.in, key?.required ?? false]).toEqual([operation, call.repeatable && 'header', false]);
    const refusals = described?.responses[409]?.description ?? '';
    expect(refusals.includes('IDEMPOTENCY_KEY_REUSED')).toBe(call.repeatable === true);
  }
});

test('every reference in the document resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(references).toContain('components/schemas/Problem');
  for (const path of references) {
    const found = path.split('/').reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], document);
    expect(found, path).toBeDefined();
  }
});

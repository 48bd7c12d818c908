import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { codesOf, openApiDocument } from '#infra/openapi.ts';
import type { ListedCall } from '#shared/contracts/index.ts';

/** The parts of a JSON schema that the generator needs. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  propertyNames?: Schema;
  additionalProperties?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

// As plain JSON, like a client gets it.
const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(JSON.stringify(openApiDocument()));
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(document, 'portal');
const validators = new Map<string, ValidateFunction>();

export const described = ({ call }: ListedCall): Operation => {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`The document does not have ${call.path}.`);
  return operation;
};

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Equal schemas of the document share a validator: most responses are the same problem, and compiling takes 4 ms. */
function validatorOf({ call }: ListedCall, status: number, type: string, schema: Schema | undefined): ValidateFunction {
  const place = ['paths', call.path, call.method.toLowerCase(), 'responses', String(status), 'content'];
  const pointer = [...place, type, 'schema'].map(escaped).join('/');
  const text = JSON.stringify(schema);
  const known = validators.get(text) ?? ajv.compile({ $ref: `portal#/${pointer}` });
  validators.set(text, known);
  return known;
}

/** Parts of a response that the document does not describe for the call; empty when they agree. */
export function undocumented(listed: ListedCall, { status, body }: { status: number; body: unknown }): unknown[] {
  const response = described(listed).responses[status];
  if (!response) return [`the document knows no ${status}`];
  if (!response.content) return body === undefined ? [] : ['the document knows no body'];
  const [[type = '', media] = []] = Object.entries(response.content);
  const validate = validatorOf(listed, status, type, media?.schema);
  if (!validate(body)) return validate.errors ?? [];
  const code = status >= 400 ? (body as { code: string }).code : undefined;
  const isKnown = code === undefined || (codesOf(listed.call) as string[]).includes(code);
  return isKnown ? [] : [`the document knows no ${code} of this call`];
}

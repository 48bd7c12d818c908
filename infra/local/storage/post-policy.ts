import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { accessDenied, S3Refusal } from './s3-error.ts';

/** The form's fields by lower-case name, without the file. */
export type PostFields = ReadonlyMap<string, string>;

/** Minimum and maximum size of the file, in bytes. */
export interface SizeRange {
  min: number;
  max: number;
}

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()),
]);
const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });

/** Fields that the policy does not have to mention. */
const unconditional = new Set(['policy', 'x-amz-signature', 'file']);

/**
 * Checks a POST form against its signed policy as S3 does: signature, expiry, and a condition for every field.
 * `now` is in milliseconds since 1970.
 * @returns the allowed size of the file
 * @throws S3Refusal when the form violates the policy
 */
export const checkPostPolicy = (fields: PostFields, bucket: string, secretKey: string, now: number): SizeRange => {
  const encoded = fields.get('policy');
  if (encoded === undefined) {
    throw accessDenied();
  }
  checkSignature(fields, encoded, secretKey);
  const policy = parsePolicy(encoded);
  if (now >= Date.parse(policy.expiration)) {
    throw accessDenied('Invalid according to Policy: Policy expired.');
  }
  const given = new Map([...fields, ['bucket', bucket]]);
  const mentioned = new Set<string>(['bucket']);
  let size: SizeRange = { min: 0, max: Number.MAX_SAFE_INTEGER };
  for (const rule of policy.conditions) {
    if (Array.isArray(rule) && rule[0] === 'content-length-range') {
      size = { min: rule[1], max: rule[2] };
      continue;
    }
    for (const [operator, name, value] of fieldRules(rule)) {
      mentioned.add(name);
      const actual = given.get(name) ?? '';
      if (operator === 'eq' ? actual !== value : !actual.startsWith(value)) {
        throw accessDenied(`Invalid according to Policy: Policy Condition failed: ["${operator}", "$${name}"]`);
      }
    }
  }
  for (const name of fields.keys()) {
    if (!mentioned.has(name) && !unconditional.has(name) && !name.startsWith('x-ignore-')) {
      throw accessDenied(`Invalid according to Policy: Extra input fields: ${name}`);
    }
  }
  return size;
};

type FieldRule = ['eq' | 'starts-with', name: string, value: string];

const fieldRules = (rule: Exclude<z.output<typeof condition>, ['content-length-range', ...unknown[]]>): FieldRule[] =>
  Array.isArray(rule)
    ? [[rule[0], rule[1].slice(1).toLowerCase(), rule[2]]]
    : Object.entries(rule).map(([name, value]) => ['eq', name.toLowerCase(), value]);

const parsePolicy = (encoded: string): z.output<typeof policySchema> => {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new S3Refusal('InvalidPolicyDocument', 400, 'Invalid Policy: it could not be read.');
  }
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Checks the signature version 4 of a POST: the HMAC of the encoded policy under the day's key. */
const checkSignature = (fields: PostFields, encodedPolicy: string, secretKey: string): void => {
  const [, date = '', region = '', service = ''] = (fields.get('x-amz-credential') ?? '').split('/');
  const dayKey = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, date), region), service), 'aws4_request');
  const expected = hmac(dayKey, encodedPolicy);
  const provided = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  if (provided.length !== expected.length || !timingSafeEqual(provided, expected)) {
    throw new S3Refusal(
      'SignatureDoesNotMatch',
      403,
      'The signature we calculated does not match the one you provided.',
    );
  }
};

import type { Shape } from '#infra/release/compare-shapes.ts';

/** Texts of the forms that the contract has: the first that a schema takes is its sample. */
const texts = [
  'text',
  '7',
  '7-8',
  '2026-11',
  '2026-11-26',
  '2026-11-26T10:00:00.000Z',
  '10:00:00',
  'https://portal.example/7',
  'ann@portal.example',
  'candidate',
  'abcdefgh-7-abcdefgh_abcdefgh',
  'abcdefgh-7-abcdefghij',
  'abcdefgh',
  'abcdefghijklmnop',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq-7',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '7-0123456789abcdef0123456789abcdef',
  '0123456789abcdef-7',
  'uploads/abcdefgh',
  'c7-1-abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq.ics',
  'order_abcdef',
  'pay_abcdef',
  '/jobs',
  'true',
  'TypeError',
  'index-1.js:1:1',
];

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-.*T.*Z$/,
  uri: /^https:/,
  email: /@/,
  binary: /^/,
};

function textOf({ pattern = '', format, minLength = 0, maxLength = Infinity }: Shape): string {
  const rule = new RegExp(pattern, 'u');
  const isLong = (text: string) => text.length >= minLength && text.length <= maxLength;
  const known = format === undefined ? /^/ : formats[format];
  const found = [...texts, ''].find((text) => rule.test(text) && isLong(text) && known?.test(text));
  if (found === undefined)
    throw new Error(`No sample text is ${format ?? ''} ${pattern} of ${minLength} to ${maxLength} characters.`);
  return found;
}

/**
 * A value that a schema takes.
 * @param isWhole with every optional field, an item in each list, and no null where there is another kind of value; else the least
 */
export function sampleOf(shape: Shape, isWhole: boolean): unknown {
  const { type, enum: values, const: value, anyOf, minItems = 0 } = shape;
  if (value !== undefined) return value;
  if (values) return values[0];
  if (anyOf) {
    const isNull = (branch: Shape) => branch.type === 'null';
    return sampleOf(anyOf.find((branch) => isNull(branch) !== isWhole) ?? anyOf[0] ?? {}, isWhole);
  }
  if (typeof type === 'object')
    return sampleOf({ ...shape, type: isWhole ? (type[0] ?? 'null') : (type.at(-1) ?? 'null') }, isWhole);
  if (type === 'string') return textOf(shape);
  if (type === 'number' || type === 'integer') return Math.max(shape.minimum ?? 0, Math.min(7, shape.maximum ?? 7));
  if (type === 'boolean') return true;
  if (type === 'array')
    return Array.from({ length: Math.max(minItems, isWhole ? 1 : 0) }, () => sampleOf(shape.items ?? {}, isWhole));
  return type === 'object' ? objectOf(shape, isWhole) : null;
}

function objectOf({ properties = {}, required = [], additionalProperties, propertyNames }: Shape, isWhole: boolean) {
  const fields = Object.entries(properties).filter(([name]) => isWhole || required.includes(name));
  const own = fields.map(([name, field]) => [name, sampleOf(field, isWhole)]);
  const named =
    additionalProperties && isWhole
      ? [[String(sampleOf(propertyNames ?? { type: 'string' }, true)), sampleOf(additionalProperties, true)]]
      : [];
  return Object.fromEntries([...own, ...named]);
}

import type { $ZodCheckMaxLengthDef, $ZodType } from 'zod/v4/core';

/** The parts of a schema's definition that lead to the check of a text's length. */
interface Definition {
  checks?: readonly { _zod: { def: Partial<$ZodCheckMaxLengthDef> } }[];
  shape?: Readonly<Record<string, $ZodType>>;
  /** Of an optional schema, or one with a default. */
  innerType?: $ZodType;
  /** The end of a pipe: limits apply to what is left of a text once it is cleaned. */
  out?: $ZodType;
  /** Of a record. */
  valueType?: $ZodType;
}

/**
 * The greatest length of a text field, in UTF-16 units of the cleaned text, as its contract has it.
 * @param field its name; of a nested field a path such as `translations.de.description`
 * @throws if the field has no limit: a field of the contract always has one
 */
export const limitOf = (schema: $ZodType, field: string): number => {
  const { checks = [], shape, innerType, out, valueType } = schema._zod.def as unknown as Definition;
  const [name = '', ...rest] = field.split('.');
  const inner = innerType ?? out;
  if (inner) return limitOf(inner, field);
  if (field === '') {
    const limit = checks.map(({ _zod }) => _zod.def).find(({ check }) => check === 'max_length')?.maximum;
    if (limit !== undefined) return limit;
  }
  const part = shape?.[name] ?? valueType;
  if (!part || field === '') throw new Error(`The field ${field} has no limit.`);
  return limitOf(part, rest.join('.'));
};

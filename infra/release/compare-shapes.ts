/** A JSON Schema with the keywords that the contract has. Without any it takes every value. */
export interface Shape {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  /** Of the values of a record. */
  additionalProperties?: Shape;
  /** Of the names of a record. */
  propertyNames?: Shape;
  items?: Shape;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const lowest = ['minLength', 'minimum', 'minItems'] as const;
const highest = ['maxLength', 'maximum', 'maxItems'] as const;

/** The kinds of a value: each branch has at most one type. */
function branchesOf(shape: Shape): Shape[] {
  if (shape.anyOf) return shape.anyOf.flatMap(branchesOf);
  const { type } = shape;
  return typeof type === 'object' ? type.map((one) => ({ ...shape, type: one })) : [shape];
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const valuesOf = ({ enum: values, const: value }: Shape): readonly unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value]);

/** A short name of a shape for people. */
function nameOf(shape: Shape): string {
  const values = valuesOf(shape);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  return typeof shape.type === 'string' ? shape.type : 'any value';
}

/**
 * Where a value of one shape may be none of another, as lines that begin with its place. Empty: whatever `given` produces, `taken`
 * accepts. Fields that `taken` does not know are accepted, as every reader ignores them.
 */
export const unaccepted = (given: Shape, taken: Shape, place: string): string[] =>
  branchesOf(given).flatMap((branch) => unacceptedBranch(branch, branchesOf(taken), place));

/** Of a branch that no other branch accepts wholly: what is wrong with the one of its type that fits best. */
function unacceptedBranch(given: Shape, branches: readonly Shape[], place: string): string[] {
  const values = valuesOf(given);
  if (values) {
    const refused = values.filter((value) => !branches.some((branch) => takesValue(branch, value)));
    return refused.map((value) => `${place}: ${JSON.stringify(value)} is refused`);
  }
  const tried = branches
    .filter((branch) => isOfType(given, branch))
    .map((branch) => unacceptedParts(given, branch, place))
    .sort((one, other) => one.length - other.length);
  return tried[0] ?? [`${place}: ${nameOf(given)} is refused`];
}

const isOfType = (given: Shape, taken: Shape): boolean =>
  taken.type === undefined || taken.type === given.type || (taken.type === 'number' && given.type === 'integer');

function takesValue(taken: Shape, value: unknown): boolean {
  const values = valuesOf(taken);
  if (values) return values.includes(value);
  if (taken.type === undefined) return true;
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = value.length, pattern = '' } = taken;
    const isInside = value.length >= minLength && value.length <= maxLength;
    return taken.type === 'string' && isInside && new RegExp(pattern, 'u').test(value);
  }
  return taken.type === typeOf(value) || (taken.type === 'integer' && Number.isInteger(value));
}

function unacceptedParts(given: Shape, taken: Shape, place: string): string[] {
  const values = valuesOf(taken);
  if (values) {
    const isBoth = given.type === 'boolean' && values.includes(true) && values.includes(false);
    return isBoth ? [] : [`${place}: only ${nameOf(taken)} is accepted`];
  }
  return [...unacceptedBounds(given, taken, place), ...unacceptedFields(given, taken, place)];
}

function unacceptedBounds(given: Shape, taken: Shape, place: string): string[] {
  const line = (name: keyof Shape) => `${place}: ${name} ${given[name] ?? 'none'} is ${taken[name]}`;
  const lower = lowest.filter((name) => (taken[name] ?? -Infinity) > (given[name] ?? -Infinity));
  const higher = highest.filter((name) => (taken[name] ?? Infinity) < (given[name] ?? Infinity));
  const texts = (['pattern', 'format'] as const).filter(
    (name) => taken[name] !== undefined && taken[name] !== given[name],
  );
  return [...lower, ...higher, ...texts].map(line);
}

function unacceptedFields(given: Shape, taken: Shape, place: string): string[] {
  const { properties = {}, required = [], items, additionalProperties: rest, propertyNames: names } = given;
  const inside: string[] = [];
  if (taken.items) inside.push(...unaccepted(items ?? {}, taken.items, `${place}[]`));
  for (const name of taken.required ?? []) {
    if (!required.includes(name)) inside.push(`${place}.${name}: is required`);
  }
  for (const [name, field] of Object.entries(properties)) {
    const other = taken.properties?.[name] ?? taken.additionalProperties;
    if (other) inside.push(...unaccepted(field, other, `${place}.${name}`));
  }
  if (rest && taken.additionalProperties) inside.push(...unaccepted(rest, taken.additionalProperties, `${place}.*`));
  if (taken.propertyNames) inside.push(...unaccepted(names ?? {}, taken.propertyNames, `${place}.*`));
  return inside;
}

/** Fields of one shape that another does not have, by their places: what is sent there is no longer read. */
export function unreadFields(given: Shape, taken: Shape, place: string): string[] {
  if (given.anyOf || taken.anyOf) {
    // Of several forms, a field is read that one of them has.
    const forms = branchesOf(taken);
    return branchesOf(given).flatMap((branch) => {
      const tried = forms.filter((form) => isOfType(branch, form)).map((form) => unreadFields(branch, form, place));
      return tried.sort((one, other) => one.length - other.length)[0] ?? [];
    });
  }
  if (given.items && taken.items) return unreadFields(given.items, taken.items, `${place}[]`);
  return Object.entries(given.properties ?? {}).flatMap(([name, field]) => {
    if (taken.additionalProperties || !taken.properties) return [];
    const other = taken.properties[name];
    return other ? unreadFields(field, other, `${place}.${name}`) : [`${place}.${name}: is no longer read`];
  });
}

import * as z from 'zod/mini';

// A plain field is stored, answered and edited as one value. An entity names its plain fields in a table, such as
// `job-fields.ts`, and everything that lists fields follows from it: schemas of stored items, of answers and of forms, the
// values of forms, what a version of an edit covers, exports, demo data and test records.

/** Text of one line or several. */
interface Text {
  kind: 'line' | 'paragraphs';
  /** The greatest length, in UTF-16 units of the cleaned text. */
  max: number;
  /** The key of the refusal of an empty text (`shared/texts`). Absent: it may be empty. */
  missing?: string;
  usual?: string;
}

/** One line with a letter. */
interface Title {
  kind: 'title';
  max: number;
  missing: string;
  usual?: undefined;
}

interface Choice {
  kind: 'choice';
  of: readonly string[];
  usual?: string;
}

/** A whole amount of money, or null. */
interface Amount {
  kind: 'amount';
  usual: null;
}

/** Different short texts; a form may have them with commas between. */
interface List {
  kind: 'list';
  /** How many, and how long each may be. */
  max: number;
  longest: number;
  usual: readonly [];
}

/** A language by its canonical tag. */
interface Tag {
  kind: 'tag';
  usual?: undefined;
}

/** `usual` is the value of an empty form, and of a form that does not send the field. Absent: forms must send it. */
export type PlainField = (Text | Title | Choice | Amount | List | Tag) & {
  /**
   * Not every item has a value: it is stored where there is one and answered as null without one; forms need not send it.
   * A field that is added to stored items is optional.
   */
  optional?: true;
  /** Answers of the release before this one lack the field. */
  isNew?: true;
};
export type PlainFields = Readonly<Record<string, PlainField>>;

/** A value of a field, as stored and answered. */
type Value<Field> = Field extends { of: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'amount' }
    ? number | null
    : Field extends { kind: 'list' }
      ? string[]
      : string;

/** The same as a form sends it. */
type Input<Field> = Field extends { kind: 'amount' }
  ? string | number | null
  : Field extends { kind: 'list' }
    ? string | string[]
    : Value<Field>;

/** The values of all fields: null where an optional one has none. */
export type PlainValues<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Value<Fields[Name]> | null : Value<Fields[Name]>;
};

/** The schemas of fields as items store them. */
export type StoredShape<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true }
    ? z.ZodMiniOptional<z.ZodMiniType<Value<Fields[Name]>>>
    : z.ZodMiniType<Value<Fields[Name]>>;
};

/** The values of fields as stored: those of an optional one may be absent. */
export type StoredValues<Fields> = z.output<z.ZodMiniObject<StoredShape<Fields>>>;

/** The schemas of fields in answers. */
export type AnswerShape<Fields> = {
  [Name in keyof Fields]: z.ZodMiniType<PlainValues<Fields>[Name]>;
};

/** The schemas of fields that are sent: null or an empty text clears an optional one. */
export type SentShape<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true }
    ? z.ZodMiniOptional<z.ZodMiniType<Value<Fields[Name]> | null, Input<Fields[Name]> | '' | null>>
    : z.ZodMiniType<Value<Fields[Name]>, Input<Fields[Name]>>;
};

/** The schemas of fields that are sent where they change: null clears one. */
export type ChangeShape<Fields> = {
  [Name in keyof Fields]: z.ZodMiniOptional<z.ZodMiniNullable<SentShape<Fields>[Name]>>;
};

/** The schemas of fields in forms: an optional one that is not sent is undefined, and null clears it. */
export type FormShape<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { optional: true }
    ? SentShape<Fields>[Name]
    : Fields[Name] extends { usual: unknown }
      ? z.ZodMiniDefault<SentShape<Fields>[Name]>
      : SentShape<Fields>[Name];
};

/** The schema of a field's value, where it has one. */
export function valueSchema(field: PlainField): z.ZodMiniType {
  if (field.kind === 'choice') return z.enum(field.of);
  if (field.kind === 'amount') return z.nullable(z.int());
  return field.kind === 'list' ? z.array(z.string()) : z.string();
}

/** The value of an empty field. */
export function usualValue(field: PlainField) {
  if (field.optional) return null;
  return field.usual === undefined ? '' : field.usual;
}

/** Makes something of each field, under its name. */
export const mapFields = <Fields extends PlainFields, Made>(
  fields: Fields,
  make: (field: PlainField, name: string) => Made,
): Record<keyof Fields, Made> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field, name)])) as Record<
    keyof Fields,
    Made
  >;

/** The values of a table's fields while all are empty. */
export const usualValues = <Fields extends PlainFields>(fields: Fields) =>
  mapFields(fields, usualValue) as PlainValues<Fields>;

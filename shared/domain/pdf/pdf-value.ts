/** A name of a PDF, such as `/Type`, without its slash and escapes. */
export interface PdfName {
  readonly name: string;
}
/** A reference to an object by its number. */
export interface PdfReference {
  readonly reference: number;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
/** A value of a PDF (ISO 32000-1, 7.3); texts are their bytes. */
export type PdfValue =
  | number
  | boolean
  | null
  | PdfName
  | PdfReference
  | Uint8Array<ArrayBuffer>
  | readonly PdfValue[]
  | PdfDictionary;

type Maybe = PdfValue | undefined;

export const isDictionary = (value: Maybe): value is PdfDictionary => value instanceof Map;

const isList = (value: Maybe): value is readonly PdfValue[] => Array.isArray(value);

/** The name that a value is; undefined for anything else. */
export const nameOf = (value: Maybe): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;

/** The number of the object that a value refers to; undefined for anything else. */
export const referenceOf = (value: Maybe): number | undefined =>
  typeof value === 'object' && value !== null && 'reference' in value ? value.reference : undefined;

export const bytesIn = (value: Maybe): Uint8Array<ArrayBuffer> | undefined =>
  value instanceof Uint8Array ? (value as Uint8Array<ArrayBuffer>) : undefined;

/** The values of a list, or the one value in place of a list. */
export const listOf = (value: Maybe): readonly PdfValue[] => {
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
};

export const typeOf = (value: Maybe): string | undefined =>
  isDictionary(value) ? nameOf(value.get('Type')) : undefined;

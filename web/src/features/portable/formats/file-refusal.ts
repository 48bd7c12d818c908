/** Why a file cannot be read; each has a text in the catalogue `portable`. */
export const refusalReasons = [
  'empty',
  'tooLarge',
  'unpackedTooLarge',
  'archive',
  'encoding',
  'declarations',
  'tooComplex',
  'malformed',
  'oldEuropass',
  'protectedPdf',
  'emptyPdf',
  'newerVersion',
  'unknown',
  'nothingFound',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** A file that is refused as a whole. */
export class FileRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.name = 'FileRefusal';
    this.reason = reason;
  }
}

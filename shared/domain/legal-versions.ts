/**
 * The documents of the operator that an account accepts (`terms`) or is shown (`privacy`), with the day of their version.
 * With a new day, every account has to accept once more, at its next signed-in screen. The legal pages show the same days.
 */
export const legalVersions = { privacy: '2026-11-28', terms: '2026-11-26' } as const;

export const legalDocuments = ['privacy', 'terms'] as const satisfies readonly (keyof typeof legalVersions)[];
export type LegalDocument = (typeof legalDocuments)[number];

/** Versions of the documents, by document. */
type LegalVersions = Readonly<Record<LegalDocument, string>>;
/** The versions that a page showed; it need not show all documents. */
export type ShownVersions = { readonly [document in LegalDocument]?: string | undefined };

/** The least age of a person who may have an account, in years. Stated at the sign-up; no date of birth is stored. */
export const minimumAge = 18;

/**
 * The documents that an account has yet to accept.
 * @param acceptedUntil the account accepted every version up to this day; undefined before the first time
 */
export const documentsToAccept = (
  acceptedUntil: string | undefined,
  current: LegalVersions = legalVersions,
): readonly LegalDocument[] => legalDocuments.filter((document) => current[document] > (acceptedUntil ?? ''));

/** Whether these are the versions that are shown today: others were read on a page that is older than this server. */
export const isCurrent = (versions: ShownVersions, documents: readonly LegalDocument[] = legalDocuments): boolean =>
  documents.every((document) => versions[document] === legalVersions[document]);

/** The day up to which an account that accepts today's versions has accepted all. */
export const latestVersion: string = [...Object.values(legalVersions)].sort().at(-1) ?? '';

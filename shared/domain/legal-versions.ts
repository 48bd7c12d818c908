/**
 * The documents of the operator that an account accepts (`terms`) or is shown (`privacy`), with the day of their version.
 * A new day asks every account once more, at its next signed-in screen. The legal pages show the same days.
 */
export const legalVersions = { privacy: '2026-11-26', terms: '2026-11-26' } as const;

export const legalDocuments = ['privacy', 'terms'] as const satisfies readonly (keyof typeof legalVersions)[];

/** The least age of a person who may have an account, in years. Stated at the sign-up; no date of birth is stored. */
export const minimumAge = 18;

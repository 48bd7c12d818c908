/** How many documents of a kind the embedded engine supports: its files fit the functions' temporary storage (decision 47). */
export const maxDocuments = 200_000;

/** From here on an alarm and the operator's `doctor` ask to give the stage another engine. */
export const isNearlyFull = (documents: number): boolean => documents >= 0.8 * maxDocuments;

/** Names of the drafts of an entry's dialogs. */
export const statusDraft = (entryId: string): string => `shortlist:${entryId}`;
export const rejectDraft = (entryId: string): string => `shortlist-reject:${entryId}`;

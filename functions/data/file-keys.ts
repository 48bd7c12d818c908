import type { AccountKind } from '#shared/domain/account-kind.ts';
import type { UploadKind } from '#shared/domain/file-type.ts';

// Keys of the objects in the files' bucket.

/** The folder of all stored files of a candidate. */
export const candidateFolder = (candidateId: number): string => `files/candidates/${candidateId}/`;

/** Where a browser may put one upload; leftovers are cleared away after a day. */
export const incomingKey = (uploadId: string): string => `incoming/${uploadId}`;

/** The key of a checked file; no client can write there. */
export const candidateFileKey = (candidateId: number, kind: UploadKind, name: string, ending: string): string =>
  `${candidateFolder(candidateId)}${kind}/${name}.${ending}`;

/** The folder of all documents for verifications. */
export const companiesFolder = 'files/companies/';

/** The key of a checked document that a company uploaded for its verification. */
export const companyDocumentKey = (companyId: number, name: string, ending: string): string =>
  `${companiesFolder}${companyId}/${name}.${ending}`;

/** The folder of all files of messages. */
export const threadsFolder = 'files/threads/';

/** The key of a checked file that was uploaded for a message in a thread. */
export const messageFileKey = (thread: string, name: string, ending: string): string =>
  `${threadsFolder}${thread}/${name}.${ending}`;

/** The folder of all recordings of voices. */
export const samplesFolder = 'files/samples/';

/**
 * The key of a recording of a voice. Its link is given out while the person is masked: neither folder nor name say
 * whose it is.
 */
export const sampleKey = (name: string, ending: 'webm' | 'm4a'): string => `${samplesFolder}${name}.${ending}`;

/** Where Transcribe writes the result of one attempt: among the candidate's files, so that it goes with them. */
export const transcriptKey = (candidateId: number, name: string): string =>
  `${candidateFolder(candidateId)}transcript/${name}.json`;

/** The folder of records that accounts were deleted for good. */
export const erasuresFolder = 'erasures/';

/** The key of the record that an account was deleted for good. */
export const erasureKey = (kind: AccountKind, id: number): string => `${erasuresFolder}${kind}/${id}`;

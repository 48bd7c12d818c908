import type { UploadKind } from '#shared/domain/file-type.ts';

// Keys of the objects in the files' bucket.

/** Where all kept files of a candidate lie. */
export const keptFolder = (candidateId: number): string => `files/candidates/${candidateId}/`;

/** Where a browser may put one upload; leftovers are cleared away after a day. */
export const incomingKey = (uploadId: string): string => `incoming/${uploadId}`;

/** Where a checked file is kept; no client can write there. */
export const keptKey = (candidateId: number, kind: UploadKind, name: string, ending: string): string =>
  `${keptFolder(candidateId)}${kind}/${name}.${ending}`;

/**
 * Where a recording of a voice is kept. Its link is given out while the person is masked: neither folder nor name say
 * whose it is.
 */
export const sampleKey = (name: string, ending: 'webm' | 'm4a'): string => `files/samples/${name}.${ending}`;

/** Where Transcribe writes the result of one attempt: among the candidate's files, so that it goes with them. */
export const transcriptKey = (candidateId: number, name: string): string =>
  `${keptFolder(candidateId)}transcript/${name}.json`;

import { incomingKey } from '#functions/data/file-keys.ts';
import { maxSampleBytes, sampleTypes } from '#shared/domain/spoken-sample.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { inspectFile, putFile, signAddress, signForm } from './file-store.ts';

/** Seconds that the address of a recording works: some times its length. */
const addressSeconds = 5 * 60;

/** Seconds in which the upload of a recording must begin: it is there already when the form is requested. */
const formSeconds = 2 * 60;

const endingOf = (key: string) => (key.endsWith('.m4a') ? 'm4a' : 'webm');

/** A short-lived address of a recording. It names no person. */
export const sampleAddress = (key: string): Promise<string> =>
  signAddress(key, {
    type: sampleTypes[endingOf(key)],
    disposition: 'inline',
    name: `recording.${endingOf(key)}`,
    seconds: addressSeconds,
  });

/** A signed form for the upload of one recording. */
export const sampleForm = (uploadId: string, contentType: string, now: EpochMs) =>
  signForm(uploadId, contentType, { maxBytes: maxSampleBytes, seconds: formSeconds }, now);

/** Keeps a recording that was written anew. */
export const putSample = (key: string, bytes: Uint8Array): Promise<void> =>
  putFile(key, bytes, sampleTypes[endingOf(key)]);

/** The bytes of an uploaded recording, at most one more than are allowed; undefined when nothing arrived. */
export const readArrivedSample = async (uploadId: string): Promise<Uint8Array | undefined> =>
  (await inspectFile(incomingKey(uploadId), maxSampleBytes + 1))?.start;

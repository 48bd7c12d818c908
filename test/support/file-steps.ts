import { createHash } from 'node:crypto';
import { expect, inject } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { fileClient } from '#functions/services/files/file-client.ts';
import { expireVersions } from '#infra/local/storage/expire-versions.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { dayMs } from '#shared/domain/time.ts';
import type { TestApi } from './api.ts';
import { makeArrivedSample, makePrompt } from './arrived-sample.ts';
import { uploadFile } from './arrived-upload.ts';
import type { Principal } from './principals.ts';
import { smallPdf } from './small-pdf.ts';

/** The bytes of a small video. */
export const smallVideo = '\0\0\0\x20ftypisom\0\0\0\0some frames';

const kinds = {
  cv: { content_type: 'application/pdf', content: smallPdf('my life') },
  video: { content_type: 'video/mp4', content: smallVideo },
  certificate: { content_type: 'application/pdf', content: smallPdf('a certificate') },
} as const;
export type UploadedKind = keyof typeof kinds;

/** What a candidate does with files, through the calls of the API. */
export function fileSteps(api: TestApi) {
  /** Starts an upload and sends its file; returns the id. */
  const send = async ({ token }: Principal, kind: UploadedKind, file: string = kinds[kind].content) => {
    const { content_type, content } = kinds[kind];
    const body = { kind, content_type, size: content.length };
    const { body: started } = await api.call(uploadCalls.start, { token, body });
    await uploadFile(started, file);
    return String(started.id);
  };
  const result = (number?: string) => ({
    ...{ scale: 'jlpt' as const, level: 'N2', score: 118 },
    ...(number !== undefined && { certificate_number: number }),
  });
  const certify = ({ token }: Principal, id: string, number?: string) => {
    const { scale, level, score, ...named } = result(number);
    const body = { tag: 'ja', scale, results: [{ skill: 'reading' as const, level, score }], ...named };
    return api.call(certificateCalls.add, { token, params: { id }, body });
  };
  const complete = ({ token }: Principal, id: string) => api.call(uploadCalls.complete, { token, params: { id } });
  /** States Japanese with a result, and the number of its certificate, that `certify` proves. */
  const stateJapanese = ({ token }: Principal, number?: string) =>
    api.call(candidateCalls.setLanguages, {
      token,
      body: { languages: [{ tag: 'ja', skills: { reading: [result(number)] } }], modes: [] },
    });
  /** Records an answer to a prompt. */
  const record = async (who: Principal) => {
    const arrived = await makeArrivedSample(api, who.token, await makePrompt(api, who.token, 'ja'));
    return await api.call(sampleCalls.finish, { token: who.token, body: arrived });
  };
  return {
    send,
    complete,
    certify,
    record,
    stateJapanese,
    /** Makes a file of the profile, or a certificate; returns its id. */
    add: async (who: Principal, kind: UploadedKind): Promise<string> => {
      const id = await send(who, kind);
      const answer = await (kind === 'certificate' ? certify(who, id) : complete(who, id));
      expect(answer.status).toBe(200);
      return id;
    },
    /** Sends the form of the profile, with files as they are. */
    sendForm: ({ id, token }: Principal, parts: Record<string, string>) => {
      const boundary = 'a-boundary';
      const text = Object.entries(parts)
        .map(([name, content]) => {
          const isFile = (name === 'cv' || name === 'video') && !content.startsWith('uploads/');
          const head = `Content-Disposition: form-data; name="${name}"${isFile ? '; filename="f"\r\nContent-Type: application/pdf' : ''}`;
          return `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
        })
        .join('');
      return api.raw(candidateCalls.updateProfile, {
        params: { id: String(id) },
        token,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: Buffer.from(`${text}--${boundary}--\r\n`, 'latin1'),
      });
    },
  };
}

/** Changes the files of a profile without a call: as a call that ended before it removed the files. */
export async function changeFiles(id: number, change: { cv_key?: string | null; video_key?: string | null }) {
  const profile = await readCandidate(id, true);
  if (profile) await transact({ profile: replaceCandidate(changedCandidate(profile, change)) });
}

/** `hidden`: earlier versions are there; `gone`: no version and no marker is left. */
export type FileState = 'present' | 'hidden' | 'gone';

/** All versions of keys that begin so, with the markers that hide some. */
export async function versionsBelow(prefix: string) {
  const { s3, client, Bucket } = await fileClient();
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new s3.ListObjectVersionsCommand({ Bucket, Prefix: prefix }),
  );
  return { files: Versions, markers: DeleteMarkers };
}

export async function stateOf(key: string): Promise<FileState> {
  const { files, markers } = await versionsBelow(key);
  if (files.some(({ IsLatest }) => IsLatest)) return 'present';
  return files.length + markers.length > 0 ? 'hidden' : 'gone';
}

/** The bytes of each file that requests find, by their SHA-256. */
export async function checksums(prefix = 'files/'): Promise<Record<string, string>> {
  const { s3, client, Bucket } = await fileClient();
  const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix: prefix }));
  const sums = Contents.map(async ({ Key = '' }) => {
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    return [Key, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

/** Lets days pass for the test file's bucket, up to a midnight (UTC). */
export const passDays = (days: number) =>
  expireVersions(
    inject('bucketsFolder'),
    process.env.FILES_BUCKET ?? '',
    Math.floor(Date.now() / dayMs + days) * dayMs,
  );

/** Runs an action while the file store refuses to remove anything, and answers all else. */
export async function withoutRemovals<Result>(action: () => Promise<Result>): Promise<Result> {
  const { client } = await fileClient();
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (step) => {
        if (/^(DeleteObject|ListObjectVersions)Command$/.test(commandName)) throw new Error('Not now.');
        return await next(step);
      },
    { step: 'initialize', name: 'withoutRemovals' },
  );
  try {
    return await action();
  } finally {
    client.middlewareStack.remove('withoutRemovals');
  }
}

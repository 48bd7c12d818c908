import { incomingKey } from '#functions/data/file-keys.ts';
import { asStoreFailure } from '#functions/data/store-client.ts';
import { signatureBytes, typeOfEnding, type UploadKind, uploadRules } from '#shared/domain/file-type.ts';
import { addMs, type EpochMs } from '#shared/domain/time.ts';
import { fileClient, within } from './file-client.ts';

/** Seconds that the address of a stored file works: long enough to start a download or watch a video. */
export const addressSeconds = 15 * 60;
/** Seconds in which an upload must begin. */
const uploadSeconds = 5 * 60;

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/**
 * A short-lived address of a stored file, or null without one. Anyone with the address can read the file, so it goes
 * only to those entitled to it. The file's type and name come from us, never from who uploaded it.
 */
export async function fileAddress(key: string | undefined, kind: UploadKind): Promise<string | null> {
  if (key === undefined) return null;
  const ending = endingOf(key);
  // Certificates are saved, not shown: admins open documents of people whom they do not know.
  const disposition = kind === 'certificate' ? 'attachment' : 'inline';
  const name = `${kind}.${ending}`;
  return await signAddress(key, { type: typeOfEnding(ending), disposition, name, seconds: addressSeconds });
}

interface ServedAs {
  type: string;
  /** Whether browsers show the file or save it. */
  disposition: 'inline' | 'attachment';
  /** The name under which it is saved. */
  name: string;
  seconds: number;
}

/** The address of a file for some seconds, which says how it is served. */
export async function signAddress(key: string, { type, disposition, name, seconds }: ServedAs): Promise<string> {
  const [{ getSignedUrl }, { s3, client, Bucket }] = await Promise.all([
    import('@aws-sdk/s3-request-presigner'),
    fileClient(),
  ]);
  const command = new s3.GetObjectCommand({
    Bucket,
    Key: key,
    ResponseContentType: type,
    ResponseContentDisposition: `${disposition}; filename="${name}"`,
  });
  return await getSignedUrl(client, command, { expiresIn: seconds });
}

/** A form that a browser posts with the file to `url`; it works until `expires`. */
interface UploadForm {
  url: string;
  fields: Record<string, string>;
  expires: EpochMs;
}

/** A signed form for one upload's key, one content type and the kind's sizes. */
export const uploadForm = (
  uploadId: string,
  kind: UploadKind,
  contentType: string,
  now: EpochMs,
): Promise<UploadForm> =>
  signForm(uploadId, contentType, { maxBytes: uploadRules[kind].maxBytes, seconds: uploadSeconds }, now);

/** A signed form for one upload's key and content type, up to a size and for some seconds. */
export async function signForm(
  uploadId: string,
  contentType: string,
  { maxBytes, seconds }: { maxBytes: number; seconds: number },
  now: EpochMs,
): Promise<UploadForm> {
  const [{ createPresignedPost }, { client, Bucket }] = await Promise.all([
    import('@aws-sdk/s3-presigned-post'),
    fileClient(),
  ]);
  const { url, fields } = await createPresignedPost(client, {
    Bucket,
    Key: incomingKey(uploadId),
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', 1, maxBytes],
      ['eq', '$Content-Type', contentType],
    ],
    Expires: seconds,
  });
  return { url, fields, expires: addMs(now, seconds * 1000) };
}

/** What lies under a key. */
export interface FoundFile {
  /** In bytes. */
  size: number;
  /** S3's tag of this very content: copying names it, so that other content is not copied in its place. */
  etag: string;
  /** The first bytes, as many as were requested. */
  start: Uint8Array<ArrayBuffer>;
}

/**
 * Size and first bytes of a file, seen in one request so that they belong together; undefined when there is none.
 * @param maxBytes how many bytes are read
 */
export async function inspectFile(key: string, maxBytes: number = signatureBytes): Promise<FoundFile | undefined> {
  const { s3, client, Bucket } = await fileClient();
  try {
    const part = await client.send(
      new s3.GetObjectCommand({ Bucket, Key: key, Range: `bytes=0-${maxBytes - 1}` }),
      within(maxBytes > signatureBytes ? 'put' : 'ask'),
    );
    const start = new Uint8Array((await part.Body?.transformToByteArray()) ?? []);
    // `bytes 0-63/12345`: the whole size follows the slash.
    const size = Number(part.ContentRange?.split('/')[1] ?? start.byteLength);
    return { size, etag: part.ETag ?? '', start };
  } catch (error) {
    // Without the right to list the bucket, S3 calls an absent file forbidden; an empty one has no range.
    if (['NoSuchKey', 'NotFound', 'AccessDenied', 'InvalidRange'].includes(nameOf(error))) return undefined;
    // Reading the body is outside the client, which types the failures of its requests.
    throw asStoreFailure(error);
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/**
 * Copies a file that was inspected to its final key.
 * @param ms the kind of time that it may take: videos need more than documents
 * @returns false when there is other content by now, or something is stored under that key already
 * @throws the SDK's error when the copy takes too long: a later one finds what S3 finished meanwhile
 */
export async function keepFile(source: string, etag: string, target: string, ms: 'put' | 'copy'): Promise<boolean> {
  const { s3, client, Bucket } = await fileClient();
  try {
    await client.send(
      new s3.CopyObjectCommand({
        Bucket,
        Key: target,
        CopySource: `${Bucket}/${source}`,
        CopySourceIfMatch: etag,
        IfNoneMatch: '*',
        ContentType: typeOfEnding(endingOf(target)),
        MetadataDirective: 'REPLACE',
      }),
      within(ms),
    );
    return true;
  } catch (error) {
    if (['PreconditionFailed', 'NoSuchKey', 'AccessDenied'].includes(nameOf(error))) return false;
    throw error;
  }
}

/** Stores a small file whose bytes were checked. */
export async function putFile(key: string, bytes: Uint8Array, type = typeOfEnding(endingOf(key))): Promise<void> {
  const { s3, client, Bucket } = await fileClient();
  await client.send(new s3.PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: type }), within('put'));
}

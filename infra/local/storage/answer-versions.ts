import type S3rver from '@20minutes/s3rver';
import type { Context } from '@20minutes/s3rver';
import authentication from '@20minutes/s3rver/lib/middleware/authentication.js';
import { type StoredVersion, Versions } from './versions.ts';

type Answer = () => Promise<void>;

/**
 * Makes the emulator store earlier versions of all objects: writing puts the present one aside, deleting hides it, and versions can be
 * listed, deleted and copied by their ids. Signatures of these requests are verified as of all others.
 */
export function storeVersions(s3: S3rver): void {
  const versions = new Versions(s3.store);
  putAsideBeforeWrites(s3.store, versions);
  const authenticate = authentication();
  // The emulator's own routes are the last part: they know no versions.
  s3.middleware.splice(-1, 0, async (context, next) => {
    const [, bucket = '', ...parts] = context.path.split('/').map(decodeURIComponent);
    const key = parts.join('/');
    const answer = (await s3.store.getBucket(bucket)) ? answerOf(context, versions, bucket, key) : undefined;
    if (!answer) return await next();
    context.params = { bucket, ...(key && { key }) };
    return await authenticate(context, answer);
  });
}

function answerOf(context: Context, versions: Versions, bucket: string, key: string): Answer | undefined {
  const { method, query } = context;
  if (method === 'GET' && key === '' && query.versions !== undefined) {
    return async () => {
      context.body = { ListVersionsResult: pageOf(await versions.list(bucket, query.prefix), bucket, query) };
    };
  }
  if (method !== 'DELETE' || key === '') return undefined;
  return async () => {
    if (query.versionId === undefined) await versions.hide(bucket, key);
    else await versions.remove(bucket, key, query.versionId);
    context.status = 204;
  };
}

/** A page of versions in the form of S3's XML. A page may end between two versions of a key. */
function pageOf(found: ReadonlyMap<string, StoredVersion[]>, Name: string, query: Context['query']) {
  const maxKeys = Math.min(Number(query['max-keys'] ?? 1000), 1000);
  const { prefix = '', 'key-marker': lastKey = '', 'version-id-marker': lastId } = query;
  const sorted = [...found].sort(([left], [right]) => (left < right ? -1 : 1)).flatMap(([, versions]) => versions);
  const last = lastId === undefined ? -1 : sorted.findIndex(({ key, id }) => key === lastKey && id === lastId);
  const rest = last < 0 ? sorted.filter(({ key }) => key > lastKey) : sorted.slice(last + 1);
  const page = rest.slice(0, maxKeys);
  const IsTruncated = rest.length > page.length;
  return {
    ...{ Name, Prefix: prefix, MaxKeys: maxKeys, IsTruncated },
    ...(IsTruncated && { NextKeyMarker: page.at(-1)?.key, NextVersionIdMarker: page.at(-1)?.id }),
    Version: page.filter(({ isMarker }) => !isMarker).map(xmlOf),
    DeleteMarker: page.filter(({ isMarker }) => isMarker).map(xmlOf),
  };
}

const xmlOf = ({ key, id, isLatest, modified, isMarker, etag, size }: StoredVersion) => ({
  ...{ Key: key, VersionId: id, IsLatest: isLatest, LastModified: new Date(modified).toISOString() },
  ...(!isMarker && { ETag: etag, Size: size, StorageClass: 'STANDARD' }),
});

/** A copy may name a version behind the key, as in S3's header for the source. */
function putAsideBeforeWrites(store: S3rver['store'], versions: Versions): void {
  const put = store.putObject.bind(store);
  const copy = store.copyObject.bind(store);
  const exists = store.existsObject.bind(store);
  const sourceOf = async (bucket: string, name: string) => {
    const [key = '', id] = name.split('?versionId=');
    return id === undefined ? { bucket, key } : await versions.find(bucket, key, id);
  };
  store.existsObject = async (bucket, name) => {
    const source = await sourceOf(bucket, name);
    return source !== undefined && (await exists(source.bucket, source.key));
  };
  store.putObject = async (object) => {
    await versions.putAside(object.bucket, object.key);
    return await put(object);
  };
  store.copyObject = async (fromBucket, name, bucket, key, metadata) => {
    const source = (await sourceOf(fromBucket, name)) ?? { bucket: fromBucket, key: name };
    if (source.bucket !== bucket || source.key !== key) await versions.putAside(bucket, key);
    return await copy(source.bucket, source.key, bucket, key, metadata);
  };
}

import type { NeededRight, ServiceCall } from './service-call.ts';

type Right = Omit<NeededRight, 'entry'>;

const object = (action: string, key: string): Right => ({ action: `s3:${action}`, resource: `{FILES_BUCKET}/${key}` });
const listing: Right = { action: 's3:ListBucket', resource: '{FILES_BUCKET}' };
/** Listing versions of keys that begin so; policies allow single prefixes. */
const versionsBelow = (prefix: string): Right => ({
  ...{ action: 's3:ListBucketVersions', resource: '{FILES_BUCKET}' },
  context: { 's3:prefix': [prefix] },
});

/** Key in a path of the form `/bucket/key`. */
const keyIn = (path: string): string =>
  decodeURIComponent(path.split('?')[0] ?? '')
    .split('/')
    .slice(2)
    .join('/');

/** The rights that a request to S3 needs. */
export function s3Rights({ method, path, headers, status }: ServiceCall): Right[] {
  const key = keyIn(path);
  const { searchParams } = new URL(path, 'http://s3');
  if (key === '') return [searchParams.has('versions') ? versionsBelow(searchParams.get('prefix') ?? '') : listing];
  // S3 answers 404 for a missing key only with the right to list.
  const absent: Right[] = status === 404 ? [{ ...listing, isOptional: true }] : [];
  const source = headers['x-amz-copy-source'];
  if (source !== undefined) return [object('GetObject', keyIn(`/${source}`)), object('PutObject', key), ...absent];
  if (method === 'PUT') return [object('PutObject', key)];
  if (method === 'DELETE') return [object(searchParams.has('versionId') ? 'DeleteObjectVersion' : 'DeleteObject', key)];
  return [object('GetObject', key), ...absent];
}

const signedAddress = /https?:\/\/[^\s"\\]+?X-Amz-Signature=/g;
const signedPolicy = /\\?"[Pp]olicy\\?":\\?"([A-Za-z0-9+/=]{40,})\\?"/g;

/** The rights that signed URLs and forms in a function's result need: they carry the rights of their signer. */
export function rightsOfSigned(result: string): Right[] {
  const reading = [...result.matchAll(signedAddress)].map(([address]) =>
    object('GetObject', keyIn(new URL(address).pathname)),
  );
  const writing = [...result.matchAll(signedPolicy)].flatMap(([, policy = '']) => {
    const { conditions = [] } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
      conditions?: { key?: string }[];
    };
    return conditions.flatMap(({ key }) => (key === undefined ? [] : [object('PutObject', key)]));
  });
  return [...reading, ...writing];
}

// The package has no types; these are the used parts.

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';
  import type S3Object from '@20minutes/s3rver/lib/models/object.js';

  /** The objects of all buckets, as files. */
  export interface FileStore {
    /** Null if the bucket does not exist. */
    getBucket(name: string): Promise<{ name: string } | null>;
    getBucketPath(name: string): string;
    getResourcePath(bucket: string, key: string, resource: string): string;
    /** Throws when the object does not exist. */
    getMetadata(bucket: string, key: string): Promise<{ etag?: string }>;
    putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5?: string): Promise<void>;
    existsObject(bucket: string, key: string): Promise<boolean>;
    deleteObject(bucket: string, key: string): Promise<void>;
    putObject(object: S3Object): Promise<{ md5: string; size: number }>;
    copyObject(
      fromBucket: string,
      fromKey: string,
      bucket: string,
      key: string,
      metadata: Record<string, string> | null,
    ): Promise<Record<string, string>>;
  }

  /** A request and its response. */
  export interface Context {
    method: string;
    /** Percent-encoded. */
    path: string;
    query: Readonly<Record<string, string | undefined>>;
    params: { bucket?: string; key?: string };
    status: number;
    /** An object becomes XML. */
    body: unknown;
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly store: FileStore;
    readonly middleware: Middleware[];
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}

declare module '@20minutes/s3rver/lib/stores/filesystem.js' {
  import type { FileStore } from '@20minutes/s3rver';

  const FilesystemStore: new (directory: string) => FileStore;
  export default FilesystemStore;
}

declare module '@20minutes/s3rver/lib/middleware/authentication.js' {
  import type { Context } from '@20minutes/s3rver';

  /** Verifies the signature of a request for `params`, and then continues. */
  export default function authentication(): (context: Context, next: () => Promise<void>) => Promise<void>;
}

declare module '@20minutes/s3rver/lib/models/object.js' {
  import type { Readable } from 'node:stream';

  export default class S3Object {
    constructor(bucket: string, key: string, content: Readable, metadata: Record<string, string>);
    readonly bucket: string;
    readonly key: string;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  interface Account {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
    revokeAccessKey(accessKeyId: string): void;
  }
  const accounts: { DUMMY_ACCOUNT: Account };
  export default accounts;
}

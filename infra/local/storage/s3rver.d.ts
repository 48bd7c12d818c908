// The package has no types; these are the used parts.

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';
  import type S3Object from '@20minutes/s3rver/lib/models/object.js';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    readonly store: {
      /** Null if the bucket does not exist. */
      getBucket(name: string): Promise<{ name: string } | null>;
      getResourcePath(bucket: string, key: string, resource: string): string;
      deleteObject(bucket: string, key: string): Promise<void>;
      putObject(object: S3Object): Promise<{ md5: string; size: number }>;
    };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}

declare module '@20minutes/s3rver/lib/models/object.js' {
  import type { Readable } from 'node:stream';

  export default class S3Object {
    constructor(bucket: string, key: string, content: Readable, metadata: Record<string, string>);
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

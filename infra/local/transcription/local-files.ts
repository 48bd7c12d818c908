import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

interface FilesAddress {
  filesEndpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface LocalFiles {
  /** Throws when there is no such file. */
  require(bucket: string, key: string): Promise<void>;
  write(bucket: string, key: string, json: string): Promise<void>;
}

/** The local file server as a service of AWS sees it. */
export const openFiles = ({ filesEndpoint, accessKeyId, secretAccessKey }: FilesAddress): LocalFiles => {
  const client = new S3Client({
    endpoint: filesEndpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    require: async (Bucket, Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=0-0' }));
      await Body?.transformToByteArray();
    },
    write: async (Bucket, Key, json) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: json, ContentType: 'application/json' }));
    },
  };
};

import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

interface FilesAddress {
  filesEndpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface LocalFiles {
  /** Throws when the file does not exist. */
  require(bucket: string, key: string): Promise<void>;
  write(bucket: string, key: string, json: string): Promise<void>;
}

/** A client of the local file server with the access of an AWS service. */
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

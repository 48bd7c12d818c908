import type { IncomingMessage } from 'node:http';
import type { AwsAnswer } from '#test/support/aws/services.ts';

const xml = (body: string, status = 200, headers = {}): AwsAnswer => ({ status, type: 'text/xml', body, headers });
/** Parts of an upload are answered with a tag, which its end names again. */
const tagged = () => xml('', 200, { etag: '"stored"' });

/** The bytes of a request that the SDK sends in chunks with a checksum after them. */
function unchunked({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (!`${headers['content-encoding']}`.includes('aws-chunked')) return body;
  const chunks: Buffer[] = [];
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf('\r\n', start);
    const size = Number.parseInt(body.subarray(start, end).toString(), 16);
    if (!size) break;
    chunks.push(body.subarray(end + 2, end + 2 + size));
    start = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}

/** The buckets of the bootstrap. It checks no signature: the local file server knows none of chunks with a trailer. */
export class AssetStore {
  /** By bucket and key, such as `cdk-hnb659fds-assets-111111111111-us-east-1/<hash>.zip`. */
  readonly objects = new Map<string, Buffer>();
  /** Parts of uploads that did not end, by bucket and key, in their order. */
  private readonly parts = new Map<string, Buffer[]>();

  answer(request: IncomingMessage, body: Buffer): AwsAnswer {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const path = decodeURIComponent(pathname.slice(1));
    if (request.method === 'PUT') {
      const part = Number(searchParams.get('partNumber'));
      if (part > 0) (this.parts.get(path) ?? [])[part - 1] = unchunked(request, body);
      else this.objects.set(path, unchunked(request, body));
      return tagged();
    }
    if (searchParams.has('uploads')) {
      this.parts.set(path, []);
      return xml('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>');
    }
    if (request.method === 'POST') {
      this.objects.set(path, Buffer.concat(this.parts.get(path) ?? []));
      return xml('<CompleteMultipartUploadResult><ETag>"stored"</ETag></CompleteMultipartUploadResult>');
    }
    if (searchParams.has('location')) return xml('<LocationConstraint>ap-south-1</LocationConstraint>');
    if (searchParams.has('encryption')) {
      const error = 'ServerSideEncryptionConfigurationNotFoundError';
      return xml(`<Error><Code>${error}</Code><Message>none</Message></Error>`, 404);
    }
    return xml(this.list(path, searchParams.get('prefix') ?? ''));
  }

  private list(bucket: string, prefix: string): string {
    const start = `${bucket.replace(/\/$/, '')}/`;
    const found = [...this.objects.keys()].filter((key) => key.startsWith(start + prefix));
    const members = found.map((key) => `<Contents><Key>${key.slice(start.length)}</Key><Size>1</Size></Contents>`);
    return `<ListBucketResult><KeyCount>${found.length}</KeyCount>${members.join('')}</ListBucketResult>`;
  }
}

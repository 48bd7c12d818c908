declare module '@opensearch-project/opensearch/lib/aws/shared.js' {
  import type { AwsSigv4Signer } from '@opensearch-project/opensearch/aws-v3';

  /** Makes the signer that the package exports, with another way to find credentials. */
  export function giveAwsV4Signer(findCredentials: () => Promise<unknown>): typeof AwsSigv4Signer;
}

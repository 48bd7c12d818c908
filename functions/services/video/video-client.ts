import type { KinesisVideoClient } from '@aws-sdk/client-kinesis-video';
import { withStoreFailures } from '#functions/data/store-client.ts';

let client: KinesisVideoClient | undefined;

/** Waits of all requests to Kinesis Video Streams. */
const patience = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
};

/** The client for channels, one a process. The SDK is loaded when the first room opens. */
export async function videoClient() {
  const sdk = await import('@aws-sdk/client-kinesis-video');
  const endpoint = process.env.KINESIS_VIDEO_ENDPOINT;
  client ??= withStoreFailures(new sdk.KinesisVideoClient({ ...(endpoint ? { endpoint } : {}), ...patience }));
  return { sdk, client };
}

/** The client for what one channel answers at an address of its own. */
export async function channelClient(endpoint: string) {
  const sdk = await import('@aws-sdk/client-kinesis-video-signaling');
  return { sdk, client: withStoreFailures(new sdk.KinesisVideoSignalingClient({ endpoint, ...patience })) };
}

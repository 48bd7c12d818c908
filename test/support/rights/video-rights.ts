import type { NeededRight, ServiceCall } from './service-call.ts';

interface Input {
  ChannelName?: string;
  ChannelARN?: string;
}

const inStage = (channel: string) => channel.replace(`-${process.env.STAGE}-`, '-{STAGE}-');

/** The action of a path of Kinesis Video Streams: `/createSignalingChannel`, `/v1/get-ice-server-config`. */
const actionOf = (path: string): string =>
  path.endsWith('/get-ice-server-config')
    ? 'GetIceServerConfig'
    : (path.split('/').at(-1) ?? '').replace(/^./, (letter) => letter.toUpperCase());

/** The right that a request to Kinesis Video Streams needs: on a channel, by its name or ARN. */
export function videoRights({ path = '', body }: ServiceCall): Omit<NeededRight, 'entry'>[] {
  const action = `kinesisvideo:${actionOf(path)}`;
  if (action.endsWith(':ListSignalingChannels')) return [{ action, resource: '*' }];
  const { ChannelName, ChannelARN = '' }: Input = JSON.parse(body);
  const channel = ChannelName === undefined ? ChannelARN.split(':').slice(5).join(':') : `channel/${ChannelName}/0`;
  return [{ action, resource: inStage(channel) }];
}

/** The right to connect, of the role that signed an address for it. */
export const rightsOfAddresses = (answer: string): Omit<NeededRight, 'entry'>[] =>
  [...answer.matchAll(/X-Amz-ChannelARN=([\w%.-]+)(&X-Amz-ClientId=)?/g)].map(([, arn = '', viewer]) => ({
    action: viewer ? 'kinesisvideo:ConnectAsViewer' : 'kinesisvideo:ConnectAsMaster',
    resource: inStage(decodeURIComponent(arn).split(':').slice(5).join(':')),
  }));

import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StackConfig } from '../settings/config.ts';
import { hasVideo, roomsOf } from '../settings/video-rooms.ts';
import { explainWildcard } from './explain-wildcard.ts';

/** What opening a room needs. A signed address allows what the role allows that signed it: to connect as one of the two sides. */
const opening = [
  'CreateSignalingChannel',
  'DescribeSignalingChannel',
  'GetSignalingChannelEndpoint',
  'GetIceServerConfig',
  'ConnectAsMaster',
  'ConnectAsViewer',
];

function giveChannels(target: LambdaFunction, { stage }: StackConfig, actions: readonly string[]): void {
  const channels = Stack.of(target).formatArn({
    service: 'kinesisvideo',
    resource: 'channel',
    resourceName: `language-job-portal-${stage}-*`,
  });
  target.addToRolePolicy(
    new PolicyStatement({ actions: actions.map((action) => `kinesisvideo:${action}`), resources: [channels] }),
  );
  explainWildcard(target.role ?? target, channels, 'Every interview has its own channel; its name contains the stage.');
}

/** Lets a function open rooms of this stage, where it has them. */
export function giveVideo(target: LambdaFunction, config: StackConfig): void {
  const rooms = roomsOf(config);
  if (rooms === 'off') return;
  target.addEnvironment('VIDEO_ROOMS', rooms);
  giveChannels(target, config, opening);
}

/** Lets a function delete the channels of this stage, where the region has them. A stage that switched rooms off loses its channels, too. */
export function giveVideoCleanUp(target: LambdaFunction, config: StackConfig): void {
  if (!hasVideo(config.region)) return;
  target.addEnvironment('VIDEO_ROOMS', roomsOf(config));
  target.addToRolePolicy(new PolicyStatement({ actions: ['kinesisvideo:ListSignalingChannels'], resources: ['*'] }));
  explainWildcard(target.role ?? target, '*', 'Channels are listed only on *; the function lists those of its stage.');
  giveChannels(target, config, ['DeleteSignalingChannel']);
}

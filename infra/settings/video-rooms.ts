/** Regions in which Kinesis Video Streams has WebRTC, by its documentation of November 2026. */
const regions: ReadonlySet<string> = new Set([
  'af-south-1',
  'ap-east-1',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ap-southeast-5',
  'ca-central-1',
  'eu-central-1',
  'eu-south-2',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'me-south-1',
  'sa-east-1',
  'us-east-1',
  'us-east-2',
  'us-west-2',
]);

/**
 * How rooms of interviews connect: `relayed` through AWS, so that no side sees the other one's network address, `direct` where
 * networks allow it, or `off`.
 */
export const roomModes = ['relayed', 'direct', 'off'] as const;
export type RoomMode = (typeof roomModes)[number];

/** Whether a region could have rooms. */
export const hasVideo = (region: string): boolean => regions.has(region);

/** What a stage has: rooms only where its region has the service. */
export const roomsOf = ({ videoRooms, region }: { videoRooms: RoomMode; region: string }): RoomMode =>
  hasVideo(region) ? videoRooms : 'off';

import type { Server } from 'node:http';
import { Role, SignalingClient } from 'amazon-kinesis-video-streams-webrtc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deleteEndedChannels } from '#functions/services/video/channels.ts';
import { openSignalling, type Side } from '#functions/services/video/open-signalling.ts';
import { type EpochMs, minuteMs } from '#shared/domain/time.ts';
import { urlOf } from '#test/support/ports.ts';
import { startVideo } from './video.ts';

const now = Date.now() as EpochMs;
const end = (now + 30 * minuteMs) as EpochMs;
let server: Server;

beforeAll(async () => {
  server = await startVideo(0, 'local');
  Object.assign(process.env, {
    STAGE: 'test',
    KINESIS_VIDEO_ENDPOINT: urlOf(server),
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: 'a session/with+signs=',
  });
});
afterAll(() => {
  delete process.env.AWS_SESSION_TOKEN;
  server.close();
});

/** A side as a browser connects it: with the SDK of the service. */
const connect = async (id: string, side: Side) => {
  const { address } = await openSignalling({ id, end }, side, now);
  const client = new SignalingClient({
    channelARN: 'arn',
    channelEndpoint: 'wss://unused',
    region: 'us-east-1',
    ...(side === 'recruiter' ? { role: Role.MASTER } : { role: Role.VIEWER, clientId: side }),
    requestSigner: { getSignedURL: async () => address },
  });
  const opened = new Promise((done, fail) => client.once('open', done).once('error', fail));
  client.open();
  await opened;
  return client;
};

/** How the server answers the upgrade of an address. */
const statusOf = (address: string): Promise<number | string | undefined> =>
  new Promise((done) => {
    const socket = new WebSocket(address);
    socket.once('unexpected-response', (_, { statusCode }) => done(statusCode));
    socket.once('open', () => done('open'));
    socket.on('error', () => undefined);
  });

const next = (client: SignalingClient, event: string): Promise<unknown[]> =>
  new Promise((done) => client.once(event, (...given: unknown[]) => done(given)));

test('an offer that comes first waits for the other side, and the answer finds its way back', async () => {
  const candidate = await connect('one', 'candidate');
  candidate.sendSdpOffer({ type: 'offer', sdp: 'the offer' } as RTCSessionDescription);
  const { address } = await openSignalling({ id: 'one', end }, 'recruiter', now);
  expect(address).not.toContain('X-Amz-ClientId');
  const recruiter = await connect('one', 'recruiter');
  const [offer, sender] = await next(recruiter, 'sdpOffer');
  expect([offer, sender]).toEqual([{ type: 'offer', sdp: 'the offer' }, 'candidate']);
  const answered = next(candidate, 'sdpAnswer');
  recruiter.sendSdpAnswer({ type: 'answer', sdp: 'the answer' } as RTCSessionDescription, 'candidate');
  expect((await answered)[0]).toEqual({ type: 'answer', sdp: 'the answer' });
  recruiter.close();
  candidate.close();
});

test('an offer of more than 10 KB is refused to who sent it', async () => {
  const candidate = await connect('long', 'candidate');
  const refused = next(candidate, 'statusResponse');
  candidate.sendSdpOffer({ type: 'offer', sdp: 'x'.repeat(8_000) } as RTCSessionDescription);
  expect((await refused)[0]).toMatchObject({ statusCode: '400' });
  candidate.close();
});

test('an address names no secret key, and is refused when it is changed, or older than five minutes', async () => {
  const { address, expires } = await openSignalling({ id: 'two', end }, 'candidate', now);
  expect(expires - now).toBeLessThanOrEqual(5 * minuteMs);
  expect(new URL(address).searchParams.get('X-Amz-Credential')).toMatch(/^local\/\d{8}\/us-east-1\/kinesisvideo\//);
  expect(await statusOf(address)).toBe('open');
  expect(await statusOf(address.replace('X-Amz-ClientId=candidate', 'X-Amz-ClientId=stranger'))).toBe(403);
  expect(await statusOf(address.replace(/X-Amz-Signature=\w{4}/, 'X-Amz-Signature=0000'))).toBe(403);
  const old = await openSignalling({ id: 'two', end }, 'candidate', (now - 6 * minuteMs) as EpochMs);
  expect(await statusOf(old.address)).toBe(403);
});

test('two who open a room at the same time meet in one channel, and a moved interview gets another', async () => {
  const channelOf = async (side: Side, until: EpochMs) => {
    const { address } = await openSignalling({ id: 'three', end: until }, side, now);
    return new URL(address).searchParams.get('X-Amz-ChannelARN');
  };
  const [one, other] = await Promise.all([channelOf('recruiter', end), channelOf('candidate', end)]);
  expect(one).toBe(other);
  expect(await channelOf('candidate', (end + 1) as EpochMs)).not.toBe(one);
});

test('channels are deleted once their rooms are over, and those of others stay', async () => {
  await deleteEndedChannels((end + minuteMs) as EpochMs);
  const { address } = await openSignalling({ id: 'four', end }, 'candidate', now);
  const later = (end + minuteMs) as EpochMs;
  await openSignalling({ id: 'five', end: (end + 2 * minuteMs) as EpochMs }, 'candidate', now);
  expect(await deleteEndedChannels((end - 1) as EpochMs)).toBe(0);
  expect(await Promise.all([deleteEndedChannels(later), deleteEndedChannels(later)])).toContain(1);
  expect(await deleteEndedChannels(later)).toBe(0);
  expect(await statusOf(address)).toBe(404);
});

import { SignatureV4 } from '@smithy/signature-v4';
import { addMs, type EpochMs } from '#shared/domain/time.ts';
import { ensureChannel, type Room } from './channels.ts';
import { channelClient, videoClient } from './video-client.ts';

/** The two sides of a room. */
export type Side = 'recruiter' | 'candidate';

/** The recruiter's side waits for offers, the candidate's makes them under this name. */
const roles = { recruiter: 'MASTER', candidate: 'VIEWER' } as const;
const viewerId = 'candidate';

/** Kinesis Video Streams accepts no address that lives longer. */
const lifeSeconds = 299;

/** A server that finds or relays a connection, as browsers take it. */
export interface IceServer {
  urls: string[];
  username?: string | undefined;
  credential?: string | undefined;
}

/** What a browser needs to find the other one. */
export interface Signalling {
  /** A signed address: it names a temporary key and its session, never the secret key. */
  address: string;
  ice_servers: IceServer[];
  /** Until when address and relays can be used for a new connection. */
  expires: EpochMs;
}

/**
 * Opens the signalling of a room for one side (four requests to Kinesis Video Streams, five for the first person).
 * @throws StoreUnavailable when the service does not answer
 */
export async function openSignalling(room: Room, side: Side, now: EpochMs): Promise<Signalling> {
  const channel = await ensureChannel(room);
  const endpoints = await endpointsOf(channel, roles[side]);
  const [address, ice_servers] = await Promise.all([
    signAddress(endpoints.WSS, channel, side, now),
    readIceServers(endpoints.HTTPS, channel, side),
  ]);
  return { address, ice_servers, expires: addMs(now, lifeSeconds * 1_000) };
}

async function endpointsOf(channel: string, Role: 'MASTER' | 'VIEWER'): Promise<{ WSS: string; HTTPS: string }> {
  const { sdk, client } = await videoClient();
  const { ResourceEndpointList = [] } = await client.send(
    new sdk.GetSignalingChannelEndpointCommand({
      ChannelARN: channel,
      SingleMasterChannelEndpointConfiguration: { Protocols: ['WSS', 'HTTPS'], Role },
    }),
  );
  const of = (protocol: 'WSS' | 'HTTPS') => {
    const found = ResourceEndpointList.find(({ Protocol }) => Protocol === protocol)?.ResourceEndpoint;
    if (!found) throw new Error(`A channel has no address for ${protocol}.`);
    return found;
  };
  return { WSS: of('WSS'), HTTPS: of('HTTPS') };
}

async function readIceServers(endpoint: string, channel: string, side: Side): Promise<IceServer[]> {
  const { sdk, client } = await channelClient(endpoint);
  const { IceServerList = [] } = await client.send(
    new sdk.GetIceServerConfigCommand({ ChannelARN: channel, ClientId: side, Service: 'TURN' }),
  );
  return IceServerList.map(({ Uris = [], Username, Password }) => ({
    urls: Uris,
    username: Username,
    credential: Password,
  }));
}

async function signAddress(endpoint: string, channel: string, side: Side, now: EpochMs): Promise<string> {
  const { config } = (await videoClient()).client;
  const signer = new SignatureV4({
    service: 'kinesisvideo',
    region: config.region,
    credentials: config.credentials,
    sha256: config.sha256,
  });
  const { host, hostname, protocol } = new URL(endpoint);
  const signed = await signer.presign(
    {
      method: 'GET',
      protocol,
      hostname,
      path: '/',
      headers: { host },
      query: { 'X-Amz-ChannelARN': channel, ...(side === 'candidate' && { 'X-Amz-ClientId': viewerId }) },
    },
    { expiresIn: lifeSeconds, signingDate: new Date(now) },
  );
  return `${protocol}//${host}/?${new URLSearchParams(signed.query as Record<string, string>)}`;
}

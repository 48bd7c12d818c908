import type { SignalingClient } from 'amazon-kinesis-video-streams-webrtc';
import type { OpenedRoom } from '#shared/contracts/rooms.ts';

/** An offer or an answer, with the number of the attempt that it belongs to. */
export type Description = RTCSessionDescriptionInit & { call: string };
export type Candidate = RTCIceCandidateInit & { call: string };

/** What arrives, and that the line ended. */
export interface LineEvents {
  onOffer: (offer: Description) => void;
  onAnswer: (answer: Description) => void;
  onCandidate: (candidate: Candidate) => void;
  onEnd: () => void;
}

/** An open line to the other side. What is sent on an ended one is lost: the attempt is repeated. */
export interface Line {
  sendDescription: (description: Description) => void;
  sendCandidate: (candidate: Candidate) => void;
  close: () => void;
}

/** The name of the candidate's side in the signed address. */
const viewerId = 'candidate';

/** The SDK demands these, and uses them only to sign an address, which the server did. */
const unused = { channelARN: 'signed', channelEndpoint: 'wss://signed', region: 'signed' };

type Sdk = typeof import('amazon-kinesis-video-streams-webrtc');

/** The package's bundle for browsers has no exports: it sets a global. */
const loadSdk = async (): Promise<Sdk> => {
  await import('amazon-kinesis-video-streams-webrtc');
  return (window as unknown as { KVSWebRTC: Sdk }).KVSWebRTC;
};

const attempt = (send: () => void): void => {
  try {
    send();
  } catch {
    // The line is not open: its end was or will be announced.
  }
};

/** Opens a line at a signed address. It resolves once the SDK is loaded; a line that cannot be opened ends. */
export const openLine = async (address: string, side: OpenedRoom['side'], events: LineEvents): Promise<Line> => {
  const sdk = await loadSdk();
  const isMaster = side === 'recruiter';
  const client: SignalingClient = new sdk.SignalingClient({
    ...unused,
    ...(isMaster ? { role: sdk.Role.MASTER } : { role: sdk.Role.VIEWER, clientId: viewerId }),
    requestSigner: { getSignedURL: async () => address },
  });
  const recipient = isMaster ? viewerId : undefined;
  client.on('sdpOffer', events.onOffer);
  client.on('sdpAnswer', events.onAnswer);
  client.on('iceCandidate', events.onCandidate);
  client.on('close', events.onEnd);
  client.on('error', () => client.close());
  client.open();
  return {
    sendDescription: (description) =>
      attempt(() =>
        description.type === 'offer'
          ? client.sendSdpOffer(description as unknown as RTCSessionDescription, recipient)
          : client.sendSdpAnswer(description as unknown as RTCSessionDescription, recipient),
      ),
    sendCandidate: (candidate) =>
      attempt(() => client.sendIceCandidate(candidate as unknown as RTCIceCandidate, recipient)),
    close: () => {
      client.off('close', events.onEnd);
      client.close();
    },
  };
};

import type { Candidate, Description } from './signalling.ts';

/** What one side says to the other beside picture and sound. */
export interface Presence {
  camera: boolean;
  microphone: boolean;
  screen: boolean;
  left?: boolean;
}

/** The tracks that a side sends; null: none now. */
export interface SentTracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

export interface CallOptions {
  id: string;
  iceServers: RTCIceServer[];
  isRelayed: boolean;
  tracks: () => SentTracks;
  presence: () => Presence;
  onCandidate: (candidate: Candidate) => void;
  onState: (state: RTCPeerConnectionState) => void;
  onPresence: (presence: Presence) => void;
}

/** Whether all browsers have a video codec: VP8 and the baseline profile of H.264, and what repeats their lost packets. */
const isCommon = ({ mimeType, sdpFmtpLine = '' }: RTCRtpCodec): boolean =>
  mimeType === 'video/VP8' ||
  mimeType === 'video/rtx' ||
  (mimeType === 'video/H264' &&
    sdpFmtpLine.includes('packetization-mode=1') &&
    sdpFmtpLine.includes('profile-level-id=42'));

/** One attempt to connect two browsers, and the connection that comes of it. */
export class PeerCall {
  readonly id: string;
  /** What the other side sends. */
  readonly remote = new MediaStream();
  private readonly options: CallOptions;
  private readonly peer: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  /** Candidates that came before the description they belong to. */
  private early: Candidate[] = [];

  constructor(options: CallOptions) {
    this.id = options.id;
    this.options = options;
    const { iceServers, isRelayed } = options;
    this.peer = new RTCPeerConnection({ iceServers, iceTransportPolicy: isRelayed ? 'relay' : 'all' });
    this.channel = this.peer.createDataChannel('presence', { negotiated: true, id: 0 });
    this.channel.onopen = () => this.tellPresence();
    this.channel.onmessage = ({ data }) => options.onPresence(JSON.parse(String(data)) as Presence);
    this.peer.ontrack = ({ track }) => this.remote.addTrack(track);
    this.peer.onicecandidate = ({ candidate }) => {
      if (candidate) options.onCandidate({ ...candidate.toJSON(), call: this.id });
    };
    this.peer.onconnectionstatechange = () => options.onState(this.peer.connectionState);
  }

  get state(): RTCPeerConnectionState {
    return this.peer.connectionState;
  }

  /** Whether it is connected, or may come back without a new offer. */
  get isRunning(): boolean {
    return this.state === 'connected' || this.state === 'disconnected';
  }

  /** What was offered or answered last, with the candidates that are known by now. */
  get description(): Description | undefined {
    const { localDescription } = this.peer;
    return localDescription ? { type: localDescription.type, sdp: localDescription.sdp, call: this.id } : undefined;
  }

  get isAnswered(): boolean {
    return this.peer.signalingState === 'stable' && this.peer.remoteDescription !== null;
  }

  async offer(): Promise<void> {
    for (const kind of ['audio', 'video'] as const) this.peer.addTransceiver(kind, { direction: 'sendrecv' });
    this.offerCommonCodecs();
    await this.sendTracks();
    await this.peer.setLocalDescription();
  }

  async answer(offer: Description): Promise<void> {
    await this.accept(offer);
    for (const transceiver of this.peer.getTransceivers()) transceiver.direction = 'sendrecv';
    await this.sendTracks();
    await this.peer.setLocalDescription();
  }

  async accept(description: Description): Promise<void> {
    await this.peer.setRemoteDescription({ type: description.type, ...(description.sdp && { sdp: description.sdp }) });
    for (const candidate of this.early.splice(0)) await this.addCandidate(candidate);
  }

  async addCandidate(candidate: Candidate): Promise<void> {
    if (!this.peer.remoteDescription) this.early.push(candidate);
    else await this.peer.addIceCandidate(candidate);
  }

  /** Sends what the tracks are now, without a new offer. */
  async sendTracks(): Promise<void> {
    const tracks = this.options.tracks();
    for (const { sender, receiver } of this.peer.getTransceivers()) {
      await sender.replaceTrack(tracks[receiver.track.kind as keyof SentTracks]);
    }
  }

  /**
   * Offers no video codecs but those that all browsers have (RFC 7742, section 5): an offer of all that a browser has can be longer than
   * the 10 KB that Kinesis Video Streams forward. Browsers that cannot choose offer all.
   */
  private offerCommonCodecs(): void {
    const { codecs } = RTCRtpReceiver.getCapabilities?.('video') ?? { codecs: [] };
    const video = this.peer.getTransceivers().find(({ receiver }) => receiver.track.kind === 'video');
    const common = codecs.filter(isCommon);
    if (common.length > 0) video?.setCodecPreferences(common);
  }

  tellPresence(left = false): void {
    if (this.channel.readyState === 'open')
      this.channel.send(JSON.stringify({ ...this.options.presence(), ...(left && { left }) }));
  }

  close(): void {
    this.peer.onconnectionstatechange = null;
    this.peer.onicecandidate = null;
    this.channel.onmessage = null;
    this.peer.close();
  }
}

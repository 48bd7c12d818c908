import type { Presence, SentTracks } from './peer-call.ts';

/** `blocked`: by the person or the browser; `absent`: there is none, or another program has it. */
export type DeviceProblem = 'blocked' | 'absent';
export type DeviceKind = 'camera' | 'microphone';

export interface LocalState {
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  /** The shared screen, which the other side sees in place of the camera. */
  screen: MediaStreamTrack | null;
  isMuted: boolean;
  problems: Readonly<Partial<Record<DeviceKind, DeviceProblem>>>;
  /** Cameras and microphones to choose from; without names until the browser allows one. */
  devices: readonly MediaDeviceInfo[];
  isOpening: boolean;
}

const nothing: LocalState = {
  camera: null,
  microphone: null,
  screen: null,
  isMuted: false,
  problems: {},
  devices: [],
  isOpening: true,
};

const wanted = (kind: DeviceKind, deviceId?: string): MediaStreamConstraints => {
  const device = deviceId ? { deviceId: { exact: deviceId } } : {};
  return kind === 'camera'
    ? { video: { width: { ideal: 1280 }, height: { ideal: 720 }, ...device } }
    : { audio: { echoCancellation: true, noiseSuppression: true, ...device } };
};

const problemOf = (error: unknown): DeviceProblem =>
  error instanceof Error && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'blocked' : 'absent';

/** The own camera, microphone and screen; they are off once it is closed. */
export class LocalMedia {
  state = nothing;
  private readonly listeners = new Set<() => void>();
  private isClosed = false;
  /** How often each was opened or switched off. */
  private readonly latest = { camera: 0, microphone: 0, screen: 0 };

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): LocalState => this.state;

  readonly tracks = (): SentTracks => ({
    audio: this.state.microphone,
    video: this.state.screen ?? this.state.camera,
  });

  readonly presence = (): Presence => ({
    camera: this.state.camera !== null,
    microphone: this.state.microphone !== null && !this.state.isMuted,
    screen: this.state.screen !== null,
  });

  /** Opens both devices, each without the other one if need be. */
  async open(): Promise<void> {
    await this.choose('microphone');
    await this.choose('camera');
    this.set({ isOpening: false });
  }

  /** Opens a device in place of the one before. */
  async choose(kind: DeviceKind, deviceId?: string): Promise<void> {
    if (this.isClosed) return;
    this.state[kind]?.stop();
    const isWanted = this.begin(kind);
    try {
      const stream = await navigator.mediaDevices.getUserMedia(wanted(kind, deviceId));
      const track = stream.getTracks()[0] ?? null;
      if (!isWanted()) return track?.stop();
      // A device that is unplugged.
      if (track) track.onended = () => this.state[kind] === track && this.set({ [kind]: null });
      if (track && kind === 'microphone') track.enabled = !this.state.isMuted;
      this.set({ [kind]: track, problems: { ...this.state.problems, [kind]: undefined } });
    } catch (error) {
      if (isWanted()) this.set({ [kind]: null, problems: { ...this.state.problems, [kind]: problemOf(error) } });
    }
    this.set({ devices: (await navigator.mediaDevices?.enumerateDevices()) ?? [] });
  }

  /** Begins to open a device or screen. @returns whether it is wanted still: none was opened or switched off since */
  private begin(kind: keyof LocalMedia['latest']): () => boolean {
    this.latest[kind] += 1;
    const own = this.latest[kind];
    return () => !this.isClosed && this.latest[kind] === own;
  }

  /** The camera's light goes out with it. */
  async toggleCamera(): Promise<void> {
    const { camera } = this.state;
    if (!camera) return this.choose('camera');
    this.begin('camera');
    camera.stop();
    this.set({ camera: null });
  }

  async toggleMicrophone(): Promise<void> {
    const { microphone, isMuted } = this.state;
    if (!microphone) return this.choose('microphone');
    microphone.enabled = isMuted;
    this.set({ isMuted: !isMuted });
  }

  /** Shares a screen that the person chooses, or ends that. A person who chooses none shares none. */
  async toggleScreen(): Promise<void> {
    if (this.state.screen) return this.endScreen();
    const isWanted = this.begin('screen');
    try {
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
      const track = stream.getVideoTracks()[0] ?? null;
      if (!isWanted()) return track?.stop();
      // By the browser's own button.
      if (track) track.onended = () => this.state.screen === track && this.set({ screen: null });
      this.set({ screen: track });
    } catch {
      // None was chosen.
    }
  }

  endScreen(): void {
    this.begin('screen');
    this.state.screen?.stop();
    this.set({ screen: null });
  }

  close(): void {
    this.isClosed = true;
    for (const name of ['camera', 'microphone', 'screen'] as const) this.state[name]?.stop();
    this.set({ camera: null, microphone: null, screen: null });
  }

  private set(change: Partial<LocalState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Phones share no screen. */
export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

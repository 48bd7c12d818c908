import type { OpenedRoom } from '#shared/contracts/rooms.ts';
import { Pauses } from './pauses.ts';
import { PeerCall, type Presence, type SentTracks } from './peer-call.ts';
import { type Candidate, type Description, type Line, openLine } from './signalling.ts';

/** `waiting`: the other side is not there yet; `lost`: it was, and the connection is sought again; `left`: it said good-bye. */
export type Phase = 'joining' | 'waiting' | 'connected' | 'lost' | 'left';

export interface RoomView {
  phase: Phase;
  /** What the other side sends, from the first connection on. */
  remote?: MediaStream | undefined;
  presence?: Presence | undefined;
}

interface Options {
  /** Opens the room at the server; an error that is final is not repeated. */
  open: () => Promise<OpenedRoom>;
  tracks: () => SentTracks;
  presence: () => Presence;
  onView: (view: RoomView) => void;
  /** The server refuses. */
  onRefused: (error: unknown) => void;
  isFinal: (error: unknown) => boolean;
}

/** Milliseconds between offers to a side that has not answered, and before a broken connection is given up. */
const offerMs = 3_000;
const patienceMs = 5_000;
/** How long an answered offer may take to connect. */
const connectMs = 15_000;
/** Relays accept new connections for five minutes. */
const freshMs = 4 * 60_000;
/** A line that lasted so long was no failure: the service ends idle ones. */
const lastingMs = 60_000;

/** What an attempt is given that was closed meanwhile is lost with it. */
const ignoreLost = () => undefined;

/**
 * Keeps two browsers connected until it is closed. The candidate's side offers, again and again until it is answered, and anew when
 * the connection breaks; the recruiter's side answers whatever is offered last. Either may come first, reload or lose its network.
 */
export class RoomConnection {
  private view: RoomView = { phase: 'joining' };
  private readonly options: Options;
  private room: (OpenedRoom & { at: number }) | undefined;
  private line: Line | undefined;
  private lineAt = 0;
  private call: PeerCall | undefined;
  private isClosed = false;
  /** Why no line can be opened any more; a call that runs goes on without one. */
  private refusal: unknown;
  private readonly pauses = new Pauses();
  private isAnswering = false;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: Options) {
    this.options = options;
    window.addEventListener('online', this.reopen);
    window.addEventListener('pagehide', this.sayGoodbye);
    void this.openRoom();
  }

  /** Says good-bye and ends everything. */
  close(): void {
    this.sayGoodbye();
    this.isClosed = true;
    window.removeEventListener('online', this.reopen);
    window.removeEventListener('pagehide', this.sayGoodbye);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.line?.close();
    this.call?.close();
  }

  /** Sends the tracks and the state of the devices as they are now. */
  async update(): Promise<void> {
    await this.call?.sendTracks().catch(ignoreLost);
    this.call?.tellPresence();
  }

  private readonly sayGoodbye = (): void => this.call?.tellPresence(true);

  private show(change: Partial<RoomView>): void {
    this.view = { ...this.view, ...change };
    if (!this.isClosed) this.options.onView(this.view);
  }

  private after(name: string, milliseconds: number, action: () => void): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(
      name,
      setTimeout(() => !this.isClosed && action(), milliseconds),
    );
  }

  private readonly reopen = (): void => {
    this.pauses.reset();
    if (!this.line) void this.openRoom();
  };

  /** Requests a new address, and opens the line there. */
  private async openRoom(): Promise<void> {
    try {
      const room = await this.readRoom();
      const line = await openLine(room.address, room.side, {
        onOffer: (offer) => void this.answer(offer),
        onAnswer: (answer) => void this.takeAnswer(answer).catch(ignoreLost),
        onCandidate: (candidate) => void this.takeCandidate(candidate).catch(ignoreLost),
        onEnd: () => this.line === line && this.lineEnded(),
      });
      if (this.isClosed) return line.close();
      this.line?.close();
      this.line = line;
      this.lineAt = Date.now();
      this.refusal = undefined;
    } catch (error) {
      if (this.options.isFinal(error)) return this.refuse(error);
      return this.lineEnded();
    }
    if (this.view.phase === 'joining') this.show({ phase: 'waiting' });
    if (this.room?.side === 'candidate' && this.call?.state !== 'connected') await this.offer();
  }

  private get isFresh(): boolean {
    return this.room !== undefined && Date.now() - this.room.at <= freshMs;
  }

  private async readRoom(): Promise<OpenedRoom> {
    this.room = { ...(await this.options.open()), at: Date.now() };
    return this.room;
  }

  /** The room is closed, such as after the interview's end: only a call that runs goes on, until it is lost. */
  private refuse(error: unknown): void {
    this.refusal = error;
    if (!this.call?.isRunning && !this.isClosed) this.options.onRefused(error);
  }

  private lineEnded(): void {
    if (this.line && Date.now() - this.lineAt > lastingMs) this.pauses.reset();
    this.line?.close();
    this.line = undefined;
    this.after('line', this.pauses.begin(), () => void this.openRoom());
  }

  private begin(id: string): PeerCall {
    this.call?.close();
    const { ice_servers = [], relay_only = true } = this.room ?? {};
    const call = new PeerCall({
      id,
      iceServers: ice_servers as RTCIceServer[],
      isRelayed: relay_only,
      tracks: this.options.tracks,
      presence: this.options.presence,
      onCandidate: (candidate) => this.line?.sendCandidate(candidate),
      onState: (state) => this.call === call && this.changed(call, state),
      onPresence: (presence) => this.call === call && this.hear(presence),
    });
    this.call = call;
    return call;
  }

  /** The candidate's side: a new attempt, whose offer is repeated until it is answered. */
  private async offer(): Promise<void> {
    if (!this.isFresh) return this.openRoom();
    const call = this.begin(crypto.randomUUID());
    try {
      await call.offer();
      this.repeatOffer(call);
    } catch {
      if (this.call === call) this.after('call', offerMs, () => void this.offer());
    }
  }

  private repeatOffer(call: PeerCall): void {
    if (this.call !== call || this.isClosed) return;
    if (call.isAnswered) {
      this.after('call', connectMs, () => this.unlessConnected(call));
      return;
    }
    if (call.description) this.line?.sendDescription(call.description);
    this.after('call', offerMs, () => this.repeatOffer(call));
  }

  private unlessConnected(call: PeerCall): void {
    if (this.call !== call || call.state === 'connected') return;
    if (this.refusal !== undefined) this.refuse(this.refusal);
    else if (this.room?.side === 'candidate') void this.offer();
    else if (this.view.phase === 'connected') this.show({ phase: 'lost' });
  }

  private async takeAnswer(answer: Description): Promise<void> {
    if (this.call?.id === answer.call && !this.call.isAnswered) await this.call.accept(answer);
  }

  private async takeCandidate(candidate: Candidate): Promise<void> {
    if (this.call?.id === candidate.call) await this.call.addCandidate(candidate);
  }

  /**
   * The recruiter's side: an offer that was answered is answered again in the same way, as the answer was lost. One that cannot be answered
   * now comes again, and is tried again after a pause.
   */
  private async answer(offer: Description): Promise<void> {
    if (this.call?.id === offer.call) {
      if (this.call.isAnswered && this.call.description) this.line?.sendDescription(this.call.description);
      return;
    }
    if (this.isAnswering || !this.pauses.isOver) return;
    this.isAnswering = true;
    try {
      if (!this.isFresh) await this.readRoom();
      if (!this.isClosed) await this.answerFirst(offer);
    } catch (error) {
      this.pauses.begin();
      if (this.options.isFinal(error)) this.refuse(error);
    } finally {
      this.isAnswering = false;
    }
  }

  private async answerFirst(offer: Description): Promise<void> {
    const call = this.begin(offer.call);
    try {
      await call.answer(offer);
    } catch (error) {
      // Otherwise the same offer would count as being answered.
      if (this.call === call) this.call = undefined;
      call.close();
      throw error;
    }
    if (this.call === call && call.description) this.line?.sendDescription(call.description);
  }

  private changed(call: PeerCall, state: RTCPeerConnectionState): void {
    if (state === 'connected') {
      this.pauses.reset();
      this.show({ phase: 'connected', remote: call.remote });
    } else if (state === 'disconnected' || state === 'failed') {
      if (this.view.phase === 'connected') this.show({ phase: 'lost' });
      this.after('call', state === 'failed' ? 0 : patienceMs, () => this.unlessConnected(call));
    }
  }

  private hear(presence: Presence): void {
    if (!presence.left) {
      this.show({ presence });
      return;
    }
    this.call?.close();
    this.call = undefined;
    this.show({ phase: 'left', remote: undefined, presence: undefined });
    if (this.room?.side === 'candidate' && this.refusal === undefined) void this.offer();
  }
}

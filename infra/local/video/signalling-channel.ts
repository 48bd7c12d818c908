import type { WebSocket } from 'ws';

/** A message as a browser sends it; the payload is base64. */
interface Sent {
  action: 'SDP_OFFER' | 'SDP_ANSWER' | 'ICE_CANDIDATE';
  messagePayload: string;
  recipientClientId?: string;
}

/** Characters of a payload that the service forwards at most. */
const maxPayload = 10_000;

/** How long a message waits for who it is for. */
const waitMs = 60_000;

const tooLong = { errorType: 'InvalidArgumentException', statusCode: '400', description: 'The payload is too long.' };

/** The name of the one master of a channel. */
const master = 'MASTER';

/** A channel of signalling: one master, and viewers by their id, who exchange messages with the master alone. */
export class SignallingChannel {
  readonly arn: string;
  readonly name: string;
  private readonly sockets = new Map<string, WebSocket>();
  private readonly waiting: { to: string; text: string; until: number }[] = [];

  constructor(name: string, arn: string) {
    this.name = name;
    this.arn = arn;
  }

  /** Connects a viewer, or the master without an id. A new connection takes the place of the one before. */
  connect(socket: WebSocket, viewerId: string | null): void {
    const from = viewerId ?? master;
    this.sockets.get(from)?.close();
    this.sockets.set(from, socket);
    socket.on('message', (data) => this.forward(String(data), viewerId));
    socket.on('close', () => {
      if (this.sockets.get(from) === socket) this.sockets.delete(from);
    });
    const now = Date.now();
    for (const { text, until } of this.waiting.filter(({ to }) => to === from)) if (until > now) socket.send(text);
    this.waiting.splice(0, Infinity, ...this.waiting.filter(({ to }) => to !== from));
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.close();
  }

  private forward(data: string, viewerId: string | null): void {
    const { action, messagePayload, recipientClientId } = JSON.parse(data) as Sent;
    if (messagePayload.length > maxPayload) {
      this.sockets
        .get(viewerId ?? master)
        ?.send(JSON.stringify({ messageType: 'STATUS_RESPONSE', statusResponse: tooLong }));
      return;
    }
    const to = viewerId === null ? (recipientClientId ?? '') : master;
    const text = JSON.stringify({
      messageType: action,
      messagePayload,
      ...(viewerId !== null && { senderClientId: viewerId }),
    });
    const socket = this.sockets.get(to);
    if (socket) socket.send(text);
    else this.waiting.push({ to, text, until: Date.now() + waitMs });
  }
}

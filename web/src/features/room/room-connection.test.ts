import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenedRoom } from '#shared/contracts/rooms.ts';
import { hourMs, minuteMs } from '#shared/domain/time.ts';
import type { CallOptions } from './peer-call.ts';
import { RoomConnection } from './room-connection.ts';
import type { Description, LineEvents } from './signalling.ts';

const { lines, calls, answering } = vi.hoisted(() => ({
  lines: [] as { events: LineEvents; sent: Description[] }[],
  calls: [] as { options: CallOptions }[],
  answering: { fails: false },
}));
vi.mock('./signalling.ts', () => ({
  openLine: async (_address: string, _side: string, events: LineEvents) => {
    const sent: Description[] = [];
    lines.push({ events, sent });
    return { sendDescription: (each: Description) => sent.push(each), sendCandidate: vi.fn(), close: vi.fn() };
  },
}));
/** A call whose connection the test decides about. */
vi.mock('./peer-call.ts', () => ({
  PeerCall: class {
    id: string;
    state = 'new';
    isAnswered = false;
    isRunning = false;
    description: Description | undefined;
    options: CallOptions;
    constructor(options: CallOptions) {
      this.options = options;
      this.id = options.id;
      calls.push(this);
    }
    async answer() {
      if (answering.fails) throw new Error('InvalidAccessError');
      this.isAnswered = true;
      this.description = { type: 'answer', call: this.id };
    }
    async offer() {
      if (answering.fails) throw new Error('InvalidStateError');
      this.description = { type: 'offer', call: this.id };
    }
    tellPresence() {}
    close() {}
  },
}));

let connection: RoomConnection;
const open = vi.fn<() => Promise<OpenedRoom>>();
const onRefused = vi.fn();
const room = (side: OpenedRoom['side']) =>
  ({ side, address: 'wss://line', ice_servers: [], relay_only: true }) as never;
const away = new Error('The server is away.');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  lines.length = 0;
  calls.length = 0;
  answering.fails = false;
  open.mockReset();
  onRefused.mockReset();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function join(side: OpenedRoom['side']): Promise<void> {
  open.mockResolvedValueOnce(room(side));
  const quiet = { tracks: vi.fn(), presence: vi.fn(), onView: vi.fn() };
  connection = new RoomConnection({ ...quiet, open, onRefused, isFinal: (error) => error !== away });
  await vi.advanceTimersByTimeAsync(0);
}

/** The other side's offer, which comes every three seconds for so long. */
async function offerFor(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 3_000) {
    lines.at(-1)?.events.onOffer({ type: 'offer', call: 'one' });
    await vi.advanceTimersByTimeAsync(3_000);
  }
}
const answers = () => lines.flatMap(({ sent }) => sent).filter(({ type }) => type === 'answer');

describe('an offer to the company', () => {
  test('is answered, and again in the same way while it comes again', async () => {
    await join('recruiter');
    await offerFor(9_000);
    expect([calls.length, answers().length, open.mock.calls.length]).toEqual([1, 3, 1]);
  });

  test.each([
    ['five minutes', 5 * minuteMs, 12],
    ['an hour and a half', 1.5 * hourMs, 99],
  ])('opens the room anew after longer and longer pauses while that fails, for %s', async (_, ms, most) => {
    await join('recruiter');
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    open.mockRejectedValue(away);
    await offerFor(ms);
    expect(open.mock.calls.length).toBeGreaterThan(3);
    expect(open.mock.calls.length).toBeLessThanOrEqual(most);
    expect([calls.length, onRefused.mock.calls.length]).toEqual([0, 0]);
    open.mockResolvedValue(room('recruiter'));
    await offerFor(minuteMs + 3_000);
    expect(answers().length).toBeGreaterThan(0);
  });

  test('that arrives while the room is being opened opens it once', async () => {
    await join('recruiter');
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    let opened: (room: OpenedRoom) => void = () => undefined;
    open.mockReturnValue(
      new Promise((done) => {
        opened = done;
      }),
    );
    await offerFor(9_000);
    expect(open).toHaveBeenCalledTimes(2);
    opened(room('recruiter'));
    await vi.advanceTimersByTimeAsync(0);
    expect([calls.length, answers().length]).toEqual([1, 1]);
  });

  test('is refused once and for all when the room is closed', async () => {
    await join('recruiter');
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    open.mockRejectedValue(new Error('The room is closed.'));
    await offerFor(3_000);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  test('that the browser cannot answer is tried again when it comes again', async () => {
    await join('recruiter');
    answering.fails = true;
    await offerFor(6_000);
    answering.fails = false;
    await offerFor(6_000);
    expect(answers().length).toBeGreaterThan(0);
  });
});

test('an offer that the browser cannot make is made anew', async () => {
  answering.fails = true;
  await join('candidate');
  expect(lines[0]?.sent).toEqual([]);
  answering.fails = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines[0]?.sent).toMatchObject([{ type: 'offer' }]);
});

describe('a line that ends', () => {
  const end = () => lines.at(-1)?.events.onEnd();

  test('again and again opens the room after longer and longer pauses', async () => {
    await join('recruiter');
    open.mockResolvedValue(room('recruiter'));
    for (let passed = 0; passed < 1.5 * hourMs; passed += 1_000) {
      end();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(open.mock.calls.length).toBeLessThan(100);
  });

  test('after ten idle minutes, each time, is opened after a second', async () => {
    await join('recruiter');
    open.mockResolvedValue(room('recruiter'));
    for (let nth = 2; nth <= 9; nth += 1) {
      await vi.advanceTimersByTimeAsync(10 * minuteMs);
      end();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(lines).toHaveLength(nth);
    }
  });

  test('while the server is away is opened after longer and longer pauses, though it lasted', async () => {
    await join('recruiter');
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    open.mockRejectedValue(away);
    end();
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    expect(open.mock.calls.length).toBeLessThan(12);
  });
});

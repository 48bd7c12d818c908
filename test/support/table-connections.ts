import { connect, type Socket } from 'node:net';

/** Response of the engine; a failed request is one too. */
export interface Answer {
  statusCode: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** As many as the SDK opens at a time. */
const maxConnections = 50;

interface Connection {
  socket: Socket;
  received: Buffer;
  waiting: PromiseWithResolvers<Answer> | undefined;
}

/**
 * Returns a function that posts to a local database engine over connections that stay open. HTTP is reduced to what the
 * engine speaks: a body of a stated length each way.
 * @throws Error with the code of the connection's failure, which the SDK treats as its own
 */
export function postTo(hostname: string, port: number) {
  const idle: Connection[] = [];
  const queue: ((free: Connection) => void)[] = [];
  let opened = 0;

  const open = (): Connection => {
    opened += 1;
    const connection: Connection = {
      socket: connect({ host: hostname, port, noDelay: true }),
      received: Buffer.alloc(0),
      waiting: undefined,
    };
    let failure = Object.assign(new Error('The engine closed the connection.'), { code: 'ECONNRESET' });
    connection.socket
      .on('data', (part) => receive(connection, part))
      .on('error', (error: Error & { code: string }) => {
        failure = error;
      })
      .once('close', () => {
        opened -= 1;
        if (idle.includes(connection)) idle.splice(idle.indexOf(connection), 1);
        connection.waiting?.reject(failure);
        const next = queue.shift();
        if (next) next(open());
      });
    return connection;
  };

  const receive = (connection: Connection, part: Buffer) => {
    connection.received = connection.received.length === 0 ? part : Buffer.concat([connection.received, part]);
    const answer = readAnswer(connection.received);
    if (!answer) return;
    const { waiting } = connection;
    Object.assign(connection, { received: Buffer.alloc(0), waiting: undefined });
    const next = queue.shift();
    if (next) next(connection);
    else idle.push(connection);
    waiting?.resolve(answer);
  };

  const free = (): Connection | Promise<Connection> => {
    const connection = idle.pop();
    if (connection) return connection;
    return opened < maxConnections ? open() : new Promise((done) => queue.push(done));
  };

  return async (path: string, headers: Record<string, string>, body: Uint8Array): Promise<Answer> => {
    const connection = await free();
    const waiting = Promise.withResolvers<Answer>();
    connection.waiting = waiting;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    connection.socket.write(Buffer.concat([head, body]));
    return waiting.promise;
  };
}

/** The response in what was received, or undefined until all of it has arrived. */
function readAnswer(received: Buffer): Answer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [status = '', ...lines] = received.toString('latin1', 0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = Number(headers['content-length']);
  if (!Number.isInteger(length)) throw new Error(`The engine answered without a length: ${status}`);
  if (received.length < end + 4 + length) return undefined;
  return { statusCode: Number(status.split(' ')[1]), headers, body: received.subarray(end + 4) };
}

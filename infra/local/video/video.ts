import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { readBody } from '../gateway/read-body.ts';
import { listen } from '../process/ports.ts';
import { isSigned } from './check-address.ts';
import { SignallingChannel } from './signalling-channel.ts';

interface Input {
  ChannelName?: string;
  ChannelARN?: string;
  ChannelNameCondition?: { ComparisonValue?: string };
}

const maxBodyBytes = 64 * 1024;

/** An error in the format of the service's protocol. */
class Refusal extends Error {}
const refuse = (name: string) => Object.assign(new Refusal(name), { name });

/**
 * Emulates Kinesis Video Streams as far as rooms need it: channels, and signalling between browsers over WebSockets, with the
 * messages and the signed addresses of the service. It has no relays: browsers of one machine find each other. Throws like `listen`.
 */
export const startVideo = async (port: number, secretKey: string): Promise<Server> => {
  const channels = new Map<string, SignallingChannel>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxBodyBytes });
  const server = createServer((request, response) => {
    readBody(request, maxBodyBytes)
      .then((body) => {
        const input: Input = JSON.parse(body?.toString() || '{}');
        send(response, 200, answer(request, input, channels));
      })
      .catch((error: Error) => {
        response.setHeader('x-amzn-errortype', error.name);
        send(response, error instanceof Refusal ? 400 : 500, { Message: String(error) });
      });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const channel = channels.get(url.searchParams.get('X-Amz-ChannelARN') ?? '');
    if (!isSigned(url, secretKey, Date.now())) return refuseUpgrade(socket, '403 Forbidden');
    if (!channel) return refuseUpgrade(socket, '404 Not Found');
    sockets.handleUpgrade(request, socket, head, (client) =>
      channel.connect(client, url.searchParams.get('X-Amz-ClientId')),
    );
  });
  // Open connections would keep the server from closing.
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const client of sockets.clients) client.terminate();
    return close(done);
  };
  await listen(server, port, 'Kinesis Video Streams stand-in');
  return server;
};

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
};

const infoOf = ({ name, arn }: SignallingChannel) => ({
  ChannelName: name,
  ChannelARN: arn,
  ChannelType: 'SINGLE_MASTER',
  ChannelStatus: 'ACTIVE',
});

const answer = ({ url, headers }: IncomingMessage, input: Input, channels: Map<string, SignallingChannel>): object => {
  const named = [...channels.values()].find(({ name }) => name === input.ChannelName);
  const found = channels.get(input.ChannelARN ?? '') ?? named;
  const operation = url?.split('/').at(-1)?.toLowerCase();
  if (operation === 'createsignalingchannel') {
    if (named) throw refuse('ResourceInUseException');
    const name = input.ChannelName ?? '';
    const arn = `arn:aws:kinesisvideo:us-east-1:000000000000:channel/${name}/${Date.now()}`;
    channels.set(arn, new SignallingChannel(name, arn));
    return { ChannelARN: arn };
  }
  if (operation === 'listsignalingchannels') {
    const begin = input.ChannelNameCondition?.ComparisonValue ?? '';
    return { ChannelInfoList: [...channels.values()].filter(({ name }) => name.startsWith(begin)).map(infoOf) };
  }
  if (!found) throw refuse('ResourceNotFoundException');
  if (operation === 'describesignalingchannel') return { ChannelInfo: infoOf(found) };
  if (operation === 'getsignalingchannelendpoint') {
    const endpoints = { WSS: `ws://${headers.host}`, HTTPS: `http://${headers.host}` };
    return {
      ResourceEndpointList: Object.entries(endpoints).map(([Protocol, ResourceEndpoint]) => ({
        Protocol,
        ResourceEndpoint,
      })),
    };
  }
  if (operation === 'get-ice-server-config') return { IceServerList: [] };
  if (operation === 'deletesignalingchannel') {
    found.close();
    channels.delete(found.arn);
    return {};
  }
  throw refuse('InvalidArgumentException');
};

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type Answer, send } from '#infra/local/gateway/answer.ts';
import { maxBodyBytes } from '#infra/local/gateway/api.ts';
import { headersOf } from '#infra/local/gateway/event.ts';
import { readBody } from '#infra/local/gateway/read-body.ts';
import { parseUrl } from '#infra/local/gateway/server.ts';
import { urlOf } from '#test/support/ports.ts';
import { deployedApi } from './api-gateway.ts';
import type { DeployedFunction, NoteRights } from './deployed-function.ts';
import { deployedEdge } from './edge.ts';
import { deployedFunctions, surroundingsOf } from './functions.ts';
import { resolver } from './resolve.ts';
import { siteBucket } from './site-bucket.ts';
import { type DeployedTemplate, deployedTemplate } from './template.ts';

/** An emulated deployment on this machine: the functions run from their bundles, behind the template's edge and API. */
export interface Deployment {
  template: DeployedTemplate;
  /** The functions by logical id. */
  functions: ReadonlyMap<string, DeployedFunction>;
  /** Address in front of the edge, for clients. */
  url: string;
  /** Address of API Gateway, which only the edge should use. */
  apiUrl: string;
  stop(): Promise<void>;
}

interface DeploymentOptions {
  /** The environment variables of a local run: addresses of services, and secrets. */
  local: Readonly<Record<string, string>>;
  /** Folder of the site's files. */
  siteFolder: string;
  /** Port of the edge; by default a free one. */
  port?: number;
  template?: DeployedTemplate;
  /** File for the functions' logs; absent: no log is written. */
  logFile?: string;
  /** Gets the rights that the functions need; absent: they are compared with the stage `prod`. */
  note?: NoteRights;
}

/** Starts the edge, API Gateway and the functions of a template, over the services of a local run. */
export async function startDeployment(options: DeploymentOptions): Promise<Deployment> {
  const { local, siteFolder, port = 0, template = await deployedTemplate(), logFile, note } = options;
  const functions = deployedFunctions(template, local, logFile, note);
  const api = deployedApi(template, functions);
  const origins = { api, site: siteBucket(siteFolder) };
  const edge = deployedEdge(template, resolver(template, surroundingsOf(local)), origins);
  const servers = await Promise.all([
    serve(port, edge),
    serve(0, (request, url, body) =>
      api(
        {
          method: request.method ?? 'GET',
          url,
          headers: headersOf(request),
          sourceIp: request.socket.remoteAddress ?? '',
          httpVersion: request.httpVersion,
        },
        body,
      ),
    ),
  ]);
  const [url = '', apiUrl = ''] = servers.map((server) => urlOf(server));
  return {
    template,
    functions,
    url,
    apiUrl,
    stop: async () => {
      for (const server of servers) server.close();
      for (const server of servers) server.closeAllConnections();
      await Promise.all([...functions.values()].map((each) => each.stop()));
    },
  };
}

type Answering = (request: IncomingMessage, url: URL, body: Buffer | undefined) => Promise<Answer>;

async function serve(port: number, answer: Answering): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const url = parseUrl(request.url ?? '/');
      const body = await readBody(request, maxBodyBytes);
      if (url) await send(request, response, await answer(request, url, body));
      else response.writeHead(400).end();
    } catch (error) {
      if (request.complete) console.error('The emulated edge failed:', error);
      response.destroy();
    }
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}

import { authCalls } from '#shared/contracts/auth.ts';
import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';
import { documentRoutes } from '#shared/contracts/documents.ts';
import { contracts, type Domain } from '#shared/contracts/index.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { languageCalls } from '#shared/contracts/languages.ts';
import { publicJobCalls } from '#shared/contracts/public-jobs.ts';
import { systemCalls } from '#shared/contracts/system.ts';

/** A request of the journey and its right answer. Each only reads or is refused: a version that is tried writes nothing. */
export interface VersionCall {
  routeKey: string;
  pathParameters?: Record<string, string>;
  query?: Record<string, string>;
  body?: string;
  status: number;
}

const unknownJob = '999999999999';

/** What a visitor does first, by the function that serves it. */
const visits: Readonly<Record<string, readonly VersionCall[]>> = {
  system: [{ routeKey: routeKeyOf(systemCalls.health), status: 200 }],
  jobs: [
    { routeKey: routeKeyOf(publicJobCalls.list), query: { limit: '1' }, status: 200 },
    { routeKey: routeKeyOf(publicJobCalls.get), pathParameters: { id: unknownJob }, status: 404 },
  ],
  pages: [
    { routeKey: `GET ${documentRoutes.robots.path}`, status: 200 },
    // No page of a job: its frame comes from the site, whose outage a release may end.
    { routeKey: `GET ${documentRoutes.sitemap.path}`, status: 200 },
  ],
  search: [{ routeKey: routeKeyOf(jobSearchCalls.jobs), query: { limit: '1' }, status: 200 }],
  auth: [{ routeKey: routeKeyOf(authCalls.candidateSendOtp), body: '{}', status: 400 }],
  languages: [{ routeKey: routeKeyOf(languageCalls.suggest), status: 200 }],
};

/** The calls that try a new version of a function: its part of a visit, and a call that needs a session, without one. */
export const versionCalls = (name: string): readonly VersionCall[] => [
  ...(visits[name] ?? []),
  ...(isDomain(name) ? withoutSession(Object.values(contracts[name])) : []),
];

const isDomain = (name: string): name is Domain => Object.hasOwn(contracts, name);

function withoutSession(calls: readonly CallDefinition[]): VersionCall[] {
  const guarded = calls.filter(({ access }) => typeof access !== 'string');
  // A call that reads, where there is one: it needs no body.
  const call = guarded.find(({ method }) => method === 'GET') ?? guarded[0];
  if (!call) return [];
  return [{ routeKey: routeKeyOf(call), ...(call.method !== 'GET' && { body: '{}' }), status: 401 }];
}

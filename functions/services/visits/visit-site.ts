import type { ErrorCode } from '#shared/errors.ts';

/** What a request may take: an edge that answers later is down for people, too. */
const maxMs = 8_000;

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Requests an address. The firewall, logs and figures of visitors see who it is. */
async function request(method: 'GET' | 'HEAD', url: string, ms: number): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { 'user-agent': 'portal-canary' },
    redirect: 'manual',
    signal: AbortSignal.timeout(ms),
  });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

/** Returns the fault of an answer, if there is one. */
type Judge = (answer: Answer) => string | undefined;

const ok =
  (type: string, isRight: (text: string) => boolean): Judge =>
  (answer) => {
    if (answer.status !== 200) return `status ${answer.status}`;
    if (!answer.type.includes(type)) return `type ${answer.type.split(';')[0]}`;
    return isRight(answer.text) ? undefined : 'content';
  };

/** Of a script only the headers are requested: its bytes, each minute, would cost more than all else of a visit. */
const isScript = ok('javascript', () => true);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const hasCode = (html: string): boolean => codeOf(html) !== undefined;
/** The script of a page; an empty bucket, or a release that was published in part, does not have it. */
const codeOf = (html: string): string | undefined => /"(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1];

/** The documented refusal of a call that needs a session: the API, its route and its function are there. */
const isSignInNeeded: Judge = ({ status, text }) => {
  if (status !== 401) return `status ${status}`;
  return (parse(text) as { code?: unknown } | undefined)?.code === ('SESSION_REQUIRED' satisfies ErrorCode)
    ? undefined
    : 'content';
};

/**
 * What a visitor needs: pages of the bucket, the function of searches, one of the second API, which is that of all jobs, and a call that
 * reads the table. No search itself: one a minute would be a value of a budget's metric, which AWS bills by the hours that have some.
 */
const places: Readonly<Record<string, Judge>> = {
  '/': ok('text/html', hasCode),
  '/jobs': ok('text/html', hasCode),
  '/login': ok('text/html', hasCode),
  '/api/candidate/next-levels': isSignInNeeded,
  '/api/job-drafts': isSignInNeeded,
  '/api/health': ok('application/json', (text) => (parse(text) as { status?: unknown } | undefined)?.status === 'ok'),
};

const describeFailure = (error: unknown): string =>
  error instanceof Error ? ((error.cause as { code?: string } | undefined)?.code ?? error.name) : 'unknown';

async function visit(
  method: 'GET' | 'HEAD',
  url: string,
  judge: Judge,
  ms: number,
): Promise<{ fault?: string; code?: string }> {
  const path = url.slice(new URL(url).origin.length);
  try {
    const answer = await request(method, url, ms);
    const fault = judge(answer);
    const code = codeOf(answer.text);
    return { ...(fault && { fault: `${path}: ${fault}` }), ...(code && { code }) };
  } catch (error) {
    return { fault: `${path}: ${describeFailure(error)}` };
  }
}

/**
 * Visits the site as people do: home, job search, sign-in screen, the scripts that they name, and three calls. Some seven requests.
 * @param siteUrl without a slash at its end
 * @param ms that a request may take
 * @returns the faults found, as `path: what`; none when all is well
 */
export async function visitSite(siteUrl: string, ms = maxMs): Promise<string[]> {
  const visitAll = (method: 'GET' | 'HEAD', judged: readonly (readonly [path: string, judge: Judge])[]) =>
    Promise.all(judged.map(([path, judge]) => visit(method, `${siteUrl}${path}`, judge, ms)));
  const visits = await visitAll('GET', Object.entries(places));
  const scripts = new Set(visits.flatMap(({ code }) => code ?? []));
  const named = [...scripts].map((path) => [path, isScript] as const);
  const ofScripts = await visitAll('HEAD', named);
  return [...visits, ...ofScripts].flatMap(({ fault }) => fault ?? []);
}

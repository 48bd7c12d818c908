import type { UserType } from '#shared/domain/account-kind.ts';
import { type RouteName, routeNames, routes } from './routes.ts';

type Value = string | number | boolean | undefined;
type PathOf<Name extends RouteName> = (typeof routes)[Name]['path'];
type ParamOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;
type Params<Param extends string> = {
  [Name in Param as Name extends `${string}?` ? never : Name]: string | number;
} & { [Name in Param as Name extends `${infer Optional}?` ? Optional : never]?: string | number };
type ParamsOf<Name extends RouteName> = Params<ParamOf<PathOf<Name>>>;

/** A path with its query; absent and empty values are left out. */
export const withQuery = (path: string, values: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

/**
 * The address of a screen: `linkTo('jobDetails', { jobId: 7 }, { apply: true })` is `/job/7?apply=true`.
 */
export const linkTo = <Name extends RouteName>(
  name: Name,
  ...[params, query]: Record<never, never> extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, query?: Record<string, Value>]
    : [params: ParamsOf<Name>, query?: Record<string, Value>]
): string => {
  const given: Record<string, Value> = params ?? {};
  const path = routes[name].path.replace(/\/:(\w+)\??/g, (_, param: string) =>
    given[param] === undefined ? '' : `/${encodeURIComponent(given[param])}`,
  );
  return withQuery(path, query);
};

/** Where each kind of account lands after signing in. */
export const dashboardOf: Readonly<Record<UserType, string>> = {
  candidate: linkTo('candidateDashboard'),
  recruiter: linkTo('recruiterDashboard'),
  admin: linkTo('adminDashboard'),
  master_admin: linkTo('masterAdminDashboard'),
};

/** Where each kind of account signs in. */
export const loginOf: Readonly<Record<UserType, string>> = {
  candidate: linkTo('candidateLogin'),
  recruiter: linkTo('recruiterLogin'),
  admin: linkTo('adminLogin'),
  master_admin: linkTo('adminLogin', {}, { mode: 'master' }),
};

/** A screen as a navigation names it: path, query and fragment, and the state of its history entry. */
export interface WantedScreen {
  path: string;
  state?: unknown;
}

/** The screen that an entry of the browser's history shows. */
export const screenAt = (location: Pick<Location, 'pathname' | 'search' | 'hash'>, state: unknown): WantedScreen => ({
  path: location.pathname + location.search + location.hash,
  state,
});

/** What a sign-in screen receives in its history entry. */
export interface SignInState {
  /** Where to go after signing in. */
  from?: WantedScreen;
  /** The session ended while the user was using the site. */
  hasEnded?: boolean;
}

const patternOf = (path: string): RegExp => {
  const pattern = path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern}/?$`);
};

/** The screen at a path, or undefined. */
export const routeAt = (pathname: string): RouteName | undefined =>
  routeNames.find((name) => name !== 'notFound' && patternOf(routes[name].path).test(pathname));

/** The parameters of a screen's path as they occur in it; optional ones may be missing. */
export const paramsAt = (name: RouteName, pathname: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(patternOf(routes[name].path).exec(pathname)?.groups ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );

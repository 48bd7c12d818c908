import { day, enterCode, hour, minute, sendCode } from './codes.ts';
import { type Expected, ok, refused } from './expected.ts';
import { given, type Person, type Who, type World } from './world.ts';

const seconds = (milliseconds: number) => milliseconds / 1000;

const lifetimes = {
  c: { absolute: seconds(30 * day), idle: seconds(7 * day), noted: seconds(5 * minute) },
  r: { absolute: seconds(7 * day), idle: seconds(day), noted: seconds(5 * minute) },
  a: { absolute: seconds(12 * hour), idle: seconds(30 * minute), noted: seconds(minute) },
};

const lifetimeOf = (who: Who) => lifetimes[who[0] as keyof typeof lifetimes];
export const personOf = (world: World, who: Who): Person => given(world.people[who]);
const secondsNow = ({ now }: World) => Math.floor(now / 1000);

/** The session, if it is still valid. */
export function liveSession(world: World, who: Who, made: number) {
  const now = secondsNow(world);
  const { absolute, idle } = lifetimeOf(who);
  const session = personOf(world, who).sessions.find((each) => each.made === made);
  return session && now < session.created + absolute && now < session.seen + idle ? session : undefined;
}

/** Uses a session for a call: false when it has ended. The use is recorded at intervals. */
export function useSession(world: World, who: Who, made: number): boolean {
  const session = liveSession(world, who, made);
  if (!session) return false;
  if (secondsNow(world) >= session.seen + lifetimeOf(who).noted) session.seen = secondsNow(world);
  return true;
}

export function beginSession(world: World, who: Who, made: number): void {
  const now = secondsNow(world);
  personOf(world, who).sessions.push({ made, created: now, seen: now });
}

const refusalsByState = { deactivated: 'ACCOUNT_DEACTIVATED', deleted: 'ACCOUNT_DELETED' } as const;

export function askForCode(world: World, who: Who, made: number): Expected {
  const { state, codes } = personOf(world, who);
  if (state !== 'active') return refused(403, refusalsByState[state]);
  return sendCode(codes, world.now, made) === 200 ? ok(200) : refused(429, 'TOO_MANY_REQUESTS');
}

/** `asked`: which of the mailed codes is entered. */
export function signIn(world: World, who: Who, requested: number, made: number): Expected {
  const { state, codes } = personOf(world, who);
  const status = enterCode(codes, codes.code?.requested === requested, world.now);
  if (status === 429) return refused(429, 'TOO_MANY_REQUESTS');
  if (status === 400 || state !== 'active') return refused(400, 'INVALID_OTP');
  beginSession(world, who, made);
  return ok(200);
}

export function signOut(world: World, who: Who, session: number): Expected {
  const person = personOf(world, who);
  person.sessions = person.sessions.filter(({ made }) => made !== session);
  return ok(204);
}

const from = {
  deactivate: ['active'],
  reactivate: ['deactivated', 'deleted'],
  terminate: ['active', 'deactivated'],
} as const;
const to = { deactivate: 'deactivated', reactivate: 'active', terminate: 'deleted' } as const;

/** Changes the state of an account as an admin, which ends all its sessions. */
export function moveState(world: World, how: keyof typeof to, target: Who): Expected {
  const person = personOf(world, target);
  if (person.state === to[how]) return ok(200);
  if (!(from[how] as readonly string[]).includes(person.state)) return refused(400, 'INVALID_STATE');
  person.state = to[how];
  person.sessions = [];
  return ok(200);
}

export function verify(world: World, recruiter: number, verified: boolean): Expected {
  personOf(world, `r${recruiter}`).verified = verified;
  return ok(200);
}

import type { Taken } from './actions.ts';
import * as buying from './buying.ts';
import { type Expected, refused } from './expected.ts';
import * as hiring from './hiring.ts';
import * as people from './people.ts';
import * as shortlist from './shortlist.ts';
import { idOf, type World } from './world.ts';

/** The caller at the start of a call; undefined when the session has ended. */
export interface Caller {
  verified: boolean;
}

/** Checks the session at the start of a call: its later end does not stop the call. */
export function begin(world: World, { who, session }: Taken): Caller | undefined {
  return people.useSession(world, who, session) ? { verified: people.personOf(world, who).verified } : undefined;
}

/** Applies an action to the world and returns its answer. */
export function act(world: World, action: Taken, caller: Caller | undefined): Expected {
  if (action.do === 'ask for a code') return people.askForCode(world, action.who, action.made);
  if (action.do === 'enter the code') return people.signIn(world, action.who, action.requested, action.made);
  return caller ? signedIn(world, action, caller) : refused(401, 'SESSION_REQUIRED');
}

/** Actions of verified recruiters only: to see and contact candidates, and to post jobs. */
const needsVerification: readonly Taken['do'][] = [
  'view',
  'count a view',
  'change an application',
  'contact',
  'shortlist',
  'quick shortlist',
  'move',
  'reject',
  'sync',
  'post a job',
];

type SignedIn = Exclude<Taken, { do: 'ask for a code' | 'enter the code' }>;

function signedIn(world: World, action: SignedIn, { verified }: Caller): Expected {
  const { who, made } = action;
  const me = idOf(who);
  const recruiter = who.startsWith('r') ? me : undefined;
  if (recruiter && !verified && needsVerification.includes(action.do)) return refused(403, 'NOT_VERIFIED');
  switch (action.do) {
    case 'sign out':
      return people.signOut(world, who, action.session);
    case 'take the trial':
      return buying.takeTrial(world, me, made, verified);
    case 'pay by UPI':
      return buying.payByUpi(world, me, action.plan, made);
    case 'confirm':
      return buying.confirm(world, action.recruiter, action.purchase);
    case 'view':
      return buying.view(world, me, action.candidate, 'subscription_info.');
    case 'count a view':
      return buying.view(world, me, action.candidate, '');
    case 'apply':
      return hiring.apply(world, me, action.job);
    case 'change an application':
      return hiring.changeApplication(world, recruiter, action);
    case 'contact':
      return hiring.contact(world, me, action.job, action.candidate);
    case 'shortlist':
    case 'quick shortlist':
      return shortlist.shortlist(world, me, action.candidate, action.job);
    case 'move':
      return shortlist.move(world, me, action.candidate, { kind: 'status', status: action.status });
    case 'reject':
      return shortlist.move(world, me, action.candidate, { kind: 'rejected', status: 'rejected' });
    case 'take off':
      return shortlist.removeFromShortlist(world, me, action.candidate);
    case 'sync':
      return shortlist.sync(world, me);
    case 'post a job':
      return hiring.postJob(world, me, made);
    case 'remove a job':
      return hiring.removeJob(world, recruiter, action.job);
    case 'deactivate':
    case 'reactivate':
    case 'terminate':
      return people.moveState(world, action.do, action.target);
    case 'verify':
    case 'unverify':
      return people.verify(world, action.recruiter, action.do === 'verify');
  }
}

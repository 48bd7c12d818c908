import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { compareStatistics } from '#infra/operator/items/compare-statistics.ts';
import type { ApiAnswer } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { contradictions } from '#test/support/contradictions.ts';
import { endSubscriptions as runSchedule } from '#test/support/handlers.ts';
import { type Action, anyAction, contendedAction, type Taken } from './actions.ts';
import { closeEnded, startDays } from './buying.ts';
import { day, hour, minute } from './codes.ts';
import { compare, dashboards, expectedDashboard, expectedOverview, overviewOf } from './figures.ts';
import { follow } from './hiring.ts';
import { worldsAfter } from './orders.ts';
import { beginSession, liveSession, personOf } from './people.ts';
import type { Portal } from './portal.ts';
import { act, begin } from './step.ts';
import { given, type Who, type World } from './world.ts';

/** The worlds that fit all observations so far: several when more than one order of concurrent actions fits. */
export interface Model {
  worlds: World[];
  /** Number of actions so far. */
  made: number;
  requested: { who: Who; made: number }[];
}

export const counted = { commands: 0, actions: 0, together: 0, orders: 0, figures: 0, folds: 0 };
export const answersByCode = new Map<string, number>();

export interface Real {
  portal: Portal;
  scheduler: fc.Scheduler;
}

type Command = fc.AsyncCommand<Model, Real, false>;

const allUsers: readonly Who[] = ['c1', 'c2', 'c3', 'r1', 'r2', 'a1'];
const first = ({ worlds }: Model): World => given(worlds[0]);

/** Completes an action with values known only at run time; undefined when its subject does not exist. */
function taken(model: Model, { portal }: Real, action: Action): Taken | undefined {
  model.made += 1;
  const base = { made: model.made, session: portal.sessionOf(action.who) };
  if (action.do === 'ask for a code') model.requested.push({ who: action.who, made: model.made });
  if (action.do === 'enter the code' && action.requested >= 0) {
    return { ...action, ...base, requested: portal.latestCode(action.who, model.requested) };
  }
  if (action.do !== 'confirm') return { ...action, ...base };
  const purchases = (first(model).accounts[action.recruiter]?.subscriptions ?? []).filter(
    ({ plan }) => plan !== 'trial',
  );
  const purchase = purchases.at(-1 - (action.purchase % Math.max(1, purchases.length)));
  return purchase && { ...action, ...base, purchase: purchase.made };
}

/** Keeps the worlds in which these answers are right in some order; without any, the portal is wrong. */
function explain(model: Model, actions: readonly Taken[], answers: readonly ApiAnswer[]): void {
  const calls = actions.map((action, index) => ({ action, answer: given(answers[index]) }));
  const found = model.worlds.flatMap((world) => worldsAfter(world, calls));
  const seen = calls.map(({ action, answer: { status, body } }) => ({ ...action, status, body }));
  if (found.length === 0) expect(seen, 'no order explains the answers').toEqual(predict(first(model), actions));
  model.worlds = found.filter((world, index) => found.findIndex((other) => isDeepStrictEqual(other, world)) === index);
  for (const { do: name, body, status } of seen) {
    const key = `${name}: ${body?.code ?? status}`;
    answersByCode.set(key, (answersByCode.get(key) ?? 0) + 1);
  }
}

/** The model's answers to sequential actions. */
function predict(world: World, actions: readonly Taken[]): unknown[] {
  const next = structuredClone(world);
  return actions.map((action) => ({ do: action.do, who: action.who, ...act(next, action, begin(next, action)) }));
}

async function performAlone(model: Model, real: Real, action: Action): Promise<void> {
  const one = taken(model, real, action);
  if (!one) return;
  counted.actions += 1;
  explain(model, [one], [await real.portal.take(one)]);
}

/** Signs a user in again whose session has ended, as the browser demands. */
async function signInIfEnded(model: Model, real: Real, who: Who): Promise<void> {
  const session = real.portal.sessionOf(who);
  const isIn = model.worlds.every((world) => liveSession(world, who, session));
  if (isIn || personOf(first(model), who).state !== 'active') return;
  if (who === 'a1') {
    model.made += 1;
    await real.portal.signInAdmin(who, model.made);
    for (const world of model.worlds) beginSession(world, who, model.made);
    return;
  }
  await performAlone(model, real, { do: 'ask for a code', who });
  await performAlone(model, real, { do: 'enter the code', who, requested: 0 });
}

/** Compares the users' views with the model and drops the worlds that differ. */
async function compareViews(model: Model, { portal }: Real, people: readonly Who[]): Promise<void> {
  for (const who of people) {
    const seen = await compare(portal, model.worlds, who);
    if (!seen) continue;
    counted.figures += 1;
    const fitting = model.worlds.filter((_, index) => isDeepStrictEqual(seen.expected[index], seen.shown));
    if (fitting.length === 0) expect(seen.shown, `what ${who} is shown`).toEqual(seen.expected[0]);
    model.worlds = fitting;
  }
}

/** Users affected by an action: the actor, and those whose figures it may change. */
function concerned(action: Action): Who[] {
  const others = 'candidate' in action ? [`c${action.candidate}` as const] : [];
  const recruiters: Who[] = 'recruiter' in action ? [`r${action.recruiter}`] : [];
  return [...new Set<Who>([action.who, ...others, ...recruiters])];
}

abstract class Named {
  abstract toString(): string;
  check(): boolean {
    counted.commands += 1;
    return true;
  }
}

class Alone extends Named implements Command {
  private readonly action: Action;
  private readonly signsIn: boolean;
  constructor(action: Action, signsIn: boolean) {
    super();
    this.action = action;
    this.signsIn = signsIn;
  }
  async run(model: Model, real: Real): Promise<void> {
    if (this.signsIn) await signInIfEnded(model, real, this.action.who);
    await performAlone(model, real, this.action);
    await compareViews(model, real, concerned(this.action));
  }
  toString = () => JSON.stringify(this.action);
}

class Together extends Named implements Command {
  private readonly actions: readonly Action[];
  constructor(actions: readonly Action[]) {
    super();
    this.actions = actions;
  }
  async run(model: Model, real: Real): Promise<void> {
    for (const { who } of this.actions) await signInIfEnded(model, real, who);
    const all = this.actions.flatMap((action) => taken(model, real, action) ?? []);
    counted.together += 1;
    counted.actions += all.length;
    const answers = await real.portal.takeTogether(all, real.scheduler);
    explain(model, all, answers);
    counted.orders += model.worlds.length;
    await compareViews(model, real, allUsers);
  }
  toString = () => `together ${JSON.stringify(this.actions)}`;
}

/** Advances the clock by a span, or to the end of a recruiter's subscription. */
class Wait extends Named implements Command {
  private readonly span: number;
  private readonly until: number | undefined;
  constructor(span: number, until?: number) {
    super();
    this.span = span;
    this.until = until;
  }
  async run(model: Model, { portal }: Real): Promise<void> {
    const { now, accounts } = first(model);
    const ends = this.until === undefined ? undefined : accounts[this.until]?.entitlement?.ends;
    const next = Math.max(now, (ends ?? now) + this.span);
    for (const world of model.worlds) world.now = next;
    portal.api.clock.set(next);
  }
  toString = () =>
    this.until === undefined ? `wait ${this.span}` : `wait for the end of r${this.until}, ${this.span}`;
}

class Schedule extends Named implements Command {
  async run(model: Model): Promise<void> {
    await runSchedule();
    for (const world of model.worlds) closeEnded(world);
  }
  toString = () => 'the schedule runs';
}

/** Processes the stream: the stored figures equal those of the table and of the model. */
export class Fold extends Named implements Command {
  async run(model: Model, real: Real): Promise<void> {
    counted.folds += 1;
    await settle(real.portal.api);
    for (const world of model.worlds) {
      follow(world);
      startDays(world);
    }
    const { stored, counted: inTable, off, closingsOff } = await compareStatistics();
    expect([off, closingsOff, stored]).toEqual([{}, new Map(), inTable]);
    expect(await contradictions(real.portal.api), 'application and entry are one state').toEqual([]);
    await signInIfEnded(model, real, 'a1');
    await compareViews(model, real, allUsers);
    expect(await dashboards(real.portal)).toEqual(expectedDashboard(first(model)));
    for (const who of ['r1', 'r2'] as const) {
      const session = real.portal.sessionOf(who);
      if (!model.worlds.every((world) => liveSession(world, who, session))) continue;
      expect(await overviewOf(real.portal, who)).toEqual(expectedOverview(first(model), who));
    }
  }
  toString = () => 'the stream is processed';
}

const spans = [
  1,
  1000,
  minute,
  5 * minute - 1,
  5 * minute,
  10 * minute - 1,
  10 * minute,
  30 * minute,
  hour,
  day,
  8 * day,
];
const alone = fc.tuple(anyAction, fc.constantFrom(...Array(7).fill(true), false));
const together = fc.oneof(
  anyAction.map((action) => [action, action]),
  fc.tuple(anyAction, anyAction),
  fc.tuple(anyAction, anyAction, anyAction),
  fc.tuple(contendedAction, contendedAction),
  fc.tuple(contendedAction, contendedAction, contendedAction),
);
const recruiter = fc.constantFrom(1, 2);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 16, arbitrary: alone.map(([action, signsIn]) => new Alone(action, signsIn)) },
  { weight: 10, arbitrary: together.map((actions) => new Together(actions)) },
  { weight: 2, arbitrary: fc.constantFrom(...spans).map((span) => new Wait(span)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(-1, 0), recruiter).map(([span, until]) => new Wait(span, until)),
  },
  { weight: 1, arbitrary: fc.constant(0).map(() => new Schedule()) },
  { weight: 1, arbitrary: fc.constant(0).map(() => new Fold()) },
);

/** Possible events before a history, so that it does not start with empty lists. */
const openings: readonly (readonly Action[])[] = [
  [],
  [
    { do: 'apply', who: 'c1', job: 501 },
    { do: 'change an application', who: 'r1', job: 501, candidate: 1, status: 'shortlisted' },
    { do: 'take the trial', who: 'r1' },
  ],
  [
    { do: 'apply', who: 'c1', job: 501 },
    { do: 'shortlist', who: 'r1', candidate: 1, job: 501 },
    { do: 'move', who: 'r1', candidate: 1, status: 'contacted' },
  ],
  [
    { do: 'apply', who: 'c2', job: 501 },
    { do: 'shortlist', who: 'r1', candidate: 1 },
    { do: 'pay by UPI', who: 'r1', plan: 'basic' },
    { do: 'take the trial', who: 'r1' },
    { do: 'view', who: 'r1', candidate: 1 },
  ],
];

/** Histories of a day in the portal, or of a month: an opening, and commands. */
export const histories = (most: number) =>
  fc.tuple(
    fc.constantFrom(...openings).map((actions) => actions.map((action) => new Alone(action, true))),
    fc.commands<Model, Real, false>([command], { maxCommands: most, size: 'max' }),
  );

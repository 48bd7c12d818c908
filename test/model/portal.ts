import { AsyncLocalStorage } from 'node:async_hooks';
import { SESClient, type SendEmailCommand } from '@aws-sdk/client-ses';
import type * as fc from 'fast-check';
import { vi } from 'vitest';
import { dynamodb } from '#functions/data/table.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import type { ApiAnswer, TestApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makeJob, makePlan } from '#test/support/records.ts';
import { isSwitchRead } from '#test/support/switch-reads.ts';
import { restoreTable, type TableState, tableState } from '#test/support/table-state.ts';
import type { Taken } from './actions.ts';
import { requestOf } from './perform.ts';
import { candidates, given, ownersOfJobs, plans, recruiters, type Who } from './world.ts';

/** The portal with the accounts of the model, and the values learned from its responses. */
export class Portal {
  readonly api: TestApi;
  readonly start: number;
  private readonly principals = new Map<Who, Principal>();
  private before: TableState = new Map();
  /** Tokens by session, digits by the action that requested them, ids by the action that created the item. */
  private tokens = new Map<string, string>();
  private codes = new Map<number, string>();
  private ids = new Map<number, number>();
  /** The session that a user uses: the latest one. */
  private sessions = new Map<Who, number>();
  private readonly sender = new AsyncLocalStorage<number>();
  private scheduler: fc.Scheduler | undefined;
  /** Number of database commands that the scheduler ordered. */
  scheduled = 0;

  constructor(api: TestApi, start: number) {
    this.api = api;
    this.start = start;
  }

  async open(): Promise<void> {
    this.api.clock.set(this.start);
    await this.makePeople();
    for (const plan of Object.values(plans)) await makePlan({ ...plan });
    for (const [id, recruiter] of Object.entries(ownersOfJobs)) await makeJob(Number(id), recruiter);
    this.keepMails();
    await settle(this.api);
    this.before = await tableState(this.api);
    dynamodb.middlewareStack.add(
      (next) => async (step) => {
        if (!this.scheduler || isSwitchRead(step.input)) return next(step);
        this.scheduled += 1;
        // The scheduler's report contains only whose turn it was: neither request nor response.
        let sent: ReturnType<typeof next> | undefined;
        const turn = async () => {
          sent = next(step);
          await sent.catch(() => undefined);
        };
        await this.scheduler.scheduleFunction(turn)();
        return given(sent);
      },
      { step: 'initialize', name: 'predict', override: true },
    );
  }

  private async makePeople(): Promise<void> {
    this.principals.set('a1', await makePrincipal('admin', 1));
    for (const id of candidates) this.principals.set(`c${id}`, await makePrincipal('candidate', id));
    for (const id of recruiters) {
      this.principals.set(`r${id}`, await makePrincipal('recruiter', id, { verified: id === 1 }));
    }
  }

  private keepMails(): void {
    vi.spyOn(SESClient.prototype, 'send').mockImplementation((command) => {
      const text = (command as SendEmailCommand).input.Message?.Body?.Text?.Data ?? '';
      const code = /\b[0-9]{6}\b/.exec(text)?.[0];
      const requested = this.sender.getStore();
      if (code !== undefined && requested !== undefined) this.codes.set(requested, code);
      return Promise.resolve({});
    });
  }

  /** Restores the initial state. */
  async reset(): Promise<void> {
    this.api.clock.set(this.start);
    await restoreTable(this.api, this.before);
    await this.api.readStream();
    this.tokens = new Map([...this.principals].map(([who, { token }]) => [`${who} 0`, token]));
    this.sessions = new Map([...this.principals.keys()].map((who) => [who, 0]));
    this.codes = new Map();
    this.ids = new Map();
  }

  close(): void {
    dynamodb.middlewareStack.remove('predict');
  }

  sessionOf = (who: Who): number => this.sessions.get(who) ?? 0;
  tokenOf = (who: Who): string => given(this.tokens.get(`${who} ${this.sessionOf(who)}`));
  /** The id that an action created; items of the initial state keep their own. */
  madeId = (made: number): number => given(this.ids.get(made));
  idOfJob = (id: number): number => (id < 1000 ? id : this.madeId(id - 1000));
  latestCode = (who: Who, requested: readonly { who: Who; made: number }[]): number =>
    requested.findLast((each) => each.who === who && this.codes.has(each.made))?.made ?? -1;

  private someOtherCode(): string {
    return [...this.codes.values()].includes('000000') ? '000001' : '000000';
  }

  /** Signs an admin in through the store, as the call waits for a quarter of a second on purpose. */
  async signInAdmin(who: Who, made: number): Promise<void> {
    const { token } = await signInAgain(given(this.principals.get(who)));
    this.remember(who, made, token);
  }

  private remember(who: Who, made: number, token: string): void {
    this.tokens.set(`${who} ${made}`, token);
    this.sessions.set(who, made);
  }

  call = (call: CallDefinition, who: Who, input: object = {}): Promise<ApiAnswer> =>
    this.api.call(call, { ...input, token: this.tokenOf(who) } as object);

  /** Performs an action. */
  async take(action: Taken): Promise<ApiAnswer> {
    const { call, ...input } = requestOf(action, {
      email: (who) => given(this.principals.get(who)).email,
      code: (requested) => this.codes.get(requested) ?? this.someOtherCode(),
      subscription: this.madeId,
    });
    const isOpen = action.do === 'ask for a code' || action.do === 'enter the code';
    const token = isOpen ? undefined : this.tokens.get(`${action.who} ${action.session}`);
    const answer = await this.sender.run(action.made, () => this.api.call(call, { ...input, token } as object));
    if (action.do === 'enter the code' && answer.status === 200) {
      this.remember(action.who, action.made, answer.body.token);
    }
    const made = answer.body?.subscription?.id ?? answer.body?.id;
    if (typeof made === 'number') this.ids.set(action.made, made);
    return answer;
  }

  /** Performs actions concurrently; the scheduler decides in which order their commands reach the table. */
  async takeTogether(actions: readonly Taken[], scheduler: fc.Scheduler): Promise<ApiAnswer[]> {
    this.scheduler = scheduler;
    try {
      // The caller whose turn it was continues to its next command before the next turn.
      return await scheduler.waitFor(Promise.all(actions.map((action) => this.take(action))), async (turn) => {
        await turn();
        await new Promise(setImmediate);
      });
    } finally {
      this.scheduler = undefined;
    }
  }
}

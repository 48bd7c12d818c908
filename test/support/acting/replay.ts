import type { CallDefinition } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import type { TestApi } from '../api.ts';
import { authSteps } from '../auth-steps.ts';
import { paymentSteps } from '../payments.ts';
import { type Principal, signInAgain } from '../principals.ts';

/** An action at a time, in milliseconds since 1970. */
export interface TimedAction {
  at: number;
  act: () => Promise<unknown>;
}

/** An order created by the stand-in of Razorpay, and its payment. */
export interface PaidOrder {
  subscription: number;
  order: string;
  payment: string;
}

/** State of a replay: the accounts and items created so far, by their index in the demo data. */
export class Replay {
  readonly candidates = new Map<number, Principal>();
  readonly recruiters = new Map<number, Principal>();
  readonly jobIds = new Map<number, number>();
  readonly orders: PaidOrder[] = [];
  readonly payments: ReturnType<typeof paymentSteps>;
  readonly admin: Principal;
  readonly api: TestApi;
  private readonly auth: ReturnType<typeof authSteps>;

  constructor(api: TestApi, admin: Principal) {
    this.api = api;
    this.admin = admin;
    this.payments = paymentSteps(api);
    this.auth = authSteps(api);
  }

  /** Makes a call, which must succeed; returns the body of the response. */
  async ask(call: CallDefinition, who: Principal, input: object = {}) {
    const { token } = await signInAgain(who);
    const { status, body } = await this.api.call(call, { ...input, token });
    if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Opens a job's page without a session. */
  async visit(id: number): Promise<void> {
    const { status } = await this.api.call(jobCalls.countPageView, { params: { id } });
    if (status !== 204) throw new Error(`The page view of job ${id} answered ${status}.`);
  }

  /** Submits the form and enters the code from the mail. */
  async signUp(type: 'candidate' | 'recruiter', form: { email: string; name: string }): Promise<Principal> {
    const { email, name } = form;
    const { id, token } = await this.auth.signUp(type, email, form);
    await this.auth.send(type, email, { signup_token: token });
    await this.auth.confirm(type, email, await this.auth.code(email), token);
    return { type, id, name, email, token };
  }
}

/** The value created for an index. Throws when it does not exist yet. */
export function known<T>(by: ReadonlyMap<number, T>, place: number): T {
  const found = by.get(place);
  if (found === undefined) throw new Error(`What is at place ${place} of the demo data comes later.`);
  return found;
}

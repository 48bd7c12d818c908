import type { CallDefinition } from '#shared/contracts/define.ts';
import type { TestApi } from '../api.ts';
import { authSteps } from '../auth-steps.ts';
import { paymentSteps } from '../payments.ts';
import { type Principal, signedInAgain } from '../principals.ts';

/** Something that somebody does at a time, in milliseconds since 1970. */
export interface Deed {
  at: number;
  act: () => Promise<unknown>;
}

/** An order that the stand-in of Razorpay named, and its payment. */
export interface PaidOrder {
  subscription: number;
  order: string;
  payment: string;
}

/** Where demo data are acted out: the portal's calls, and who and what there is so far, by the place in the data. */
export class Stage {
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

  /** Makes a call, which must succeed, and returns its answer's body. */
  async ask(call: CallDefinition, who: Principal, input: object = {}) {
    const { token } = await signedInAgain(who);
    const { status, body } = await this.api.call(call, { ...input, token });
    if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Fills in the form, and enters the code from the mail. */
  async signUp(type: 'candidate' | 'recruiter', form: { email: string; name: string }): Promise<Principal> {
    const { email, name } = form;
    const { id, token } = await this.auth.signUp(type, email, form);
    await this.auth.send(type, email, { signup_token: token });
    await this.auth.confirm(type, email, await this.auth.code(email), token);
    return { type, id, name, email, token };
  }
}

/** What is at a place by now. Throws when it comes later. */
export function known<T>(by: ReadonlyMap<number, T>, place: number): T {
  const found = by.get(place);
  if (found === undefined) throw new Error(`What is at place ${place} of the demo data comes later.`);
  return found;
}

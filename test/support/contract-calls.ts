import type { AnswerOf, CallDefinition } from '#shared/contracts/define.ts';
import { type HttpAnswer, sendCall } from './deployed/client.ts';

/** A response over HTTP. `body` has the shape of the call's success, or is the body of the refusal. */
export interface ContractAnswer<C extends CallDefinition> extends HttpAnswer {
  body: AnswerOf<C>;
}

export interface ContractInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** Sent as JSON; form data is sent unchanged. */
  body?: object | undefined;
  token?: string | undefined;
  /** The client's address on this machine, such as `127.0.0.7`. */
  from?: string;
}

/** Returns the function that makes calls of the contract over HTTP; `url` is the address of the site. */
export const contractCalls =
  (url: string) =>
  async <C extends CallDefinition>(call: C, input: ContractInput = {}): Promise<ContractAnswer<C>> => {
    const { params = {}, query = {}, body, token, from } = input;
    const isForm = body instanceof FormData;
    const answer = await sendCall(url, call, {
      params: textsOf(params),
      rawQuery: new URLSearchParams(textsOf(query)).toString(),
      token,
      headers: body === undefined || isForm ? {} : { 'content-type': 'application/json' },
      body: body === undefined || isForm ? body : JSON.stringify(body),
      ...(from === undefined ? {} : { from }),
    });
    return { ...answer, body: answer.text === '' ? undefined : JSON.parse(answer.text) };
  };

const textsOf = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

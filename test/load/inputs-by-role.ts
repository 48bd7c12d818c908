import type { World } from './people.ts';
import { any, at, popular, type State } from './state.ts';

/** The input of a request; a token makes it one of a session. */
export interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  token?: string;
}

/** Makes the input of a call's next request; undefined while nothing is there that it could be about. */
export type MakeInput = (world: World, state: State) => Input | undefined;

/** A call of any candidate with a session; those of recruiters and of the two admins follow. */
export const asCandidate =
  (input: (own: { id: number }, world: World) => Omit<Input, 'token'> = () => ({})): MakeInput =>
  (world) => {
    const { id, token } = any(world.candidates);
    return { ...input({ id }, world), token };
  };

export const asRecruiter =
  (
    input: (own: { id: number } & World['owned'][number], world: World) => Omit<Input, 'token'> | undefined,
  ): MakeInput =>
  (world) => {
    const place = Math.floor(Math.random() * world.recruiters.length);
    const { id, token } = at(world.recruiters, place);
    const made = input({ id, ...at(world.owned, place) }, world);
    return made && { ...made, token };
  };

export const asAdmin =
  (input: Omit<Input, 'token'> = {}): MakeInput =>
  ({ admin }) => ({ ...input, token: admin.token });

export const asMasterAdmin =
  (input: Omit<Input, 'token'> = {}): MakeInput =>
  ({ masterAdmin }) => ({ ...input, token: masterAdmin.token });

/** A call about the recruiter who makes it. */
export const ownRecruiter = asRecruiter(({ id }) => ({ params: { id } }));
/** A call about a job, the popular ones more often. */
export const popularJob: MakeInput = ({ jobs }) => ({ params: { id: popular(jobs) } });

/** Enters a code that was mailed for this call. */
export const enterCode =
  (operation: string): MakeInput =>
  (_, { codes }) => {
    const code = codes[operation]?.shift();
    return code && { body: { ...code } };
  };

/** The address of somebody who signs in next. */
export const nextAddress = (emails: readonly string[], state: State) => {
  state.nextAddress += 1;
  return at(emails, state.nextAddress);
};

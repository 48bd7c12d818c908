import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import type { StatedReason } from '../reason-dialog.tsx';

/** What an admin decides about a waiting recruiter; all but a verification with what the recruiter reads. */
export type Decided = { recruiter: WaitingRecruiter } & (
  | { decision: 'verify' }
  | { decision: SendBack; stated: StatedReason }
);

export type Decision = Decided['decision'];

/** A recruiter about whom the server refused the decision, and why. */
export interface Refused {
  recruiter: WaitingRecruiter;
  error: unknown;
}

/** How far decisions about several recruiters are. */
export interface Progress {
  /** Those that were answered, in their order. */
  done: number;
  refused: readonly Refused[];
}

export const nothingDone: Progress = { done: 0, refused: [] };

/**
 * Decides about recruiters one after the other, from where it stopped. Who is refused is named at the end, and does not stop it.
 * @param report receives how far it is after each recruiter, with the one that was decided about
 * @throws what stopped it: the connection, the server, or too many requests
 */
export const decideEach = async (
  all: readonly Decided[],
  before: Progress,
  {
    send,
    isRefusal,
    report,
  }: {
    send: (decided: Decided) => Promise<unknown>;
    isRefusal: (error: unknown) => boolean;
    report: (progress: Progress, decided?: Decided) => void;
  },
): Promise<Progress> => {
  let { done, refused } = before;
  for (const decided of all.slice(before.done)) {
    const failure = await send(decided).then(
      () => undefined,
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return { recruiter: decided.recruiter, error };
      },
    );
    done += 1;
    if (failure) refused = [...refused, failure];
    report({ done, refused }, failure ? undefined : decided);
  }
  return { done, refused };
};

import { ApiError } from '#web/lib/api-error.ts';

export const owners = ['candidate', 'recruiter'] as const;
/** The kind of account that has an e-mail address; null: it is available. */
export type EmailOwner = (typeof owners)[number] | null;

/**
 * Whose an e-mail address is: candidates are asked first, then recruiters. Anything but a clear yes counts as
 * available, since the sign-up itself decides.
 *
 * @param ask resolves when that kind of account holds the address, throws ApiError otherwise
 */
export const findEmailOwner = async (
  ask: (owner: (typeof owners)[number]) => Promise<unknown>,
): Promise<EmailOwner> => {
  for (const owner of owners) {
    try {
      await ask(owner);
      return owner;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return null;
};

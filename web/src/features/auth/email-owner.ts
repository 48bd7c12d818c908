import { ApiError } from '#web/lib/api-error.ts';

export const owners = ['candidate', 'recruiter'] as const;
/** The kind of account that has an e-mail address; null: it is available. */
export type EmailOwner = (typeof owners)[number] | null;

/**
 * The kind of account that owns an e-mail address; candidates are checked first, then recruiters. Any failure counts as
 * available, as the sign-up itself decides.
 *
 * @param ask resolves when that kind of account has the address, throws ApiError otherwise
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

import { endSession } from '#functions/entities/account/session-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { authCalls } from '#shared/contracts/auth.ts';
import { toEpochSeconds } from '#shared/domain/time.ts';

/** The session's account, as stored. */
export const session: UseCase<typeof authCalls.session> = async ({
  caller: { type, id, name, email, membership },
}) => ({
  user_type: type,
  id,
  name,
  email,
  ...(membership && { company: membership }),
});

/** Ends the caller's session, and no other of its account (1 write unit). */
export const logout: UseCase<typeof authCalls.logout> = async ({ caller: { kind, id, sessionKey }, now }) => {
  await endSession(kind, id, sessionKey, toEpochSeconds(now));
  return undefined;
};

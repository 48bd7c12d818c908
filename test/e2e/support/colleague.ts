import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { portal } from './portal.ts';
import { openSession, type Session } from './sessions.ts';

const invited = z.object({ id: z.string() });

/** A colleague of a founder, by an invitation of the account's address. */
export const makeColleague = async (
  founder: Session,
  role: 'viewer' | 'recruiter' | 'owner',
  name: string,
): Promise<Session> => {
  const colleague = await openSession('recruiter', { name });
  const invitation = { email: colleague.email, role, language: 'en' };
  const { body } = await expectOk(portal, 'POST', '/recruiter/team/invitations', {
    token: founder.token,
    body: invitation,
  });
  await expectOk(portal, 'POST', `/recruiter/invitations/${invited.parse(body).id}/join`, { token: colleague.token });
  return colleague;
};

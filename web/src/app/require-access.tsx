import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Access, isAllowed } from '#web/config/access.ts';
import { linkTo, loginOf, type SignInState, screenAt } from '#web/config/links.ts';
import type { Session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';

/** The session that ended while its screen was open: refused by the server, or signed out in another tab. */
const useEndedSession = (session: Session | null): Session | null => {
  const last = useRef(session);
  useEffect(() => {
    if (session) last.current = session;
  }, [session]);
  return session ? null : last.current;
};

/** Redirects users who may not use a screen to a sign-in screen, unless the screen shows its own message. */
export const RequireAccess = ({ access, children }: { access: Access; children: ReactNode }) => {
  const session = useSession();
  const ended = useEndedSession(session);
  const location = useLocation();
  const signIn = (login: string, state: SignInState) => (
    <Navigate to={login} replace state={{ ...state, from: screenAt(location, location.state) }} />
  );
  if (access === 'public' || isAllowed(access, session?.userType)) return children;
  if (ended) return signIn(loginOf[ended.userType], { hasEnded: true });
  const refusal = session ? access.others : access.guests;
  return refusal === 'message' ? children : signIn(linkTo(refusal), {});
};

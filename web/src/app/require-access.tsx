import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Access, isAllowed } from '#web/config/access.ts';
import { linkTo } from '#web/config/links.ts';
import { useSession } from '#web/lib/use-session.ts';

/** Redirects users who may not use a screen to a sign-in screen, unless the screen shows its own message. */
export const RequireAccess = ({ access, children }: { access: Access; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (access === 'public' || isAllowed(access, session?.userType)) return children;
  const refusal = session ? access.others : access.guests;
  if (refusal === 'message') return children;
  return <Navigate to={linkTo(refusal)} replace state={{ from: location.pathname + location.search }} />;
};

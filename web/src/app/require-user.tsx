import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#web/lib/use-session.ts';
import { type UserType, userTypes } from './user-types.ts';

/**
 * Lets only signed-in people of the given types through to the child routes, and sends all others to `to`.
 * The API decides about the data; this only spares people an empty screen.
 */
export const RequireUser = ({ types = userTypes, to }: { types?: readonly UserType[]; to: string }) => {
  const session = useSession();
  const location = useLocation();
  if (session && types.includes(session.userType)) return <Outlet />;
  return <Navigate to={to} replace state={{ from: location.pathname + location.search }} />;
};

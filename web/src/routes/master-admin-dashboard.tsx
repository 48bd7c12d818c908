import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { MasterDashboardPage } from '#web/features/admin/index.ts';
import { useSession } from '#web/lib/use-session.ts';

/** Other admins have their own dashboard. */
export const Component = () =>
  useSession()?.userType === 'master_admin' ? <MasterDashboardPage /> : <Navigate to={paths.admin.dashboard} replace />;

export { AdminDashboardPage } from './admin-dashboard-page.tsx';
export { MasterDashboardPage } from './master-dashboard-page.tsx';
export { RecruiterManagementPage } from './recruiter-management-page.tsx';

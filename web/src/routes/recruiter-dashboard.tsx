import { DashboardPage } from '#web/features/recruiters/dashboard-page.tsx';

export const Component = DashboardPage;

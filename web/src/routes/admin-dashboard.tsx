import { AdminDashboardPage } from '#web/features/admin/index.ts';

export const Component = AdminDashboardPage;

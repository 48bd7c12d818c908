import { RecruiterManagementPage } from '#web/features/admin/index.ts';

export const Component = RecruiterManagementPage;

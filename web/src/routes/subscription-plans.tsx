import { PlansPage } from '#web/features/subscriptions/plans-page.tsx';

export const Component = PlansPage;

import { SubscriptionDetailsPage } from '#web/features/subscriptions/details-page.tsx';

export const Component = SubscriptionDetailsPage;

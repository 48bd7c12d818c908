export { SubscriptionCard } from './subscription-card.tsx';
export { useForgetSubscriptionStatus, useSubscriptionStatus } from './subscription-status.ts';

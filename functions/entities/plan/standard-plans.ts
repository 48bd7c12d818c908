import { standardTranslations } from './standard-translations.ts';
import type { StoredPlan } from './stored-plan.ts';

/**
 * The four plans that a new portal offers (specification, subscription plans); prices in whole rupees. Admins change
 * them afterwards.
 */
export const standardPlans: readonly Omit<StoredPlan, 'id' | 'created_at'>[] = [
  {
    key: 'trial',
    name: 'Trial',
    description: 'A week to look around, once for every e-mail address.',
    price: 0,
    candidate_limit: 5,
    duration_days: 7,
    is_active: true,
    features: [],
    translations: standardTranslations.trial,
  },
  {
    key: 'basic',
    name: 'Basic',
    description: 'For a position or two a month.',
    price: 2_999,
    candidate_limit: 50,
    duration_days: 30,
    is_active: true,
    features: ['Basic analytics'],
    translations: standardTranslations.basic,
  },
  {
    key: 'premium',
    name: 'Premium',
    description: 'For teams that hire for languages all the time.',
    price: 7_999,
    candidate_limit: 200,
    duration_days: 30,
    is_active: true,
    features: ['Advanced analytics', 'Priority support'],
    translations: standardTranslations.premium,
  },
  {
    key: 'enterprise',
    name: 'Enterprise',
    description: 'A quarter of hiring across markets and languages.',
    price: 19_999,
    candidate_limit: 1_000,
    duration_days: 90,
    is_active: true,
    features: ['Full analytics', 'Support around the clock', 'Integrations'],
    translations: standardTranslations.enterprise,
  },
];

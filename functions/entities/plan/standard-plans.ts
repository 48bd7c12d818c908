import type { PlanTexts } from '#shared/domain/plan-texts.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';
import type { PlanTerms, StoredPlan } from './stored-plan.ts';

const textsIn = readTexts('plans');

/** The names of features of each plan in the files of texts. */
const features = {
  trial: [],
  basic: ['basic.feature.1'],
  premium: ['premium.feature.1', 'premium.feature.2'],
  enterprise: ['enterprise.feature.1', 'enterprise.feature.2', 'enterprise.feature.3'],
} as const;

function textsOf(key: NonNullable<PlanTerms['key']>, language: InterfaceLanguage): PlanTexts {
  const say = textsIn(language);
  return {
    name: say(`${key}.name`),
    description: say(`${key}.description`),
    features: features[key].map((each) => say(each)),
  };
}

/** A plan in English, with its texts in all other languages of the site. */
const withTexts = (
  terms: Omit<StoredPlan, 'id' | 'created_at' | 'translations' | keyof PlanTexts> & { key: keyof typeof features },
) => ({
  ...terms,
  ...textsOf(terms.key, 'en'),
  translations: Object.fromEntries(
    interfaceLanguages
      .filter((language) => language !== 'en')
      .map((language) => [language, textsOf(terms.key, language)]),
  ),
});

/**
 * The four plans that a new portal offers (specification, subscription plans); prices in whole rupees. Admins change
 * them afterwards.
 */
export const standardPlans: readonly Omit<StoredPlan, 'id' | 'created_at'>[] = [
  withTexts({
    key: 'trial',
    price: 0,
    candidate_limit: 5,
    duration_days: 7,
    is_active: true,
  }),
  withTexts({
    key: 'basic',
    price: 2_999,
    candidate_limit: 50,
    duration_days: 30,
    is_active: true,
  }),
  withTexts({
    key: 'premium',
    price: 7_999,
    candidate_limit: 200,
    duration_days: 30,
    is_active: true,
  }),
  withTexts({
    key: 'enterprise',
    price: 19_999,
    candidate_limit: 1_000,
    duration_days: 90,
    is_active: true,
  }),
];

import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** What a plan says about itself. */
export interface PlanTexts {
  name: string;
  description: string;
  features: string[];
}

/** A plan's texts in other languages; an empty one is not translated. */
export type PlanTranslations = Partial<Record<InterfaceLanguage, PlanTexts>>;

interface TranslatedPlan extends PlanTexts {
  translations: PlanTranslations;
}

/** A plan's texts for a reader; the operator's own texts replace what is not translated. */
export function planTextsIn(plan: TranslatedPlan, language: InterfaceLanguage): PlanTexts {
  const { name, description, features } = plan.translations[language] ?? { name: '', description: '', features: [] };
  return {
    name: name || plan.name,
    description: description || plan.description,
    features: features.length > 0 ? features : plan.features,
  };
}

/**
 * A plan's name in a record of the past (subscription, payment, notification), for a reader: translated while a plan
 * has exactly this name, else as it was recorded.
 */
export function planNameIn(
  plans: readonly Pick<TranslatedPlan, 'name' | 'translations'>[],
  recorded: string,
  language: InterfaceLanguage,
): string {
  return plans.find(({ name }) => name === recorded)?.translations[language]?.name || recorded;
}

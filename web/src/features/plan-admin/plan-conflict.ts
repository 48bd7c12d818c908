import { languageNames } from '#shared/locales/languages.ts';
import { useT } from '#web/lib/i18n.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import type { planFormValues } from './plan-form.ts';

type Translations = ReturnType<typeof planFormValues>['translations'];

/** A line for each language that has any text. */
const translationText = (translations: Translations): string =>
  Object.entries(translations)
    .map(([tag, texts]) => [tag, Object.values(texts).filter(Boolean).join(' · ')] as const)
    .filter(([, text]) => text !== '')
    .map(([tag, text]) => `${languageNames[tag as keyof typeof languageNames] ?? tag}: ${text}`)
    .join('\n');

/** The fields of a plan's form as a conflict shows them. */
export const useConflictFields = (): Record<string, ConflictField> => {
  const t = useT();
  return {
    name: { label: t('subscriptionAdmin.plan.name') },
    description: { label: t('subscriptionAdmin.plan.description') },
    price: { label: t('subscriptionAdmin.plan.price') },
    candidate_limit: { label: t('subscriptionAdmin.plan.limit') },
    duration_days: { label: t('subscriptionAdmin.plan.days') },
    features: { label: t('subscriptionAdmin.plan.features') },
    translations: { label: t('subscriptionAdmin.plan.translations'), show: translationText },
    is_active: { label: t('subscriptionAdmin.plan.isActive') },
  };
};

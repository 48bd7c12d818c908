import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { newPlanBody } from '#shared/contracts/plans.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { languageName } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { TagInput } from '#web/ui/tag-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PlanFormState } from './plan-form.ts';

/** A part of the form that opens by a press, or for an error in it. Its inputs exist only while it is open. */
const Folded = ({ title, hasError, children }: { title: ReactNode; hasError: boolean; children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen || hasError;
  return (
    <details
      className="rounded-lg border border-line"
      open={shown}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg px-4 py-1.5 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className={`ms-auto size-4 shrink-0 ${shown ? 'rotate-180' : ''}`} aria-hidden="true" />
      </summary>
      {shown && children}
    </details>
  );
};

interface Props {
  form: PlanFormState;
}

const Texts = ({ form: { register, formState }, language }: Props & { language: InterfaceLanguage }) => {
  const t = useT();
  const errors = formState.errors.translations?.[language];
  const written = { lang: language, dir: 'auto', optional: true } as const;
  return (
    <fieldset className="space-y-4 px-4 pt-1 pb-4">
      <legend className="sr-only">{languageName(language)}</legend>
      <TextInput
        {...written}
        label={t('subscriptionAdmin.plan.name')}
        autoComplete="off"
        {...register(`translations.${language}.name`)}
        error={errors?.name?.message}
      />
      <TextArea
        {...written}
        label={t('subscriptionAdmin.plan.description')}
        rows={2}
        limit={limitOf(newPlanBody, 'description')}
        {...register(`translations.${language}.description`)}
        error={errors?.description?.message}
      />
      <TagInput
        {...written}
        label={t('subscriptionAdmin.plan.features')}
        hint={t('subscriptionAdmin.plan.featuresHint')}
        {...register(`translations.${language}.features`)}
        error={errors?.features?.message}
      />
    </fieldset>
  );
};

const useIsTranslated = ({ form }: Props, language: InterfaceLanguage): boolean => {
  const texts = useWatch({ control: form.control, name: `translations.${language}` });
  return Object.values(texts ?? {}).some((text) => String(text).trim() !== '');
};

const Translation = ({ form, language }: Props & { language: InterfaceLanguage }) => {
  const t = useT();
  const isTranslated = useIsTranslated({ form }, language);
  return (
    <Folded
      hasError={form.formState.errors.translations?.[language] !== undefined}
      title={
        <>
          <span>{languageName(language)}</span>
          {isTranslated && <Badge tone="success">{t('subscriptionAdmin.plan.translated')}</Badge>}
        </>
      }
    >
      <Texts form={form} language={language} />
    </Folded>
  );
};

/** The texts of a plan in the other languages of the site, folded away. */
export const PlanTranslations = ({ form }: Props) => {
  const t = useT();
  return (
    <Folded
      title={t('subscriptionAdmin.plan.translations')}
      hasError={form.formState.errors.translations !== undefined}
    >
      <div className="space-y-2 px-4 pb-4">
        <p className="pb-1 text-sm text-soft">{t('subscriptionAdmin.plan.translationsText')}</p>
        {interfaceLanguages.map((language) => (
          <Translation key={language} form={form} language={language} />
        ))}
      </div>
    </Folded>
  );
};

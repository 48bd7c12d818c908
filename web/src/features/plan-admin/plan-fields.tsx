import { newPlanBody } from '#shared/contracts/plans.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { PlanFormState } from './plan-form.ts';
import { PlanTranslations } from './plan-translations.tsx';

/** All inputs of the form of a plan. */
export const PlanFields = ({ form }: { form: PlanFormState }) => {
  const t = useT();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="space-y-5">
      <TextInput
        label={t('subscriptionAdmin.plan.name')}
        autoComplete="off"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextArea
        label={t('subscriptionAdmin.plan.description')}
        rows={3}
        limit={limitOf(newPlanBody, 'description')}
        {...register('description')}
        error={errors.description?.message}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <NumberField
          label={t('subscriptionAdmin.plan.price')}
          hint={t('subscriptionAdmin.plan.priceHint')}
          {...register('price')}
          error={errors.price?.message}
        />
        <NumberField
          label={t('subscriptionAdmin.plan.limit')}
          hint={t('subscriptionAdmin.plan.limitHint')}
          {...register('candidate_limit')}
          error={errors.candidate_limit?.message}
        />
        <NumberField
          label={t('subscriptionAdmin.plan.days')}
          hint={t('subscriptionAdmin.plan.daysHint')}
          {...register('duration_days')}
          error={errors.duration_days?.message}
        />
      </div>
      <TagInput
        label={t('subscriptionAdmin.plan.features')}
        hint={t('subscriptionAdmin.plan.featuresHint')}
        optional
        {...register('features')}
        error={errors.features?.message}
      />
      <PlanTranslations form={form} />
      <Checkbox label={t('subscriptionAdmin.plan.isActive')} {...register('is_active')} />
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { paymentStatuses } from '#shared/domain/payment-terms.ts';
import { maxEndDays } from '#shared/domain/subscription-rules.ts';
import { dayMs } from '#shared/domain/time.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { dayHere, type TermsForm } from './terms-form.ts';

/** The choice of plans by name; `current` stays an option even if that plan no longer exists. */
const usePlanOptions = (current: string) => {
  const plans = useQuery(queryOf(subscriptionCalls.allPlans, {})).data ?? [];
  const isCurrent = ({ key, name }: Plan) => key === current || name === current;
  const known = plans.map((plan) => ({ value: isCurrent(plan) ? current : plan.name, label: plan.name }));
  const options = plans.some(isCurrent) ? known : [{ value: current, label: current }, ...known];
  return {
    options,
    planAt: (value: string) => plans.find((plan) => (isCurrent(plan) ? current : plan.name) === value),
  };
};

const ActiveField = ({ form: { register, watch, formState } }: { form: TermsForm }) => {
  const t = useT();
  const error = formState.errors.is_active?.message;
  if (watch('payment_status') !== 'completed') {
    return <p className="text-sm text-soft">{t('subscriptionAdmin.form.unpaid')}</p>;
  }
  return (
    <div>
      <Checkbox label={t('subscriptionAdmin.form.isActive')} {...register('is_active')} />
      {error && (
        <p role="alert" className="text-sm text-danger">
          {refusalText(error) ?? error}
        </p>
      )}
    </div>
  );
};

/** When an active subscription ends: to extend it, or to end it earlier. */
const EndField = ({ form: { register, watch, formState, getValues } }: { form: TermsForm }) => {
  const t = useT();
  const now = Date.now();
  if (getValues('end_date') === undefined || !watch('is_active')) return null;
  return (
    <TextInput
      className="max-w-xs"
      label={t('subscriptionAdmin.form.end')}
      hint={t('subscriptionAdmin.form.endHint')}
      type="date"
      min={dayHere(now)}
      max={dayHere(now + maxEndDays * dayMs)}
      {...register('end_date')}
      error={formState.errors.end_date?.message}
    />
  );
};

/** Plan, limit, price, payment and activity. `planName`: the initial plan; `isPricePaid`: the price is final. */
export const TermFields = ({
  form,
  planName,
  isPricePaid = false,
}: {
  form: TermsForm;
  planName: string;
  isPricePaid?: boolean;
}) => {
  const t = useT();
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const { options, planAt } = usePlanOptions(planName);
  // The plan's terms are the initial values; both may be changed afterwards.
  const onChange = ({ target }: { target: HTMLSelectElement }) => {
    const plan = planAt(target.value);
    if (!plan) return;
    setValue('candidate_limit', plan.candidate_limit);
    if (!isPricePaid) setValue('price', plan.price);
  };
  return (
    <>
      <Select
        label={t('subscriptionAdmin.column.plan')}
        hint={isPricePaid ? undefined : t('subscriptionAdmin.form.planHint')}
        options={options}
        {...register('plan_name', { onChange })}
        error={errors.plan_name?.message}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label={t('subscriptionAdmin.plan.limit')}
          {...register('candidate_limit')}
          error={errors.candidate_limit?.message}
        />
        <NumberField
          label={t('subscriptionAdmin.plan.price')}
          {...register('price')}
          readOnly={isPricePaid}
          hint={isPricePaid ? refusalText('price_paid') : undefined}
          error={errors.price?.message}
        />
      </div>
      <Select
        label={t('subscriptionAdmin.form.payment')}
        options={paymentStatuses.map((status) => ({ value: status, label: t(`subscriptionAdmin.payment.${status}`) }))}
        {...register('payment_status')}
        error={errors.payment_status?.message}
      />
      <ActiveField form={form} />
      <EndField form={form} />
    </>
  );
};

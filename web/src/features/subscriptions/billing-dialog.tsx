import { type BillingDetails, billingDetails } from '#shared/contracts/invoices.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { gstStateCodes, gstStates, isGstState } from '#shared/domain/billing/gst-states.ts';
import { gstinOf, isGstin, stateOfGstin } from '#shared/domain/billing/gstin.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { countryOptions } from '#web/lib/country-names.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

const india = 'IN';

/** The states of India, with their codes; their names are those of the law in every language. */
const stateOptions = gstStateCodes.map((code) => ({ value: code, label: `${gstStates[code]} (${code})`, lang: 'en' }));

/** Edits what the recruiter's invoices name. */
export const BillingDialog = ({
  billing,
  company,
  onClose,
}: {
  /** As stored; null: none yet. */
  billing: BillingDetails | null;
  company: string;
  onClose: () => void;
}) => {
  const t = useT();
  const invalidate = useInvalidate();
  const form = useContractForm(
    billingDetails,
    billing ?? { legal_name: company, address: '', country: india, state: '', gstin: '' },
  );
  useDraft(form, 'billing');
  const save = useMutation({
    mutationFn: (body: BillingDetails) => call(paymentCalls.saveBilling, { body }),
    onSuccess: () => invalidate(paymentCalls.ways),
  });
  useForgetFailure(form, save);
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const isIndian = watch('country') === india;
  /** A GSTIN begins with its state. */
  const followGstin = (typed: string) => {
    const gstin = gstinOf(typed);
    if (isGstin(gstin) && isGstState(gstin.slice(0, 2))) setValue('state', stateOfGstin(gstin));
  };
  const leaveIndia = (country: string) => {
    if (country === india) return;
    setValue('state', '');
    setValue('gstin', '');
  };
  const submit = form.handleSubmit((body) => save.mutate(body, onSaved(form, t('billing.saved'), onClose)));
  return (
    <FormDialog
      title={t('billing.title')}
      description={t('billing.text')}
      label={t('common.save')}
      loading={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('billing.legalName')}
        autoComplete="organization"
        dir="auto"
        error={errors.legal_name?.message}
        {...register('legal_name')}
      />
      <TextArea
        label={t('billing.address')}
        rows={3}
        limit={limitOf(billingDetails, 'address')}
        autoComplete="street-address"
        dir="auto"
        error={errors.address?.message}
        {...register('address')}
      />
      <Select
        label={t('billing.country')}
        options={countryOptions()}
        autoComplete="country"
        error={errors.country?.message}
        {...register('country', { onChange: ({ target }) => leaveIndia(target.value) })}
      />
      {isIndian && (
        <>
          <TextInput
            label={t('billing.gstin')}
            hint={t('billing.gstinHint')}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            error={errors.gstin?.message}
            {...register('gstin', { onChange: ({ target }) => followGstin(target.value) })}
          />
          <Select
            label={t('billing.state')}
            options={[{ value: '', label: t('billing.chooseState') }, ...stateOptions]}
            error={errors.state?.message}
            {...register('state')}
          />
        </>
      )}
      <FormError>{save.isError ? errorText(save.error, t('billing.failed')) : null}</FormError>
    </FormDialog>
  );
};

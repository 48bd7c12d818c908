import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Controller } from 'react-hook-form';
import { type Recruiter, recruiterCalls, recruiterDetails } from '#shared/contracts/recruiters.ts';
import { phoneCountryCodes } from '#web/config/phone-country-codes.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDraft } from '#web/ui/use-draft.ts';

type Details = Pick<Recruiter, 'name' | 'phone' | 'address'>;

const useSaveDetails = (id: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Details) => call(recruiterCalls.updateDetails, { params: { id }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(
        queryKeyOf(recruiterCalls.ownProfile, {}),
        (before?: Recruiter) => before && { ...before, ...saved },
      );
      updateSessionUser({ name: saved.name, phone: saved.phone });
    },
  });
};

/** Edits a recruiter's own name, phone number and address. `support` names whom to ask about the company's name. */
export const EditDetailsDialog = ({
  recruiter,
  support,
  onClose,
}: {
  recruiter: Recruiter;
  support: ReactNode;
  onClose: () => void;
}) => {
  const t = useT();
  const { id, name, phone, address, company_name, verified } = recruiter;
  const form = useContractForm(recruiterDetails, { name, phone, address });
  useDraft(form, 'details');
  const { register, control, formState } = form;
  const { errors } = formState;
  const save = useSaveDetails(id);
  const formId = useId();
  useForgetFailure(form, save);
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        toast.success(t('account.details.saved'));
        onClose();
      },
      onError: (error) => void showFieldErrors(form, error),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={t('account.details.edit')}
      description={t(verified ? 'account.details.text' : 'account.details.textUnverified')}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={save.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
        <TextInput
          label={t('account.details.name')}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <Controller
          name="phone"
          control={control}
          render={({ field }) => (
            <PhoneField
              label={t('account.facts.phone')}
              hint={t('account.details.phoneHint')}
              codes={phoneCountryCodes}
              error={errors.phone?.message}
              {...field}
            />
          )}
        />
        <TextInput
          label={t('account.facts.address')}
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
        <FormError>{save.isError ? errorText(save.error, t('account.details.failed')) : null}</FormError>
        <div className="border-t border-line pt-4">
          <p className="text-sm text-soft">{t('account.facts.company')}</p>
          <p className="wrap-anywhere">
            <bdi>{company_name}</bdi>
          </p>
          <p className="mt-1 text-sm text-soft">{t('account.facts.fixed')}</p>
          {support}
        </div>
      </form>
    </Dialog>
  );
};

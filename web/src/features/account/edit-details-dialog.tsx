import type { UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { detailsForm, type OwnDetails, type SentDetails } from '#shared/contracts/own-details.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import type { FormValues } from '#web/ui/differences.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved } from '#web/ui/on-saved.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

/** Edits the own name, phone number and address. `children` follow the fields, such as what does not change here. */
export const EditDetailsDialog = <Saved extends OwnDetails>({
  details: { name, phone, address, version },
  saving,
  load,
  description,
  children,
  onClose,
}: {
  details: OwnDetails;
  saving: UseMutationOptions<Saved, Error, SentDetails>;
  /** Loads the details as they are stored now. */
  load: () => Promise<OwnDetails>;
  description: string;
  children?: ReactNode;
  onClose: () => void;
}) => {
  const t = useT();
  const schema = useMemo(() => detailsForm(phone), [phone]);
  const form = useContractForm(schema, { name, phone, address, version });
  useDraft(form, 'details');
  const save = useMutation(saving);
  const { register, control, formState } = form;
  const { errors } = formState;
  useForgetFailure(form, save);
  const submit = form.handleSubmit(({ phone: typed, ...rest }) => {
    // Beside another version the number is a choice between two.
    const isUnchanged = typed === phone && rest.version === version;
    save.mutate(isUnchanged ? rest : { ...rest, phone: typed }, onSaved(form, t('account.details.saved'), onClose));
  });
  return (
    <FormDialog
      title={t('account.details.edit')}
      description={description}
      label={t('common.save')}
      loading={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('account.details.name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Controller
        name="phone"
        control={control}
        render={({ field }) => <PhoneField label={t('account.facts.phone')} error={errors.phone?.message} {...field} />}
      />
      <TextInput
        label={t('account.facts.address')}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <FormError>{save.isError ? errorText(save.error, t('account.details.failed')) : null}</FormError>
      {children}
      <SaveConflict
        form={form}
        error={save.error}
        load={load as () => Promise<FormValues>}
        fields={{
          name: { label: t('account.details.name') },
          phone: { label: t('account.facts.phone') },
          address: { label: t('account.facts.address') },
        }}
        save={submit}
      />
    </FormDialog>
  );
};

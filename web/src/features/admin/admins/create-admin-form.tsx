import { Controller } from 'react-hook-form';
import { languageNames } from '#shared/locales/languages.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmailInput } from '#web/ui/email-input.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { UserPlus } from '#web/ui/icons.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useCreateAdmin } from './use-create-admin.ts';

/** The form that creates an admin; all fields are required. Browsers must not autofill the user's own data. */
export const CreateAdminForm = () => {
  const t = useT();
  const { form, submit, isPending, error } = useCreateAdmin();
  const { register, control, formState, setValue, watch } = form;
  const { errors } = formState;
  return (
    <Card as="section" aria-label={t('adminManagement.create')}>
      <CardHeader title={t('adminManagement.create')} hint={t('adminManagement.createHint')} />
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5" autoComplete="off">
        <TextInput
          label={t('adminManagement.name')}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <EmailInput
          email={watch('email')}
          onAccept={(meant) => setValue('email', meant)}
          label={t('adminManagement.email')}
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextInput
          type="password"
          label={t('adminManagement.password')}
          hint={t('adminManagement.passwordHint')}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Controller
          name="phone"
          control={control}
          render={({ field }) => (
            <PhoneField label={t('adminManagement.phone')} error={errors.phone?.message} {...field} />
          )}
        />
        <TextInput
          label={t('adminManagement.address')}
          autoComplete="off"
          error={errors.address?.message}
          {...register('address')}
        />
        <TextInput
          label={t('adminManagement.company')}
          autoComplete="off"
          error={errors.company_name?.message}
          {...register('company_name')}
        />
        <Select
          label={t('adminManagement.language')}
          hint={t('adminManagement.languageHint')}
          options={Object.entries(languageNames).map(([tag, name]) => ({ value: tag, label: name, lang: tag }))}
          error={errors.language?.message}
          {...register('language')}
        />
        <FormError>{error}</FormError>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          loading={isPending}
          icon={<UserPlus className="size-4" aria-hidden="true" />}
        >
          {t('adminManagement.submit')}
        </Button>
      </form>
    </Card>
  );
};

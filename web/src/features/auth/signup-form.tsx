import type { ReactNode } from 'react';
import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { SignupConsent } from '#shared/contracts/consent-fields.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { cx } from '#web/lib/cx.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LegalConsent } from '#web/ui/legal-consent.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { wayTo } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import { isTaken, useEmailAvailability } from './use-email-availability.ts';
import type { OtpSteps } from './use-otp-step.ts';
import { useSignup } from './use-signup.ts';

/** The fields of both candidates and recruiters. */
interface Person extends FieldValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  agreed: boolean;
}

/** The versions that this form links to, in the language that it is read in. */
const shownConsent = (): SignupConsent => ({
  privacy_version: legalVersions.privacy,
  terms_version: legalVersions.terms,
  consent_language: getLanguage(),
});

const wide = 'sm:col-span-2';

/**
 * The form of a sign-up, with the fields of every account. Name and phone take the whole width if no field is beside
 * them. Further fields are passed as functions and called at their positions.
 */
export const SignupForm = <In extends Person, Out extends Person & SignupConsent>({
  account,
  form,
  create,
  otp: { awaited, from, open },
  besideName,
  besidePhone,
  afterAddress,
  addressHint,
}: {
  account: 'candidate' | 'recruiter';
  form: UseFormReturn<In, unknown, Out>;
  create: (body: Out) => Promise<{ signup_token: string }>;
  otp: OtpSteps;
  besideName?: () => ReactNode;
  besidePhone?: () => ReactNode;
  afterAddress?: () => ReactNode;
  /** What the address is for. */
  addressHint?: string;
}) => {
  const t = useT();
  // The library's type of a form with more fields is not assignable, although it has all fields used here.
  const { register, control, formState, setValue, watch } = form as unknown as UseFormReturn<Person>;
  const { errors, defaultValues } = formState;
  // A box that the law wants unticked is never restored. A draft of another address would replace the one that a link prefilled.
  useDraft(form, `signup:${account}:${defaultValues?.email ?? ''}`, { isHidden: awaited !== null, secret: ['agreed'] });
  const email = watch('email');
  const availability = useEmailAvailability(email);
  const createWithConsent = (body: Out) => create({ ...body, ...shownConsent() });
  const signup = useSignup({ role: account, form, create: createWithConsent, onDone: open });
  const taken = isTaken(availability);
  const submit = form.handleSubmit((body) => taken || signup.submit(body));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label={t('auth.name')}
        autoComplete="name"
        className={besideName ? undefined : wide}
        error={errors.name?.message}
        {...register('name')}
      />
      {besideName?.()}
      <div className={wide}>
        <EmailField
          availability={availability}
          email={email}
          onAccept={(meant) => setValue('email', meant)}
          wayOf={(kind) => (kind === account ? wayTo(from) : null)}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <Controller
        name="phone"
        control={control}
        render={({ field }) => (
          <PhoneField
            label={t('auth.phone')}
            className={besidePhone ? undefined : wide}
            error={errors.phone?.message}
            {...field}
          />
        )}
      />
      {besidePhone?.()}
      <TextInput
        label={t('auth.address')}
        hint={addressHint}
        autoComplete="street-address"
        className={wide}
        error={errors.address?.message}
        {...register('address')}
      />
      {afterAddress?.()}
      <div className={wide}>
        <LegalConsent error={errors.agreed?.message} {...register('agreed')} />
      </div>
      <div className={cx('space-y-4', wide)}>
        <FormError>{signup.error}</FormError>
        <Button type="submit" size="lg" className="w-full" loading={signup.isPending} disabled={taken}>
          {t('auth.createAccount')}
        </Button>
      </div>
    </form>
  );
};

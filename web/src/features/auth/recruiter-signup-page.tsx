import type { FormEvent } from 'react';
import { Controller } from 'react-hook-form';
import { authCalls } from '#shared/contracts/auth.ts';
import { recruiterSignupBody } from '#shared/contracts/recruiters.ts';
import { phoneCountryCodes } from '#shared/domain/constants.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { focusFirstInvalid } from '#web/lib/focus-invalid.ts';
import { useT } from '#web/lib/i18n.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { EmailField } from './email-field.tsx';
import { SignupFrame } from './signup-frame.tsx';
import { useEmailAvailability } from './use-email-availability.ts';
import { type AwaitedOtp, useOtpStep } from './use-otp-step.ts';
import { useSignup } from './use-signup.ts';

const links = [
  { before: 'auth.links.hasAccount', label: 'auth.links.login', to: paths.recruiter.login },
  { before: 'auth.links.areCandidate', label: 'auth.links.candidateLogin', to: paths.candidate.login },
] as const;

const SignupForm = ({ onDone }: { onDone: (awaited: AwaitedOtp) => void }) => {
  const t = useT();
  const form = useContractForm(recruiterSignupBody, { name: '', email: '', phone: '', company_name: '', address: '' });
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const { availability, markTaken } = useEmailAvailability(watch('email'));
  const signup = useSignup({
    role: 'recruiter',
    form,
    create: (body) => call(authCalls.recruiterSignup, { body }, { skipAuthRedirect: true }),
    onDone: (awaited) => {
      markTaken(awaited.email, 'recruiter');
      onDone(awaited);
    },
  });
  const isTaken = availability === 'candidate' || availability === 'recruiter';
  const create = form.handleSubmit((body) => isTaken || signup.submit(body));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    await create(event);
    focusFirstInvalid(element);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5 sm:grid-cols-2">
      <TextInput label={t('auth.name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextInput
        label={t('auth.company')}
        autoComplete="organization"
        error={errors.company_name?.message}
        {...register('company_name')}
      />
      <div className="sm:col-span-2">
        <EmailField
          availability={availability}
          email={watch('email')}
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
            hint={t('auth.phoneHint')}
            className="sm:col-span-2"
            codes={phoneCountryCodes}
            error={errors.phone?.message}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <TextInput
        label={t('auth.address')}
        autoComplete="street-address"
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register('address')}
      />
      <div className="space-y-4 sm:col-span-2">
        <FormError>{signup.error}</FormError>
        <Button type="submit" size="lg" className="w-full" loading={signup.isPending} disabled={isTaken}>
          {t('auth.createAccount')}
        </Button>
      </div>
    </form>
  );
};

/** Sign-up of recruiters: the form, then the code. */
export const RecruiterSignupPage = () => {
  const otp = useOtpStep();
  return (
    <SignupFrame account="recruiter" links={links} otp={otp}>
      <SignupForm onDone={otp.open} />
    </SignupFrame>
  );
};

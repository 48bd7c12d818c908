import { type FormEvent, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateSignupBody } from '#shared/contracts/candidates.ts';
import { line, required } from '#shared/contracts/fields.ts';
import { phoneCountryCodes } from '#shared/domain/constants.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { focusFirstInvalid } from '#web/lib/focus-invalid.ts';
import { useT } from '#web/lib/i18n.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { EmailField } from './email-field.tsx';
import { SignupFrame } from './signup-frame.tsx';
import { useEmailAvailability } from './use-email-availability.ts';
import { type AwaitedOtp, useOtpStep } from './use-otp-step.ts';
import { useSignup } from './use-signup.ts';

// The call takes an empty address, the form does not.
const formSchema = z.extend(candidateSignupBody, {
  address: required(line(200), 'Please enter your address.'),
});

const links = [
  { before: 'auth.links.hasAccount', label: 'auth.links.login', to: paths.candidate.login },
  { before: 'auth.links.areRecruiter', label: 'auth.links.recruiterLogin', to: paths.recruiter.login },
] as const;

const SignupForm = ({ email, onDone }: { email: string; onDone: (awaited: AwaitedOtp) => void }) => {
  const t = useT();
  const form = useContractForm(formSchema, {
    name: '',
    email,
    phone: '',
    language: '',
    address: '',
    subtitle: '',
    skills: '',
  });
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const { availability, markTaken } = useEmailAvailability(watch('email'));
  const signup = useSignup({
    role: 'candidate',
    form,
    create: (body) => call(authCalls.candidateSignup, { body }, { skipAuthRedirect: true }),
    onDone: (awaited) => {
      markTaken(awaited.email, 'candidate');
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
      <TextInput
        label={t('auth.name')}
        autoComplete="name"
        className="sm:col-span-2"
        error={errors.name?.message}
        {...register('name')}
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
            codes={phoneCountryCodes}
            error={errors.phone?.message}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <TextInput
        label={t('auth.language')}
        hint={t('auth.languageHint')}
        optional
        error={errors.language?.message}
        {...register('language')}
      />
      <TextInput
        label={t('auth.address')}
        autoComplete="street-address"
        className="sm:col-span-2"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextInput
        label={t('auth.subtitle')}
        hint={t('auth.subtitleHint')}
        optional
        className="sm:col-span-2"
        error={errors.subtitle?.message}
        {...register('subtitle')}
      />
      <div className="sm:col-span-2">
        <TagInput
          label={t('auth.skills')}
          hint={t('auth.skillsHint')}
          optional
          error={errors.skills?.message}
          {...register('skills')}
        />
      </div>
      <div className="space-y-4 sm:col-span-2">
        <FormError>{signup.error}</FormError>
        <Button type="submit" size="lg" className="w-full" loading={signup.isPending} disabled={isTaken}>
          {t('auth.createAccount')}
        </Button>
      </div>
    </form>
  );
};

/** Sign-up of candidates: the form, then the code. `?email=` prefills the address and checks it at once. */
export const CandidateSignupPage = () => {
  const [params] = useSearchParams();
  const otp = useOtpStep();
  const [email] = useState(params.get('email') ?? '');
  return (
    <SignupFrame account="candidate" links={links} otp={otp}>
      <SignupForm email={email} onDone={otp.open} />
    </SignupFrame>
  );
};

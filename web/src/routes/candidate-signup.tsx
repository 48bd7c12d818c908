import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateSignupBody } from '#shared/contracts/candidate-signup.ts';
import { agreed } from '#shared/contracts/consent-fields.ts';
import { line, required } from '#shared/contracts/fields.ts';
import { signupCandidateFields } from '#shared/domain/candidate-fields.ts';
import { textId } from '#shared/texts/text-id.ts';
import { linkTo } from '#web/config/links.ts';
import { SignupForm } from '#web/features/auth/signup-form.tsx';
import { SignupFrame } from '#web/features/auth/signup-frame.tsx';
import { type OtpSteps, useOtpStep } from '#web/features/auth/use-otp-step.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { inputValues } from '#web/lib/input-values.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Consent } from '#web/ui/consent.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { LanguageField } from '#web/ui/language-field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

// The call accepts an empty address, the form does not.
const formSchema = z.extend(candidateSignupBody, {
  address: required(line(200), textId('own_address_missing')),
  agreed,
});

const links = [
  { before: 'auth.links.hasAccount', label: 'auth.links.login', to: linkTo('candidateLogin'), isSameKind: true },
  { before: 'auth.links.areRecruiter', label: 'auth.links.recruiterLogin', to: linkTo('recruiterLogin') },
] as const;

const CandidateForm = ({ email, otp }: { email: string; otp: OtpSteps }) => {
  const t = useT();
  const form = useContractForm(formSchema, {
    name: '',
    email,
    phone: '',
    ...inputValues(signupCandidateFields),
    profile_public: false,
    agreed: false,
  });
  const { errors } = form.formState;
  return (
    <SignupForm
      account="candidate"
      form={form}
      create={(body) => call(authCalls.candidateSignup, { body }, { skipAuthRedirect: true })}
      otp={otp}
      besidePhone={() => (
        <Controller
          name="language"
          control={form.control}
          render={({ field }) => (
            <LanguageField
              label={t('auth.language')}
              hint={t('auth.languageHint')}
              optional
              error={errors.language?.message}
              {...field}
              value={field.value ?? ''}
            />
          )}
        />
      )}
      addressHint={t('auth.addressHint')}
      afterAddress={() => (
        <details className="group sm:col-span-2" open={errors.subtitle || errors.skills ? true : undefined}>
          <summary className="flex min-h-11 list-none items-center gap-2 rounded-md text-sm font-semibold text-primary [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
            <span>{t('auth.later')}</span>
          </summary>
          <div className="space-y-5 pt-2">
            <TextInput
              label={t('auth.subtitle')}
              hint={t('auth.subtitleHint')}
              optional
              error={errors.subtitle?.message}
              {...form.register('subtitle')}
            />
            <TagInput
              label={t('auth.skills')}
              hint={t('auth.skillsHint')}
              optional
              error={errors.skills?.message}
              {...form.register('skills')}
            />
            <Consent
              label={t('auth.profilePublic')}
              hint={t('auth.profilePublicHint')}
              {...form.register('profile_public')}
            />
          </div>
        </details>
      )}
    />
  );
};

/** Sign-up of candidates: the form, then the code. `?email=` prefills the address and checks it immediately. */
export const Component = () => {
  const [params] = useSearchParams();
  const otp = useOtpStep();
  const [email] = useState(params.get('email') ?? '');
  return (
    <SignupFrame account="candidate" links={links} otp={otp}>
      <CandidateForm email={email} otp={otp} />
    </SignupFrame>
  );
};

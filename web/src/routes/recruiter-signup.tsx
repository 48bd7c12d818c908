import * as z from 'zod/mini';
import { authCalls } from '#shared/contracts/auth.ts';
import { agreed } from '#shared/contracts/consent-fields.ts';
import { recruiterSignupBody } from '#shared/contracts/recruiters.ts';
import { linkTo } from '#web/config/links.ts';
import { SignupForm } from '#web/features/auth/signup-form.tsx';
import { SignupFrame } from '#web/features/auth/signup-frame.tsx';
import { type OtpSteps, useOtpStep } from '#web/features/auth/use-otp-step.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { TextInput } from '#web/ui/text-input.tsx';

const formSchema = z.extend(recruiterSignupBody, { agreed });

const links = [
  { before: 'auth.links.hasAccount', label: 'auth.links.login', to: linkTo('recruiterLogin'), isSameKind: true },
  { before: 'auth.links.areCandidate', label: 'auth.links.candidateLogin', to: linkTo('candidateLogin') },
] as const;

const RecruiterForm = ({ otp }: { otp: OtpSteps }) => {
  const t = useT();
  const form = useContractForm(formSchema, {
    name: '',
    email: '',
    phone: '',
    company_name: '',
    address: '',
    agreed: false,
  });
  return (
    <SignupForm
      account="recruiter"
      form={form}
      create={(body) => call(authCalls.recruiterSignup, { body }, { skipAuthRedirect: true })}
      otp={otp}
      besideName={() => (
        <TextInput
          label={t('auth.company')}
          autoComplete="organization"
          error={form.formState.errors.company_name?.message}
          {...form.register('company_name')}
        />
      )}
    />
  );
};

/** Sign-up of recruiters: the form, then the code. */
export const Component = () => {
  const otp = useOtpStep();
  return (
    <SignupFrame account="recruiter" links={links} otp={otp}>
      <RecruiterForm otp={otp} />
    </SignupFrame>
  );
};

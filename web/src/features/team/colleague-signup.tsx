import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { authCalls } from '#shared/contracts/auth.ts';
import { colleagueSignupBody, colleagueSignupCalls } from '#shared/contracts/colleague-signup.ts';
import type { Invitation } from '#shared/contracts/company.ts';
import { agreed } from '#shared/contracts/consent-fields.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { resendWait, waitAfter } from '#web/lib/use-countdown.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailInput } from '#web/ui/email-input.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LegalConsent } from '#web/ui/legal-consent.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const formSchema = z.extend(colleagueSignupBody, { agreed });
const asGuest = { skipAuthRedirect: true } as const;

/** A code that is on its way to the invited address. */
interface SentCode {
  email: string;
  /** Null when the code could not be mailed: the next step offers another one. */
  message: string | null;
  wait: number;
  signupToken: string;
}

async function sendCode(email: string, signupToken: string): Promise<SentCode> {
  const body = { email, signup_token: signupToken, language: getLanguage() };
  try {
    const { message } = await call(authCalls.recruiterSendOtp, { body }, asGuest);
    return { email, message, wait: resendWait, signupToken };
  } catch (error) {
    return { email, message: null, wait: waitAfter(error), signupToken };
  }
}

/** The form of a new colleague: the company has the rest, and the invitation the address. */
export const ColleagueSignup = ({
  id,
  invited,
  onSent,
}: {
  id: string;
  invited: Pick<Invitation, 'email' | 'domain'>;
  onSent: (sent: SentCode) => void;
}) => {
  const t = useT();
  const { domain } = invited;
  const form = useContractForm(formSchema, { name: '', phone: '', agreed: false, ...(domain && { email: '' }) });
  const { register, control, formState, setValue, watch, handleSubmit } = form;
  const { errors } = formState;
  const signup = useMutation({
    mutationFn: async (typed: BodyOf<typeof colleagueSignupCalls.colleagueSignup>) => {
      const consent = {
        privacy_version: legalVersions.privacy,
        terms_version: legalVersions.terms,
        consent_language: getLanguage(),
      };
      const input = { params: { id }, body: { ...typed, ...consent } };
      const { signup_token, email } = await call(colleagueSignupCalls.colleagueSignup, input, asGuest);
      return await sendCode(email, signup_token);
    },
    onSuccess: onSent,
    onError: (error) => showFieldErrors(form, error),
  });
  useForgetFailure(form, signup);
  const { error } = signup;
  const isBeside = error instanceof ApiError && error.fields.length > 0;
  return (
    <form
      onSubmit={(event) => void handleSubmit((body) => signup.mutate(body))(event)}
      noValidate
      className="grid gap-5"
    >
      {domain ? (
        <EmailInput
          email={watch('email') ?? ''}
          onAccept={(meant) => setValue('email', meant)}
          label={t('team.ownAddress', { domain })}
          error={errors.email?.message}
          {...register('email')}
        />
      ) : (
        <TextInput label={t('team.email')} type="email" value={invited.email} readOnly autoComplete="email" />
      )}
      <TextInput label={t('auth.name')} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Controller
        name="phone"
        control={control}
        render={({ field }) => <PhoneField label={t('auth.phone')} error={errors.phone?.message} {...field} />}
      />
      <LegalConsent error={errors.agreed?.message} {...register('agreed')} />
      <FormError>{error && !isBeside ? errorText(error, t('team.offer.joinFailed')) : null}</FormError>
      <Button type="submit" size="lg" className="w-full" loading={signup.isPending}>
        {t('team.offer.submit')}
      </Button>
    </form>
  );
};

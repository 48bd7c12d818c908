import { useMutation } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors } from '#web/lib/use-contract-form.ts';
import { signInCalls } from './sign-in-calls.ts';
import { type AwaitedOtp, resendWait, waitAfter } from './use-otp-step.ts';

type Role = 'candidate' | 'recruiter';

/** The account stands even when its first code could not be mailed: the next step then offers another one. */
const sendFirstCode = async (role: Role, email: string): Promise<AwaitedOtp> => {
  try {
    return { email, message: await signInCalls[role].send(email), wait: resendWait };
  } catch (error) {
    return { email, message: null, wait: waitAfter(error) };
  }
};

/** Creates the account and mails its first code at once. `error` is what to show above the button, if anything. */
export const useSignup = <In extends FieldValues, Out extends { email: string }>({
  role,
  form,
  create,
  onDone,
}: {
  role: Role;
  form: UseFormReturn<In, unknown, Out>;
  create: (body: Out) => Promise<unknown>;
  onDone: (awaited: AwaitedOtp) => void;
}) => {
  const t = useT();
  const signup = useMutation({
    mutationFn: async (body: Out) => {
      await create(body);
      return await sendFirstCode(role, body.email);
    },
    onSuccess: onDone,
    onError: (error) => showFieldErrors(form, error),
  });
  const hasFields = signup.error instanceof ApiError && signup.error.fields.length > 0;
  return {
    submit: (body: Out) => signup.mutate(body),
    isPending: signup.isPending,
    error: signup.isError && !hasFields ? errorText(signup.error, t('auth.failed.signup')) : null,
  };
};

import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { resendWait, waitAfter } from '#web/lib/use-countdown.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { signInCalls } from './sign-in-calls.ts';
import type { AwaitedOtp } from './use-otp-step.ts';

type Role = 'candidate' | 'recruiter';

/** Mails the first code. After a failure the sign-up stays pending, and the next step offers another code. */
const sendFirstCode = async (role: Role, email: string, signupToken: string): Promise<AwaitedOtp> => {
  try {
    return { email, message: await signInCalls[role].send(email, signupToken), wait: resendWait, signupToken };
  } catch (error) {
    return { email, message: null, wait: waitAfter(error), signupToken };
  }
};

/** Signs up and immediately mails the code that confirms it. `error` is the text above the button, if any. */
export const useSignup = <In extends FieldValues, Out extends { email: string }>({
  role,
  form,
  create,
  onDone,
}: {
  role: Role;
  form: UseFormReturn<In, unknown, Out>;
  create: (body: Out) => Promise<{ signup_token: string }>;
  onDone: (awaited: AwaitedOtp) => void;
}) => {
  const t = useT();
  const signup = useMutation({
    mutationFn: async (body: Out) => {
      const { signup_token } = await create(body);
      return await sendFirstCode(role, body.email, signup_token);
    },
    onSuccess: onDone,
    onError: (error) => showFieldErrors(form, error),
  });
  useForgetFailure(form, signup);
  const hasFields = signup.error instanceof ApiError && signup.error.fields.length > 0;
  return {
    submit: (body: Out) => signup.mutate(body),
    isPending: signup.isPending,
    error: signup.isError && !hasFields ? errorText(signup.error, t('auth.failed.signup')) : null,
  };
};

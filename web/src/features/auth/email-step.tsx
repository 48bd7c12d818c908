import type { ChangeEvent, ReactNode } from 'react';
import * as z from 'zod/mini';
import { email as emailSchema } from '#shared/contracts/fields.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { resendWait } from '#web/lib/use-countdown.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailInput } from '#web/ui/email-input.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { signInCalls } from './sign-in-calls.ts';
import type { AwaitedOtp } from './use-otp-step.ts';

const schema = z.object({ email: emailSchema });

/** The step that requests a code. `afterError` may offer help, given the error and the address. */
export const EmailStep = ({
  account,
  email,
  onType,
  onSent,
  afterError,
}: {
  account: UserType;
  /** Prefilled address, or ''. */
  email: string;
  onType: (email: string) => void;
  onSent: (awaited: AwaitedOtp) => void;
  afterError?: (error: unknown, email: string) => ReactNode;
}) => {
  const t = useT();
  const form = useContractForm(schema, { email });
  const send = useMutation({
    mutationFn: (address: string) => signInCalls[account].send(address),
    onSuccess: (message, address) => onSent({ email: address, message, wait: resendWait }),
  });
  const submit = form.handleSubmit(({ email: address }) => send.mutate(address));
  const type = (typed: string) => {
    onType(typed);
    if (send.isError) send.reset();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <EmailInput
        label={t('auth.email')}
        placeholder={t('auth.emailHint')}
        error={form.formState.errors.email?.message}
        email={form.watch('email')}
        onAccept={(meant) => {
          form.setValue('email', meant);
          type(meant);
        }}
        {...form.register('email', {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
        })}
      />
      {send.isError && <FormError>{errorText(send.error, t('auth.failed.send'))}</FormError>}
      {send.isError && afterError?.(send.error, send.variables)}
      <Button type="submit" size="lg" className="w-full" loading={send.isPending}>
        {t('auth.sendOtp')}
      </Button>
    </form>
  );
};

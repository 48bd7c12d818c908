import type { ChangeEvent } from 'react';
import { startEmailChangeBody } from '#shared/contracts/email-change.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailInput } from '#web/ui/email-input.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import type { EmailChange } from './use-email-change.ts';

const isTaken = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'EMAIL_TAKEN';

/** The step that takes the new address and has a code sent to it. */
export const NewEmailStep = ({
  change: { start },
  typed,
  onType,
  onSent,
}: {
  change: EmailChange;
  /** The address entered before. */
  typed: string;
  onType: (email: string) => void;
  onSent: (email: string) => void;
}) => {
  const t = useT();
  const form = useContractForm(startEmailChangeBody, { email: typed });
  const problem = form.formState.errors.email?.message;
  useForgetFailure(form, start);
  const submit = form.handleSubmit(({ email }) =>
    start.mutateAsync(email).then(
      () => onSent(email),
      (error: unknown) => {
        if (isTaken(error)) form.setError('email', { type: 'server', message: error.detail }, { shouldFocus: true });
        else showFieldErrors(form, error);
      },
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <EmailInput
        email={form.watch('email')}
        onAccept={(meant) => {
          form.setValue('email', meant);
          onType(meant);
        }}
        dir="ltr"
        data-autofocus
        autoFocus={typed !== ''}
        label={t('account.email.new')}
        error={problem}
        {...form.register('email', { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value) })}
      />
      <FormError>{start.isError && !problem ? errorText(start.error, t('account.email.sendFailed')) : null}</FormError>
      <Button type="submit" className="w-full" loading={start.isPending}>
        {t('account.email.send')}
      </Button>
    </form>
  );
};

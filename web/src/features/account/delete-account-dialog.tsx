import { useId } from 'react';
import { accountCalls, accountRemovalBody } from '#shared/contracts/account.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useEndSession } from '#web/lib/sign-out.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Deletes the account after the user has typed its e-mail address as a confirmation. */
export const DeleteAccountDialog = ({ owner, onClose }: { owner: 'candidate' | 'recruiter'; onClose: () => void }) => {
  const t = useT();
  const formId = useId();
  const endSession = useEndSession();
  const form = useContractForm(accountRemovalBody, { confirm: '' });
  const removal = useMutation({
    mutationFn: (body: { confirm: string }) => call(accountCalls.remove, { body }),
    onError: (error) => showFieldErrors(form, error),
  });
  useForgetFailure(form, removal);
  const { isPending, isSuccess, isError, error } = removal;
  const fieldError = form.formState.errors.confirm?.message;
  const close = isSuccess ? () => void endSession() : onClose;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && close()}
      size="sm"
      title={t(isSuccess ? 'account.delete.doneTitle' : 'account.delete.title')}
      {...(isSuccess ? {} : { description: t(`account.delete.${owner}`) })}
      footer={
        isSuccess ? (
          <Button onClick={() => void endSession()}>{t('common.backToHome')}</Button>
        ) : (
          <FormActions
            formId={formId}
            label={t('account.delete.confirm')}
            loading={isPending}
            variant="danger"
            onCancel={onClose}
          />
        )
      }
    >
      {isSuccess ? (
        <Notice tone="success">{t('account.delete.done')}</Notice>
      ) : (
        <form
          id={formId}
          noValidate
          className="space-y-4"
          onSubmit={(event) => void form.handleSubmit((body) => removal.mutate(body))(event)}
        >
          <Notice tone="warning">{t('account.delete.final')}</Notice>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            dir="ltr"
            label={t('account.delete.email')}
            {...form.register('confirm')}
            error={fieldError}
          />
          <FormError>{isError && !fieldError ? errorText(error, t('account.delete.failed')) : null}</FormError>
        </form>
      )}
    </Dialog>
  );
};

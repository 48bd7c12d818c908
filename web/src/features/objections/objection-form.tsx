import { objectionBody, objectionCalls } from '#shared/contracts/objections.ts';
import { moderationTextLength } from '#shared/domain/moderation.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDraft } from '#web/ui/use-draft.ts';

/** Objects to a decision: with the token of the mail's link, or signed in with the id of one's own statement. */
export const ObjectionForm = ({
  to,
  onDone,
}: {
  to: { token: string } | { statement: string };
  onDone?: () => unknown;
}) => {
  const t = useT();
  const form = useContractForm(objectionBody, { text: '' });
  useDraft(form, `objection:${'statement' in to ? to.statement : 'link'}`);
  const objecting = useMutation({
    mutationFn: (text: string) =>
      call(objectionCalls.object, { body: { ...to, text } }, { skipAuthRedirect: 'token' in to }),
    onSuccess: () => onDone?.(),
  });
  useForgetFailure(form, objecting);
  if (objecting.isSuccess) return <Notice tone="success">{t('decisions.objectDone')}</Notice>;
  return (
    <form
      noValidate
      className="w-full space-y-4"
      onSubmit={(event) => void form.handleSubmit(({ text }) => objecting.mutate(text))(event)}
    >
      <TextArea
        label={t('decisions.objectLabel')}
        rows={5}
        limit={moderationTextLength}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <FormError>{objecting.isError ? errorText(objecting.error, t('decisions.objectFailed')) : null}</FormError>
      <Button type="submit" loading={objecting.isPending}>
        {t('decisions.objectSend')}
      </Button>
    </form>
  );
};

import { companyCalls, invitationBody } from '#shared/contracts/company.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmailInput } from '#web/ui/email-input.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Send } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { roleHint, roleOf, roleOptions } from './roles.ts';

/** Invites a colleague by mail, in the language that the site is shown in. */
export const InviteForm = () => {
  const t = useT();
  const invalidate = useInvalidate();
  const form = useContractForm(invitationBody, { email: '', role: 'recruiter', language: getLanguage() });
  const { register, formState, setValue, watch, reset, handleSubmit } = form;
  const invitation = useMutation({
    mutationFn: (body: BodyOf<typeof companyCalls.invite>) => call(companyCalls.invite, { body }),
    onSuccess: ({ email }) => {
      toast.success(t('team.invited', { email }));
      reset();
    },
    onError: (error) => showFieldErrors(form, error),
    onSettled: () => invalidate(companyCalls.team),
  });
  useForgetFailure(form, invitation);
  const { error } = invitation;
  const isBeside = error instanceof ApiError && error.fields.length > 0;
  return (
    <Card as="section" aria-label={t('team.invite')}>
      <CardHeader title={t('team.invite')} hint={t('team.inviteHint')} />
      <form
        onSubmit={(event) => void handleSubmit((body) => invitation.mutate(body))(event)}
        noValidate
        autoComplete="off"
        className="grid gap-5"
      >
        <EmailInput
          email={watch('email')}
          onAccept={(meant) => setValue('email', meant)}
          label={t('team.email')}
          autoComplete="off"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Select
          label={t('team.role')}
          hint={t(roleHint(roleOf(watch('role'))))}
          options={roleOptions(t)}
          error={formState.errors.role?.message}
          {...register('role')}
        />
        <FormError>{error && !isBeside ? errorText(error, t('team.inviteFailed')) : null}</FormError>
        <Button
          type="submit"
          className="w-full"
          loading={invitation.isPending}
          icon={<Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
        >
          {t('team.send')}
        </Button>
      </form>
    </Card>
  );
};

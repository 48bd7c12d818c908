import { useNavigate } from 'react-router-dom';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSignupBody, authCalls } from '#shared/contracts/auth.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { linkTo } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useDraft } from '#web/ui/use-draft.ts';

const empty = { name: '', email: '', password: '', phone: '', address: '', company_name: '' };

/** Whether a refusal concerns the e-mail address, which only its code shows. */
const isTaken = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'EMAIL_TAKEN';

/**
 * The form of a new admin. Refusals are shown beside their fields, and the input is preserved. `error` is the text
 * above the button, if any.
 */
export const useCreateAdmin = () => {
  const t = useT();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const form = useContractForm(adminSignupBody, { ...empty, language: getLanguage() });
  const forget = useDraft(form, 'admin:new', { secret: ['password'], outlives: true });
  const creation = useMutation({
    mutationFn: (body: BodyOf<typeof authCalls.adminSignup>) => call(authCalls.adminSignup, { body }),
    onSuccess: () => {
      forget();
      toast.success(t('adminManagement.created'));
      void navigate(linkTo('masterAdminDashboard'));
    },
    onError: (error) => {
      if (isTaken(error)) form.setError('email', { type: 'server', message: error.detail }, { shouldFocus: true });
      else showFieldErrors(form, error);
    },
    // The admin may exist although the response was lost: the list beside the form shows it.
    onSettled: () => void invalidate(adminCalls.activeAdmins),
  });
  useForgetFailure(form, creation);
  const isBeside = isTaken(creation.error) || (creation.error instanceof ApiError && creation.error.fields.length > 0);
  return {
    form,
    submit: form.handleSubmit((body) => creation.mutate(body)),
    isPending: creation.isPending,
    error: creation.isError && !isBeside ? errorText(creation.error, t('adminManagement.createFailed')) : null,
  };
};

import { useQueryClient } from '@tanstack/react-query';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { call } from '#web/lib/api-client.ts';
import { getLanguage } from '#web/lib/i18n.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { useMutation } from '#web/lib/use-mutation.ts';

/**
 * The two calls that change the own e-mail address: a code is mailed to the new one, then entered. `onChanged` is called
 * once the address has changed.
 */
export const useEmailChange = (onChanged: () => void) => {
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: (email: string) =>
      call(emailChangeCalls.startEmailChange, { body: { email, language: getLanguage() } }),
  });
  const confirm = useMutation({
    mutationFn: (body: { email: string; otp: string }) => call(emailChangeCalls.confirmEmailChange, { body }),
    onSuccess: ({ email }) => {
      updateSessionUser({ email });
      onChanged();
      // Visible profiles and lists contain the address.
      void client.invalidateQueries();
    },
  });
  return { start, confirm };
};
export type EmailChange = ReturnType<typeof useEmailChange>;

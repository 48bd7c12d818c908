import { useState } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { resendWait } from '#web/lib/use-countdown.ts';
import { OtpForm } from '#web/ui/otp-form.tsx';
import type { EmailChange } from './use-email-change.ts';

/** The step that takes the code mailed to the new address. */
export const EmailCodeStep = ({
  change: { start, confirm },
  email,
  previous,
  onBack,
}: {
  change: EmailChange;
  email: string;
  previous: string;
  onBack: () => void;
}) => {
  const t = useT();
  // The first code was sent by the step before.
  const [isResent, setResent] = useState(false);
  const resend = async () => {
    await start.mutateAsync(email);
    setResent(true);
  };
  const resendOutcome = () => {
    if (start.isError) return { failed: errorText(start.error, t('account.email.sendFailed')) };
    return start.isSuccess && isResent ? { sent: t('account.email.resent') } : null;
  };
  return (
    <OtpForm
      size="md"
      texts={{
        code: t('account.email.code'),
        missing: t('account.email.missing'),
        unclear: t('account.email.unclear'),
        usedUp: t('account.email.usedUp'),
        submit: t('account.email.confirm'),
        back: t('account.email.back'),
      }}
      verification={{
        isPending: confirm.isPending,
        error: confirm.isError ? errorText(confirm.error, t('account.email.confirmFailed')) : undefined,
        verify: (otp) => confirm.mutateAsync({ email, otp }),
        reset: confirm.reset,
      }}
      resend={{
        wait: resendWait,
        label: t('account.email.resend'),
        labelIn: (seconds) => t('account.email.resendIn', { seconds }),
        isPending: start.isPending,
        send: resend,
        outcome: resendOutcome(),
        reset: start.reset,
      }}
      onBack={() => {
        confirm.reset();
        onBack();
      }}
    >
      <div className="space-y-2 wrap-anywhere">
        <p role="status">{t('account.email.sentTo', { email })}</p>
        <p className="text-sm text-soft">{t('account.email.afterwards', { former: previous })}</p>
      </div>
    </OtpForm>
  );
};

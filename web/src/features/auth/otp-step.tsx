import { useEffect } from 'react';
import type { UserType } from '#shared/domain/account-kind.ts';
import { dashboardOf, type WantedScreen } from '#web/config/links.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { isSessionUnstored, type Session, startSession } from '#web/lib/session.ts';
import { useDelayedRedirect } from '#web/lib/use-delayed-redirect.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OtpForm } from '#web/ui/otp-form.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { signInCalls } from './sign-in-calls.ts';
import type { AwaitedOtp } from './use-otp-step.ts';

/** In the local run the response to a recruiter contains the code; that text is shown unchanged. */
const developmentMark = 'For development, your OTP is:';

const SignedIn = ({ session, from }: { session: Session; from: WantedScreen | null }) => {
  const t = useT();
  useDelayedRedirect(from?.path ?? dashboardOf[session.userType], { replace: true, state: from?.state });
  return (
    <Notice tone="success" title={t('auth.done.title')}>
      {t('auth.done.text')}
    </Notice>
  );
};

const SentNotice = ({
  account,
  awaited: { email, message, signupToken },
  isResent,
}: {
  account: UserType;
  awaited: AwaitedOtp;
  isResent: boolean;
}) => {
  const t = useT();
  // The notice of the resend says that a code was sent after all.
  if (message === null) return isResent ? null : <Notice tone="error">{t('auth.failed.sendAfterSignup')}</Notice>;
  if (message.includes(developmentMark)) return <Notice>{message}</Notice>;
  const isStaff = account === 'admin' || account === 'master_admin';
  const sent = signupToken === undefined ? 'auth.otp.sentTo' : 'auth.otp.sentToNew';
  return (
    <p role="status" className="text-soft wrap-anywhere">
      {t(isStaff ? 'auth.otp.sentIfAdmin' : sent, { email })}
    </p>
  );
};

interface OtpStepProps {
  account: UserType;
  awaited: AwaitedOtp;
  /** Where to go after signing in; null: the dashboard. */
  from: WantedScreen | null;
  onBack: () => void;
}

/**
 * The step for the mailed code: verifies it, stores the session and redirects; resends the code; links back to the
 * form.
 */
export const OtpStep = ({ account, awaited, from, onBack }: OtpStepProps) => {
  const t = useT();
  const { send, verify } = signInCalls[account];
  const { email, signupToken } = awaited;
  // The form before it may have been long and scrolled. Newer browsers return a promise, which is no clean-up.
  useEffect(() => {
    void window.scrollTo(0, 0);
  }, []);
  const verification = useMutation({
    mutationFn: (code: string) => verify(email, code, signupToken),
    onSuccess: (session) => {
      startSession(session);
      if (isSessionUnstored()) toast.info(t('auth.done.unstored'));
    },
  });
  const resend = useMutation({ mutationFn: () => send(email, signupToken) });
  const resendOutcome = () => {
    if (resend.isError) return { failed: errorText(resend.error, t('auth.failed.resend')) };
    if (!resend.isSuccess) return null;
    return { sent: resend.data.includes(developmentMark) ? resend.data : t('auth.otp.resent') };
  };
  if (verification.isSuccess) return <SignedIn session={verification.data} from={from} />;
  return (
    <OtpForm
      size="lg"
      texts={{
        code: t('auth.otp.label'),
        missing: t('auth.otp.missing'),
        unclear: t('auth.otp.unclear'),
        usedUp: t('auth.otp.usedUp'),
        submit: t('auth.otp.verify'),
        back: t('auth.otp.back'),
      }}
      verification={{
        isPending: verification.isPending,
        error: verification.isError ? errorText(verification.error, t('auth.failed.verify')) : undefined,
        verify: verification.mutateAsync,
        reset: verification.reset,
      }}
      resend={{
        wait: awaited.wait,
        label: t('auth.otp.resend'),
        labelIn: (seconds) => t('auth.otp.resendIn', { seconds }),
        isPending: resend.isPending,
        send: resend.mutateAsync,
        outcome: resendOutcome(),
        reset: resend.reset,
      }}
      onBack={onBack}
    >
      <SentNotice account={account} awaited={awaited} isResent={resend.isSuccess} />
    </OtpForm>
  );
};

import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserType } from '#shared/domain/account-kind.ts';
import { redirectDelayMs } from '#shared/domain/constants.ts';
import { dashboardOf } from '#web/app/paths.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { type Session, startSession } from '#web/lib/session.ts';
import { resendWait, useCountdown, waitAfter } from '#web/lib/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OtpField } from '#web/ui/otp-field.tsx';
import { signInCalls } from './sign-in-calls.ts';
import type { AwaitedOtp } from './use-otp-step.ts';

const otpLength = 6;
/** The local run tells recruiters their code in the answer; that text is shown as it is. */
const developmentMark = 'For development, your OTP is:';

const Resend = ({ account, awaited }: { account: UserType; awaited: AwaitedOtp }) => {
  const t = useT();
  const [left, restart] = useCountdown(awaited.wait);
  const resend = useMutation({
    mutationFn: () => signInCalls[account].send(awaited.email, awaited.signupToken),
    onSuccess: () => restart(resendWait),
    onError: (error) => restart(waitAfter(error)),
  });
  return (
    <>
      <Button
        variant="quiet"
        icon={<RotateCw className="size-4" aria-hidden="true" />}
        loading={resend.isPending}
        disabled={left > 0}
        onClick={() => resend.mutate()}
      >
        {left > 0 ? t('auth.otp.resendIn', { seconds: left }) : t('auth.otp.resend')}
      </Button>
      <div className="w-full px-4 empty:hidden">
        {resend.isSuccess && (
          <Notice tone="success">{resend.data.includes(developmentMark) ? resend.data : t('auth.otp.resent')}</Notice>
        )}
        {resend.isError && <Notice tone="error">{errorText(resend.error, t('auth.failed.resend'))}</Notice>}
      </div>
    </>
  );
};

const SignedIn = ({ session, from }: { session: Session; from: string | null }) => {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(from ?? dashboardOf[session.userType], { replace: true });
    }, redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, session, from]);
  return (
    <Notice tone="success" title={t('auth.done.title')}>
      {t('auth.done.text')}
    </Notice>
  );
};

const Sent = ({ account, awaited: { email, message, signupToken } }: { account: UserType; awaited: AwaitedOtp }) => {
  const t = useT();
  if (message === null) return <Notice tone="error">{t('auth.failed.sendAfterSignup')}</Notice>;
  if (message.includes(developmentMark)) return <Notice>{message}</Notice>;
  const isStaff = account === 'admin' || account === 'master_admin';
  const sent = signupToken === undefined ? 'auth.otp.sentTo' : 'auth.otp.sentToNew';
  return (
    <p role="status" className="text-soft wrap-anywhere">
      {t(isStaff ? 'auth.otp.sentIfAdmin' : sent, { email })}
    </p>
  );
};

/** Entering the mailed code: verifies it, keeps the session and moves on; resends the code; leads back to the form. */
export const OtpStep = ({
  account,
  awaited,
  from,
  onBack,
}: {
  account: UserType;
  awaited: AwaitedOtp;
  from: string | null;
  onBack: () => void;
}) => {
  const t = useT();
  const [otp, setOtp] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The form before it may have been long and scrolled. Newer browsers answer a promise, which is no clean-up.
  useEffect(() => {
    void window.scrollTo(0, 0);
  }, []);
  const verify = useMutation({
    mutationFn: (code: string) => signInCalls[account].verify(awaited.email, code, awaited.signupToken),
    onSuccess: startSession,
  });
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, otpLength);
    setOtp(digits);
    setMissing(false);
    if (digits.length === otpLength && digits !== otp && !verify.isPending) verify.mutate(digits);
    else if (verify.isError) verify.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(otp === '');
    if (otp !== '' && !verify.isPending) verify.mutate(otp);
  };
  if (verify.isSuccess) return <SignedIn session={verify.data} from={from} />;
  const problem = isMissing ? t('auth.otp.missing') : undefined;
  return (
    <div className="space-y-6">
      <Sent account={account} awaited={awaited} />
      <form onSubmit={submit} noValidate className="space-y-4">
        <OtpField
          label={t('auth.otp.label')}
          name="otp"
          value={otp}
          onChange={(event) => change(event.target.value)}
          error={verify.isError ? errorText(verify.error, t('auth.failed.verify')) : problem}
          autoFocus
        />
        <Button type="submit" size="lg" className="w-full" loading={verify.isPending}>
          {t('auth.otp.verify')}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 -mx-4">
        <Button
          variant="quiet"
          icon={<ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />}
          onClick={onBack}
        >
          {t('auth.otp.back')}
        </Button>
        <Resend account={account} awaited={awaited} />
      </div>
    </div>
  );
};

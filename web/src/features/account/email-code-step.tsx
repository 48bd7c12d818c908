import { ArrowLeft, RotateCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { resendWait, useCountdown, waitAfter } from '#web/lib/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OtpField } from '#web/ui/otp-field.tsx';
import type { EmailChange } from './use-email-change.ts';

const codeLength = 6;

const Resend = ({ start, email }: { start: EmailChange['start']; email: string }) => {
  const t = useT();
  const [left, restart] = useCountdown(resendWait);
  const [isAgain, setAgain] = useState(false);
  const send = () =>
    start.mutate(email, {
      onSuccess: () => {
        setAgain(true);
        restart(resendWait);
      },
      onError: (error) => restart(waitAfter(error)),
    });
  return (
    <>
      <Button
        variant="quiet"
        icon={<RotateCw className="size-4" aria-hidden="true" />}
        loading={start.isPending}
        disabled={left > 0}
        onClick={send}
      >
        {left > 0 ? t('account.email.resendIn', { seconds: left }) : t('account.email.resend')}
      </Button>
      <div className="w-full px-4 empty:hidden">
        {start.isSuccess && isAgain && <Notice tone="success">{t('account.email.resent')}</Notice>}
        {start.isError && <Notice tone="error">{errorText(start.error, t('account.email.sendFailed'))}</Notice>}
      </div>
    </>
  );
};

/** Entering the code that was mailed to the new address; six digits send themselves. */
export const EmailCodeStep = ({
  change: { start, confirm },
  email,
  former,
  onBack,
}: {
  change: EmailChange;
  email: string;
  former: string;
  onBack: () => void;
}) => {
  const t = useT();
  const [otp, setOtp] = useState('');
  const [isMissing, setMissing] = useState(false);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setOtp(digits);
    setMissing(false);
    if (digits.length === codeLength && digits !== otp && !confirm.isPending) confirm.mutate({ email, otp: digits });
    else if (confirm.isError) confirm.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(otp === '');
    if (otp !== '' && !confirm.isPending) confirm.mutate({ email, otp });
  };
  const back = () => {
    confirm.reset();
    onBack();
  };
  const problem = confirm.isError ? errorText(confirm.error, t('account.email.confirmFailed')) : undefined;
  return (
    <div className="space-y-5">
      <div className="space-y-2 wrap-anywhere">
        <p role="status">{t('account.email.sentTo', { email })}</p>
        <p className="text-sm text-soft">{t('account.email.afterwards', { former })}</p>
      </div>
      <form onSubmit={submit} noValidate className="space-y-4">
        <OtpField
          label={t('account.email.code')}
          name="otp"
          value={otp}
          onChange={(event) => type(event.target.value)}
          error={isMissing ? t('account.email.missing') : problem}
          autoFocus
        />
        <Button type="submit" className="w-full" loading={confirm.isPending}>
          {t('account.email.confirm')}
        </Button>
      </form>
      <div className="-mx-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="quiet"
          icon={<ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />}
          onClick={back}
        >
          {t('account.email.back')}
        </Button>
        <Resend start={start} email={email} />
      </div>
    </div>
  );
};

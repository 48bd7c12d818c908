import { ArrowLeft, RotateCw } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { resendWait, useCountdown, waitAfter } from '#web/lib/use-countdown.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { OtpField } from './otp-field.tsx';

const codeLength = 6;

interface Resend {
  /** Seconds until the first resend is possible. */
  wait: number;
  label: string;
  labelIn: (seconds: number) => string;
  isPending: boolean;
  /** Rejects when no code could be sent. */
  send: () => Promise<unknown>;
  /** Outcome of the last resend; null before the first. */
  outcome: { sent: string } | { failed: string } | null;
  /** Forgets the outcome. */
  reset: () => void;
}

const ResendButton = ({
  wait,
  label,
  labelIn,
  isPending,
  send,
  outcome,
  onSent,
}: Omit<Resend, 'reset'> & { onSent: () => void }) => {
  const [left, restart] = useCountdown(wait);
  const resend = () =>
    void send().then(
      () => {
        restart(resendWait);
        onSent();
      },
      (error: unknown) => restart(waitAfter(error)),
    );
  return (
    <>
      <Button
        variant="quiet"
        icon={<RotateCw className="size-4" aria-hidden="true" />}
        loading={isPending}
        disabled={left > 0}
        onClick={resend}
      >
        {left > 0 ? labelIn(left) : label}
      </Button>
      <div className="w-full px-4 empty:hidden">
        {outcome && 'sent' in outcome && <Notice tone="success">{outcome.sent}</Notice>}
        {outcome && 'failed' in outcome && <Notice tone="error">{outcome.failed}</Notice>}
      </div>
    </>
  );
};

interface OtpFormProps {
  /** `lg` for a page of its own, `md` for a dialog. */
  size: 'md' | 'lg';
  /** Says where the code was sent. */
  children: ReactNode;
  texts: { code: string; missing: string; submit: string; back: string };
  verification: { isPending: boolean; error: string | undefined; verify: (code: string) => void; reset: () => void };
  resend: Resend;
  onBack: () => void;
}

/**
 * Entering a mailed one-time code: the sixth digit submits it; another code can be requested; Back leads to the form.
 */
export const OtpForm = ({ size, children, texts, verification, resend, onBack }: OtpFormProps) => {
  const { isPending, error, reset } = verification;
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = error ?? (isMissing ? texts.missing : undefined);
  useEffect(() => {
    if (problem === undefined) return;
    field.current?.focus();
    // The next code replaces the wrong one, without deleting it first.
    field.current?.select();
  }, [problem]);
  const isLarge = size === 'lg';
  const verify = (digits: string) => {
    if (resend.outcome && 'failed' in resend.outcome) resend.reset();
    verification.verify(digits);
  };
  // A new code is there: what was wrong with the former one no longer matters.
  const startAgain = () => {
    setMissing(false);
    if (error === undefined) return;
    setCode('');
    reset();
  };
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    setMissing(false);
    if (digits.length === codeLength && digits !== code && !isPending) verify(digits);
    else if (error !== undefined) reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code === '');
    if (code !== '' && !isPending) verify(code);
  };
  return (
    <div className={isLarge ? 'space-y-6' : 'space-y-5'}>
      {children}
      <form onSubmit={submit} noValidate className="space-y-4">
        <OtpField
          label={texts.code}
          name="otp"
          value={code}
          onChange={(event) => change(event.target.value)}
          error={problem}
          ref={field}
          autoFocus
        />
        <Button type="submit" size={size} className="w-full" loading={isPending}>
          {texts.submit}
        </Button>
      </form>
      <div className={`-mx-4 flex flex-wrap items-center gap-y-2 ${isLarge ? 'gap-x-6' : 'gap-x-4'}`}>
        <Button
          variant="quiet"
          icon={<ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />}
          onClick={onBack}
        >
          {texts.back}
        </Button>
        <ResendButton {...resend} onSent={startAgain} />
      </div>
    </div>
  );
};

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { codeLength, codeTyped, guessesPerCode } from '#shared/domain/one-time-code.ts';
import { isWrongCode } from '#web/lib/api-error.ts';
import { resendWait, useCountdown, waitAfter } from '#web/lib/use-countdown.ts';
import { Button } from './button.tsx';
import { ArrowLeft, RotateCw } from './icons.ts';
import { Notice } from './notice.tsx';
import { OtpField } from './otp-field.tsx';

/** `lg` for a page of its own, `md` for a dialog. */
type Size = 'md' | 'lg';

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

/** The button for another code: as wide as the form and its main one, or beside Back. */
const ResendButton = ({
  mainSize,
  left,
  label,
  labelIn,
  isPending,
  onClick,
}: Pick<Resend, 'label' | 'labelIn' | 'isPending'> & {
  mainSize?: Size;
  /** Seconds until it may be pressed. */
  left: number;
  onClick: () => void;
}) => (
  <Button
    variant={mainSize ? 'primary' : 'quiet'}
    size={mainSize ?? 'md'}
    className={mainSize && 'w-full'}
    icon={<RotateCw className="size-4" aria-hidden="true" />}
    loading={isPending}
    disabled={left > 0}
    onClick={onClick}
  >
    {left > 0 ? labelIn(left) : label}
  </Button>
);

interface OtpFormProps {
  size: Size;
  /** Says where the code was sent. */
  children: ReactNode;
  texts: { code: string; missing: string; unclear: string; usedUp: string; submit: string; back: string };
  verification: {
    isPending: boolean;
    error: string | undefined;
    /** Rejects when the code is refused. */
    verify: (code: string) => Promise<unknown>;
    reset: () => void;
  };
  resend: Resend;
  onBack: () => void;
}

/**
 * Entering a mailed one-time code: the sixth digit submits it, as does a pasted message with one code; another code can be
 * requested, and must be once the guesses of this one are used up; Back leads to the form. The server gives no reason for a
 * refused code, so the guesses are counted here (decision 54).
 */
export const OtpForm = ({ size, children, texts, verification, resend, onBack }: OtpFormProps) => {
  const { isPending, error, reset } = verification;
  const [code, setCode] = useState('');
  const [lack, setLack] = useState<'missing' | 'unclear'>();
  const [wrongGuesses, setWrongGuesses] = useState(0);
  const [left, restart] = useCountdown(resend.wait);
  const field = useRef<HTMLInputElement>(null);
  const isUsedUp = wrongGuesses >= guessesPerCode;
  const problem = isUsedUp ? texts.usedUp : (error ?? (lack && texts[lack]));
  useEffect(() => {
    if (problem === undefined) return;
    field.current?.focus();
    // The next code replaces the wrong one, without deleting it first.
    field.current?.select();
  }, [problem]);
  const { outcome } = resend;
  const isLarge = size === 'lg';
  const verify = (digits: string) => {
    if (outcome && 'failed' in outcome) resend.reset();
    verification.verify(digits).catch((failure: unknown) => {
      if (isWrongCode(failure)) setWrongGuesses((count) => count + 1);
    });
  };
  // A new code is there: errors of the previous one no longer matter.
  const startAgain = () => {
    setLack(undefined);
    setWrongGuesses(0);
    if (isUsedUp) field.current?.focus();
    if (error === undefined) return;
    setCode('');
    reset();
  };
  const requestCode = () =>
    void resend.send().then(
      () => {
        restart(resendWait);
        startAgain();
      },
      (failure: unknown) => restart(waitAfter(failure)),
    );
  const another = { ...resend, left, onClick: requestCode };
  const change = (text: string) => {
    const digits = codeTyped(text);
    // A character too many changes nothing; a pasted text without exactly one code is said to be unclear.
    if (digits === undefined) return text.length > codeLength + 1 && setLack('unclear');
    setCode(digits);
    setLack(undefined);
    if (digits.length === codeLength && digits !== code && !isPending) verify(digits);
    else if (error !== undefined) reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLack(code === '' ? 'missing' : undefined);
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
          readOnly={isUsedUp}
          error={problem}
          ref={field}
          autoFocus
        />
        {isUsedUp ? (
          <ResendButton {...another} mainSize={size} />
        ) : (
          <Button type="submit" size={size} className="w-full" loading={isPending}>
            {texts.submit}
          </Button>
        )}
      </form>
      <div className={`-mx-4 flex flex-wrap items-center gap-y-2 ${isLarge ? 'gap-x-6' : 'gap-x-4'}`}>
        <Button
          variant="quiet"
          icon={<ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />}
          onClick={onBack}
        >
          {texts.back}
        </Button>
        {!isUsedUp && <ResendButton {...another} />}
        <div className="w-full px-4 empty:hidden">
          {outcome && 'sent' in outcome && <Notice tone="success">{outcome.sent}</Notice>}
          {outcome && 'failed' in outcome && <Notice tone="error">{outcome.failed}</Notice>}
        </div>
      </div>
    </div>
  );
};

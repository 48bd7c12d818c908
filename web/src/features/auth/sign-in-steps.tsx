import type { ReactNode } from 'react';
import type { UserType } from '#shared/domain/account-kind.ts';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { EmailStep } from './email-step.tsx';
import { OtpStep } from './otp-step.tsx';
import type { OtpSteps } from './use-otp-step.ts';

/** Both steps of a sign-in: e-mail, then code. Going back from the second one and a reload keep the typed address. */
export const SignInSteps = ({
  account,
  screen,
  prefilled = '',
  otp: { awaited, from, open, back },
  beforeEmail,
  afterError,
}: {
  account: UserType;
  /** Distinguishes the screens of sign-ins, of which one may be for several kinds of accounts. */
  screen: string;
  /** The address before anything is typed. */
  prefilled?: string;
  otp: OtpSteps;
  beforeEmail?: ReactNode;
  afterError?: (error: unknown, email: string) => ReactNode;
}) => {
  const [typed, setDraft] = useDraftChoice<{ email: string }>(`sign-in:${screen}:${prefilled}`);
  if (awaited) return <OtpStep account={account} awaited={awaited} from={from} onBack={back} />;
  return (
    <>
      {beforeEmail}
      <EmailStep
        account={account}
        email={typed?.email ?? prefilled}
        onType={(email) => setDraft(email === prefilled ? undefined : { email })}
        onSent={open}
        {...(afterError && { afterError })}
      />
    </>
  );
};

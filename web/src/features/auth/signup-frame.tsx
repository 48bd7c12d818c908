import type { ComponentProps, ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { AuthFrame } from './auth-frame.tsx';
import { OtpStep } from './otp-step.tsx';
import type { OtpSteps } from './use-otp-step.ts';

/** Both steps of a sign-up. The form stays in place behind the second one, so that going back loses nothing. */
export const SignupFrame = ({
  account,
  links,
  otp: { awaited, from, back },
  children,
}: {
  account: 'candidate' | 'recruiter';
  links: ComponentProps<typeof AuthFrame>['links'];
  otp: OtpSteps;
  children: ReactNode;
}) => {
  const t = useT();
  return (
    <AuthFrame
      audience={account}
      title={t(awaited ? 'auth.otp.title' : `auth.${account}Signup.pageTitle`)}
      {...(awaited ? {} : { text: t(`auth.${account}Signup.text`) })}
      step={awaited ? 2 : 1}
      links={links}
    >
      <div hidden={awaited !== null}>{children}</div>
      {awaited && <OtpStep account={account} awaited={awaited} from={from} onBack={back} />}
    </AuthFrame>
  );
};

import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailStep } from './email-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { type AwaitedOtp, useOtpStep } from './use-otp-step.ts';

const toHome = { label: 'auth.links.home', to: paths.home } as const;

const screens = {
  candidate: {
    title: 'auth.candidateLogin.pageTitle',
    text: 'auth.candidateLogin.text',
    links: [
      { before: 'auth.links.noAccount', label: 'auth.links.signup', to: paths.candidate.signup() },
      { before: 'auth.links.areRecruiter', label: 'auth.links.recruiterLogin', to: paths.recruiter.login },
      toHome,
    ],
  },
  recruiter: {
    title: 'auth.recruiterLogin.pageTitle',
    text: 'auth.recruiterLogin.text',
    links: [
      { before: 'auth.links.noAccount', label: 'auth.links.signup', to: paths.recruiter.signup },
      { before: 'auth.links.areCandidate', label: 'auth.links.candidateLogin', to: paths.candidate.login },
      toHome,
    ],
  },
} as const;

const isUnknownAccount = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Sign-in of candidates or recruiters: e-mail, then code. `?email=` prefills. */
export const LoginPage = ({ account }: { account: keyof typeof screens }) => {
  const t = useT();
  const [params] = useSearchParams();
  const [email, setEmail] = useState(params.get('email') ?? '');
  const { awaited, from, open, back } = useOtpStep();
  const { title, text, links } = screens[account];
  const toSignup = (error: unknown, unknownEmail: string) =>
    account === 'candidate' && isUnknownAccount(error) ? (
      <Link
        to={paths.candidate.signup(unknownEmail)}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline"
      >
        {t('auth.links.signupWith')}
      </Link>
    ) : null;
  const onSent = (sent: AwaitedOtp) => {
    setEmail(sent.email);
    open(sent);
  };
  return (
    <AuthFrame
      audience={account}
      title={awaited ? t('auth.otp.title') : t(title)}
      {...(awaited ? {} : { text: t(text) })}
      step={awaited ? 2 : 1}
      links={links}
    >
      {awaited ? (
        <OtpStep account={account} awaited={awaited} from={from} onBack={back} />
      ) : (
        <EmailStep account={account} email={email} onSent={onSent} afterError={toSignup} />
      )}
    </AuthFrame>
  );
};

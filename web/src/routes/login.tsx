import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { AuthFrame } from '#web/features/auth/auth-frame.tsx';
import { OtherAccount } from '#web/features/auth/other-account.tsx';
import { SignInSteps } from '#web/features/auth/sign-in-steps.tsx';
import { useOtpStep } from '#web/features/auth/use-otp-step.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';

const toHome = { label: 'auth.links.home', to: linkTo('landing') } as const;

const kinds = {
  candidate: {
    title: 'auth.candidateLogin.pageTitle',
    text: 'auth.candidateLogin.text',
    links: [
      { before: 'auth.links.noAccount', label: 'auth.links.signup', to: linkTo('candidateSignup'), isSameKind: true },
      { before: 'auth.links.areRecruiter', label: 'auth.links.recruiterLogin', to: linkTo('recruiterLogin') },
      toHome,
    ],
  },
  recruiter: {
    title: 'auth.recruiterLogin.pageTitle',
    text: 'auth.recruiterLogin.text',
    links: [
      { before: 'auth.links.noAccount', label: 'auth.links.signup', to: linkTo('recruiterSignup'), isSameKind: true },
      { before: 'auth.links.areCandidate', label: 'auth.links.candidateLogin', to: linkTo('candidateLogin') },
      toHome,
    ],
  },
} as const;

const isUnknownAccount = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Sign-in of candidates or recruiters: e-mail, then code. `?email=` prefills. */
const Login = ({ account }: { account: keyof typeof kinds }) => {
  const t = useT();
  const [params] = useSearchParams();
  const [prefilled] = useState(params.get('email') ?? '');
  const otp = useOtpStep();
  const { awaited, from } = otp;
  const { title, text, links } = kinds[account];
  const otherWay = (error: unknown, unknownEmail: string) =>
    isUnknownAccount(error) ? <OtherAccount account={account} email={unknownEmail} from={from} /> : null;
  return (
    <AuthFrame
      audience={account}
      title={awaited ? t('auth.otp.title') : t(title)}
      {...(awaited ? {} : { text: t(text) })}
      step={awaited ? 2 : 1}
      links={links}
    >
      <SignInSteps account={account} screen={account} prefilled={prefilled} otp={otp} afterError={otherWay} />
    </AuthFrame>
  );
};

export const CandidateLogin = () => <Login account="candidate" />;
export const RecruiterLogin = () => <Login account="recruiter" />;

import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkTo, type SignInState } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { EmailInput } from '#web/ui/email-input.tsx';
import { CircleAlert, CircleCheck, LoaderCircle } from '#web/ui/icons.ts';
import { type Availability, isTaken } from './use-email-availability.ts';

const Line = ({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) => (
  <span className={`flex items-start gap-1.5 ${tone} [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0`}>
    {icon}
    <span>{children}</span>
  </span>
);

const LoginLink = ({ to, way }: { to: string; way: SignInState | null }) => {
  const t = useT();
  return (
    <Link to={to} state={way} className="font-semibold underline">
      {t('auth.availability.toLogin')}
    </Link>
  );
};

interface Given {
  t: ReturnType<typeof useT>;
  email: string;
  /** The state of the link to the sign-in of this kind of account. */
  wayOf: (kind: 'candidate' | 'recruiter') => SignInState | null;
}

const lines = {
  checking: ({ t }) => (
    <Line tone="" icon={<LoaderCircle className="animate-turn" aria-hidden="true" />}>
      {t('auth.availability.checking')}
    </Line>
  ),
  available: ({ t }) => (
    <Line tone="text-success" icon={<CircleCheck aria-hidden="true" />}>
      {t('auth.availability.available')}
    </Line>
  ),
  candidate: ({ t, email, wayOf }) => (
    <Line tone="text-danger" icon={<CircleAlert aria-hidden="true" />}>
      <span>{t('auth.availability.takenByCandidate')}</span>{' '}
      <LoginLink to={linkTo('candidateLogin', {}, { type: email && 'candidate', email })} way={wayOf('candidate')} />
    </Line>
  ),
  recruiter: ({ t, email, wayOf }) => (
    <Line tone="text-danger" icon={<CircleAlert aria-hidden="true" />}>
      <span>{t('auth.availability.takenByRecruiter')}</span>{' '}
      <LoginLink to={linkTo('recruiterLogin', {}, { email })} way={wayOf('recruiter')} />
    </Line>
  ),
  unknown: () => null,
} satisfies Record<Availability, (given: Given) => ReactNode>;

/** The sign-up form's e-mail input, with a line below it about whether the address is available. */
export const EmailField = ({
  availability,
  email,
  onAccept,
  wayOf,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'className'> & {
  availability: Availability;
  email: string;
  onAccept: (email: string) => void;
  wayOf: Given['wayOf'];
  error: string | undefined;
}) => {
  const t = useT();
  return (
    <EmailInput
      label={t('auth.email')}
      placeholder={t('auth.emailHint')}
      error={error}
      email={email}
      onAccept={onAccept}
      {...(isTaken(availability) && { 'aria-invalid': true })}
      {...input}
    >
      {lines[availability]({ t, email, wayOf })}
    </EmailInput>
  );
};

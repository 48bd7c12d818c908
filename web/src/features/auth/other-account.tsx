import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { authCalls } from '#shared/contracts/auth.ts';
import { linkTo, type WantedScreen } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { wayTo } from './auth-frame.tsx';

const others = {
  candidate: { check: authCalls.recruiterSendOtp, toLogin: 'auth.links.recruiterLogin', login: 'recruiterLogin' },
  recruiter: { check: authCalls.candidateSendOtp, toLogin: 'auth.links.candidateLogin', login: 'candidateLogin' },
} as const;

const linkClass = 'inline-flex min-h-11 items-center text-sm font-semibold text-primary underline';

/**
 * The way on for an address that has no account of this kind: the other kind's sign-in, if that knows the address, or else
 * the candidate's sign-up. It makes the check of the sign-up form, so it reveals nothing more and has the same budget.
 */
export const OtherAccount = ({
  account,
  email,
  from,
}: {
  /** The kind of account that the sign-in is for. */
  account: keyof typeof others;
  email: string;
  from: WantedScreen | null;
}) => {
  const t = useT();
  const { check, login, toLogin } = others[account];
  const input = { body: { email, check: true } };
  const found = useQuery({
    queryKey: queryKeyOf(check, input),
    queryFn: ({ signal }) => call(check, input, { signal, skipAuthRedirect: true }),
    staleTime: 60_000,
    retry: false,
  });
  const canSignUp = account === 'candidate' && found.isError;
  return (
    <div role="status" className="text-sm">
      {found.isSuccess && (
        <>
          <p>{t(`auth.otherAccount.${account}`)}</p>
          <Link to={linkTo(login, {}, { email })} state={wayTo(from)} className={linkClass}>
            {t(toLogin)}
          </Link>
        </>
      )}
      {canSignUp && (
        <Link
          to={linkTo('candidateSignup', {}, { type: 'candidate', email })}
          state={wayTo(from)}
          className={linkClass}
        >
          {t('auth.links.signupWith')}
        </Link>
      )}
    </div>
  );
};

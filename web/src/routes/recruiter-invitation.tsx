import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { companyCalls, type Invitation } from '#shared/contracts/company.ts';
import { mailDomain } from '#shared/domain/email-address.ts';
import { linkTo } from '#web/config/links.ts';
import { OtpStep } from '#web/features/auth/otp-step.tsx';
import { useOtpStep } from '#web/features/auth/use-otp-step.ts';
import { ColleagueSignup } from '#web/features/team/colleague-signup.tsx';
import { JoinButton } from '#web/features/team/join-button.tsx';
import { roleHint, roleLabel } from '#web/features/team/roles.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { UsersRound } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

type Offer = Pick<Invitation, 'email' | 'domain' | 'role'> & { company_name: string };

/** How the reader accepts: with the account that has the address, with a new one, or after signing out of another. */
const Acceptance = ({ id, offer }: { id: string; offer: Offer }) => {
  const t = useT();
  const session = useSession();
  const { awaited, from, back, open } = useOtpStep();
  if (awaited) return <OtpStep account="recruiter" awaited={awaited} from={from} onBack={back} />;
  if (!session) return <ColleagueSignup id={id} invited={offer} onSent={open} />;
  const { email } = session.user;
  const isInvited = offer.domain ? mailDomain(email) === offer.domain : email === offer.email;
  if (session.userType === 'recruiter' && isInvited) {
    return <JoinButton id={id} email={email} company={offer.company_name} />;
  }
  return <Notice tone="warning">{t('team.offer.otherAccount')}</Notice>;
};

/** The invitation of a company, where its link leads: what it offers, and how to accept it. */
export const Component = () => {
  const t = useT();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const offer = useQuery({ ...queryOf(companyCalls.invitation, { params: { id } }), retry: false });
  const isOver = offer.error instanceof ApiError && [400, 404].includes(offer.error.status);
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-14">
      {offer.isPending && <SkeletonRows rows={3} label={t('team.offer.loading')} row="h-24" />}
      {isOver && (
        <div className="grid justify-items-start gap-4">
          <h1 className="text-3xl">{t('team.offer.over')}</h1>
          <p className="text-lg text-soft">{t('team.offer.overText')}</p>
          <ButtonLink to={linkTo('recruiterLogin')} variant="secondary">
            {t('common.nav.login')}
          </ButtonLink>
        </div>
      )}
      {!offer.data && !isOver && <h1 className="mb-6 text-3xl">{t('team.pageTitle')}</h1>}
      {offer.isError && !isOver && <ErrorState title={t('team.offer.notLoaded')} query={offer} />}
      {offer.data && (
        <>
          <span className="grid size-14 place-items-center rounded-full bg-accent-tint text-accent-ink">
            <UsersRound className="size-6" aria-hidden="true" />
          </span>
          <h1 className="mt-4 text-3xl wrap-anywhere">{t('team.offer.title', { company: offer.data.company_name })}</h1>
          <p className="mt-2 text-lg wrap-anywhere text-soft">
            {t('team.offer.text', { company: offer.data.company_name })}
          </p>
          <Card className="mt-6">
            <p className="font-semibold">{t('team.offer.role', { role: t(roleLabel(offer.data.role)) })}</p>
            <p className="text-sm text-soft">{t(roleHint(offer.data.role))}</p>
          </Card>
          <div className="mt-8">
            <Acceptance id={id} offer={offer.data} />
          </div>
        </>
      )}
    </div>
  );
};

import { authCalls } from '#shared/contracts/auth.ts';
import { dashboardOf } from '#web/config/links.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { clearSession, getSession, type Session } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { UserRound } from '#web/ui/icons.ts';

/** Says whose account is signed in, and leads on with it or, after signing it out, with another one. */
export const SignedInAs = ({
  session,
  wanted,
  onSwitch,
}: {
  session: Session;
  /** The kind of account that the screen is for. */
  wanted: 'candidate' | 'recruiter' | 'admin';
  onSwitch: () => void;
}) => {
  const t = useT();
  const { name, email } = session.user;
  const switchAccount = () => {
    if (!getSession()) return;
    // The session ends in this browser also while the server cannot be reached.
    void call(authCalls.logout, {}).catch(() => undefined);
    clearSession();
    onSwitch();
  };
  return (
    <section className="rounded-lg border border-line bg-card p-5">
      <div className="flex items-start gap-3">
        <UserRound className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            {t('auth.signedInAs.title', { name, kind: t(`auth.kind.${session.userType}`) })}
          </p>
          <p className="text-sm text-soft">
            <bdi>{email}</bdi>
          </p>
        </div>
      </div>
      <p className="mt-3 text-soft">{t('auth.signedInAs.text', { kind: t(`auth.kind.${wanted}`) })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={dashboardOf[session.userType]}>{t('auth.signedInAs.stay')}</ButtonLink>
        <Button variant="secondary" onClick={switchAccount}>
          {t('auth.signedInAs.switch')}
        </Button>
      </div>
    </section>
  );
};

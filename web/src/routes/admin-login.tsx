import { useLocation, useSearchParams } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { AuthFrame } from '#web/features/auth/auth-frame.tsx';
import { SignInSteps } from '#web/features/auth/sign-in-steps.tsx';
import { useOtpStep } from '#web/features/auth/use-otp-step.ts';
import { useT } from '#web/lib/i18n.ts';

const modes = ['admin', 'master_admin'] as const;
type Mode = (typeof modes)[number];

const links = [
  { before: 'auth.links.areCandidate', label: 'auth.links.candidateLogin', to: linkTo('candidateLogin') },
  { label: 'auth.links.home', to: linkTo('landing') },
] as const;

const ModeSwitch = ({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) => {
  const t = useT();
  return (
    <fieldset className="mb-6">
      <legend className="mb-1.5 text-sm font-semibold">{t('auth.mode.label')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-lg border border-line bg-sunk p-1">
        {modes.map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-md px-3 text-center text-sm font-semibold text-soft hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:ring-1 has-checked:ring-edge has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="mode"
              value={each}
              checked={mode === each}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            <span>{t(`auth.mode.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Sign-in of admins; the mode is part of the address. The role of the session is the stored one, whatever the mode. */
export const Component = () => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  // The screen that was wanted stays wanted in the other mode.
  const { state } = useLocation();
  const otp = useOtpStep();
  const { awaited } = otp;
  const mode: Mode = params.get('mode') === 'master' ? 'master_admin' : 'admin';
  const choose = (next: Mode) => setParams(next === 'master_admin' ? { mode: 'master' } : {}, { replace: true, state });
  return (
    <AuthFrame
      audience="admin"
      title={t(awaited ? 'auth.otp.title' : 'auth.adminLogin.pageTitle')}
      {...(awaited ? {} : { text: t('auth.adminLogin.text') })}
      step={awaited ? 2 : 1}
      links={links}
    >
      <SignInSteps account={mode} screen="admin" otp={otp} beforeEmail={<ModeSwitch mode={mode} onChange={choose} />} />
    </AuthFrame>
  );
};

import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { dashboardOf, type SignInState, type WantedScreen } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { getSession, type Session } from '#web/lib/session.ts';
import { Check } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SignedInAs } from './signed-in-as.tsx';

type Audience = 'candidate' | 'recruiter' | 'admin';
const points = ['one', 'two', 'three'] as const;

const Board = ({ audience }: { audience: Audience }) => {
  const t = useT();
  return (
    <aside className="hidden rounded-xl bg-board p-10 text-board-ink lg:block">
      <p className="font-display text-2xl font-semibold text-balance">{t(`auth.board.${audience}.title`)}</p>
      <ul className="mt-8">
        {points.map((point) => (
          <li key={point} className="flex gap-3 border-t border-board-line py-4">
            <Check className="mt-1 size-5 shrink-0 text-accent" aria-hidden="true" />
            <span>{t(`auth.board.${audience}.${point}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
};

/** Whether a session is one that the sign-in is for. */
const isFor = (audience: Audience, { userType }: Session): boolean =>
  userType === audience || (audience === 'admin' && userType === 'master_admin');

interface FootLink {
  before?: MessageKey;
  label: MessageKey;
  to: string;
  /** It leads to the other way into an account of the same kind: the screen that was wanted is still wanted there. */
  isSameKind?: boolean;
}

/** What a sign-in passes on to the sign-up, and back: where to go afterwards. */
export const wayTo = (from: WantedScreen | null | undefined): SignInState | null => (from ? { from } : null);

/**
 * The frame of all sign-in and sign-up screens: heading, the step's form, and links to the other ones. People who come
 * here signed in are sent on to their dashboard; with an account of another kind they may switch to another one.
 */
export const AuthFrame = ({
  audience,
  title,
  text,
  step,
  links,
  children,
}: {
  audience: Audience;
  title: string;
  text?: string;
  /** 1 or 2. */
  step: number;
  links: readonly FootLink[];
  children: ReactNode;
}) => {
  const t = useT();
  // Only users who were signed in before: after a sign-in here, the success message is shown first.
  const [arrivedAs, setArrivedAs] = useState(getSession);
  const state = useLocation().state as SignInState | null;
  if (arrivedAs && isFor(audience, arrivedAs)) return <Navigate to={dashboardOf[arrivedAs.userType]} replace />;
  return (
    <div className="mx-auto grid max-w-6xl items-start gap-x-20 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-20">
      <div className="mx-auto w-full max-w-xl lg:mx-0">
        {!arrivedAs && <p className="text-sm font-semibold text-accent-ink">{t('auth.step', { step, count: 2 })}</p>}
        <h1 className="mt-1 text-3xl">{title}</h1>
        {text && !arrivedAs && <p className="mt-2 text-lg text-soft">{text}</p>}
        {state?.hasEnded && step === 1 && (
          <div className="mt-6">
            <Notice tone="warning">{t('auth.sessionEnded')}</Notice>
          </div>
        )}
        <div className="mt-8">
          {arrivedAs ? (
            <SignedInAs session={arrivedAs} wanted={audience} onSwitch={() => setArrivedAs(null)} />
          ) : (
            children
          )}
        </div>
        <ul className="mt-8 space-y-1 border-t border-line pt-4 text-sm">
          {links.map(({ before, label, to, isSameKind }) => (
            <li key={label} className="flex min-h-11 flex-wrap items-center gap-x-1.5 sm:min-h-8">
              {before && <span className="text-soft">{t(before)}</span>}
              <Link
                to={to}
                state={isSameKind ? wayTo(state?.from) : null}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline sm:min-h-8"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Board audience={audience} />
    </div>
  );
};

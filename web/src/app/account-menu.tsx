import type { MouseEvent, ToggleEvent } from 'react';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import type { Session } from '#web/lib/session.ts';
import { useLogout } from '#web/lib/sign-out.ts';
import { CalendarDays, CircleUserRound, Languages, LogOut, MessageCircle, UsersRound } from '#web/ui/icons.ts';
import { LanguageSelect } from './language-switch.tsx';
import { useThemeSwitch } from './theme-switch.tsx';

const menuId = 'account-menu';
const entry =
  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-start text-sm font-semibold hover:bg-sunk -outline-offset-2 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft';

/** Puts the menu below the header, which may be below a banner. */
const place = ({ currentTarget: menu }: ToggleEvent<HTMLElement>) => {
  menu.style.top = `${(menu.parentElement?.getBoundingClientRect().bottom ?? 0) + 4}px`;
};

const close = ({ currentTarget }: MouseEvent) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

/** The signed-in user's menu: account, language, theme and signing out. The browser opens and closes it. */
export const AccountMenu = ({ session }: { session: Session }) => {
  const t = useT();
  const logout = useLogout();
  const { Icon: ThemeIcon, label: theme, onClick: changeTheme } = useThemeSwitch();
  const { name, email } = session.user;
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={t('common.named', { action: t('common.nav.account'), title: name })}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm font-semibold text-soft hover:bg-sunk hover:text-ink lg:px-3"
      >
        <CircleUserRound className="size-5 shrink-0" aria-hidden="true" />
        <span dir="auto" className="hidden max-w-40 truncate lg:block">
          {name}
        </span>
      </button>
      <div
        id={menuId}
        popover="auto"
        onBeforeToggle={place}
        className="fixed inset-auto end-[max(1rem,calc(50vw-38.5rem))] m-0 w-72 max-w-[calc(100vw-2rem)] animate-rise rounded-lg border border-line bg-card p-1.5 text-ink shadow-lg shadow-ink/10"
      >
        <p className="border-b border-line px-3 pt-1.5 pb-2.5 text-sm wrap-anywhere">
          <bdi className="block font-semibold">{name}</bdi>
          <bdi className="block text-soft">{email}</bdi>
        </p>
        <Link to={linkTo('account')} onClick={close} className={`mt-1.5 ${entry}`}>
          <CircleUserRound aria-hidden="true" />
          <span>{t('common.account.title')}</span>
        </Link>
        {(session.userType === 'recruiter' || session.userType === 'candidate') && (
          <>
            <Link to={linkTo('messages')} onClick={close} className={entry}>
              <MessageCircle aria-hidden="true" />
              <span>{t('common.nav.messages')}</span>
            </Link>
            <Link to={linkTo('interviews')} onClick={close} className={entry}>
              <CalendarDays aria-hidden="true" />
              <span>{t('common.nav.interviews')}</span>
            </Link>
          </>
        )}
        {session.userType === 'recruiter' && (
          <Link to={linkTo('recruiterTeam')} onClick={close} className={entry}>
            <UsersRound aria-hidden="true" />
            <span>{t('common.nav.colleagues')}</span>
          </Link>
        )}
        <div className={entry}>
          <Languages aria-hidden="true" />
          <span aria-hidden="true">{t('common.language.label')}</span>
          <LanguageSelect className="ms-auto min-h-9 rounded-md border border-edge bg-card px-2 font-normal" />
        </div>
        <button type="button" className={entry} onClick={changeTheme}>
          <ThemeIcon aria-hidden="true" />
          <span>{theme}</span>
        </button>
        <button type="button" className={entry} onClick={() => void logout()}>
          <LogOut className="rtl:rotate-180" aria-hidden="true" />
          <span>{t('common.nav.logout')}</span>
        </button>
      </div>
    </>
  );
};

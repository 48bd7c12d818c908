import { Link } from 'react-router-dom';
import { useT } from '#web/lib/i18n.ts';
import { ArrowRight } from '#web/ui/icons.ts';
import { isStated, ownLanguagesForm, useOwnLanguages } from './own-languages.ts';

/**
 * Invites candidates who have stated no languages; shown once on a screen. It is above jobs, so it takes a line: on phones the
 * link alone, on wide screens what it is for as well.
 */
export const LanguagesInvitation = () => {
  const t = useT();
  const own = useOwnLanguages();
  if (!own || isStated(own)) return null;
  return (
    <div
      role="status"
      className="flex items-center gap-x-4 rounded-md bg-primary-tint px-3 text-sm text-primary-strong sm:px-4 lg:py-1"
    >
      <p className="min-w-0 grow max-sm:sr-only">
        <span className="font-semibold">{t('matches.invitation.title')}</span>
        <span className="max-lg:sr-only lg:block">{t('matches.invitation.text')}</span>
      </p>
      <Link
        to={ownLanguagesForm()}
        className="inline-flex min-h-10 items-center gap-1.5 rounded-sm font-semibold whitespace-nowrap hover:underline"
      >
        <span>{t('matches.invitation.action')}</span>
        <ArrowRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
      </Link>
    </div>
  );
};

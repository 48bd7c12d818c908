import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isStated, ownLanguagesForm, useOwnLanguages } from './own-languages.ts';

/** Invites candidates who have stated no languages; shown once on a screen. */
export const LanguagesInvitation = () => {
  const t = useT();
  const own = useOwnLanguages();
  if (!own || isStated(own)) return null;
  return (
    <Notice
      title={t('matches.invitation.title')}
      action={
        <ButtonLink to={ownLanguagesForm()} variant="secondary" size="sm">
          {t('matches.invitation.action')}
        </ButtonLink>
      }
    >
      {t('matches.invitation.text')}
    </Notice>
  );
};

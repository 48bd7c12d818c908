import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { ImportProfile } from '#web/features/portable/import-profile.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Fills the own profile from a file of another program. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('portable.pageTitle')} backTo={linkTo('account')}>
        {t('portable.pageText')}
      </PageHeader>
      {session && (
        <ImportProfile
          candidateId={session.user.id}
          languageView={(row) => <LanguageList languages={[row]} modes={[]} />}
          onSaved={() => void navigate(linkTo('candidateProfile'))}
        />
      )}
    </div>
  );
};

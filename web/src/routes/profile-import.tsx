import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { LanguageList } from '#web/features/languages/language-list.tsx';
import { ImportProfile } from '#web/features/portable/import-profile.tsx';
import { useSession } from '#web/lib/use-session.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

/** Fills the own profile from a file of another program. */
export const Component = () => {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader name="profileImport" />
      {session && (
        <ImportProfile
          candidateId={session.user.id}
          languageView={(row) => <LanguageList isUnfolded languages={[row]} modes={[]} />}
          onSaved={() => void navigate(linkTo('candidateProfile'))}
        />
      )}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type EmailDialog, ProfileEditor } from './profile-editor.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { profileProblem, profileQuery } from './profile-queries.ts';
import { ProfileView } from './profile-view.tsx';
import type { CandidateVideo } from './video-section.tsx';

export type ProfileMode = 'view' | 'edit' | 'languages';

/** Renders the languages of a profile. */
export type LanguagesOf = (candidate: Candidate) => ReactNode;

/** Renders the form of the own languages. */
export type LanguageForm = (candidate: Candidate, onDone: () => void) => ReactNode;

/**
 * After a change of the mode moves the focus to the first control of `part`, as the button that was pressed is gone.
 */
const useModeFocus = (mode: ProfileMode) => {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef(mode);
  useEffect(() => {
    if (last.current === mode) return;
    last.current = mode;
    part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [mode]);
  return part;
};

/** Loads a profile for reading or, with `canEdit`, for editing; saving leads back to reading. */
export const ProfilePanel = ({
  candidateId,
  canEdit,
  mode,
  onMode,
  changeEmail,
  candidateVideo,
  languagesOf,
  languageForm,
}: {
  candidateId: number;
  canEdit: boolean;
  mode: ProfileMode;
  onMode: (mode: ProfileMode) => void;
  changeEmail: EmailDialog;
  candidateVideo: CandidateVideo;
  languagesOf: LanguagesOf;
  /** Where the languages can be edited in place. */
  languageForm?: LanguageForm;
}) => {
  const t = useT();
  const profile = useQuery(profileQuery(candidateId));
  const part = useModeFocus(mode);
  if (profile.isPending) return <ProfileLoading />;
  if (!profile.data) {
    const problem = profileProblem(profile.error, canEdit);
    return (
      <ErrorState
        title={'key' in problem ? t(problem.key) : problem.detail}
        busy={profile.isFetching}
        onRetry={() => void profile.refetch()}
      />
    );
  }
  if (canEdit && mode === 'languages' && languageForm) return languageForm(profile.data, () => onMode('view'));
  if (canEdit && mode === 'edit') {
    return (
      <div ref={part}>
        <ProfileEditor candidate={profile.data} onDone={() => onMode('view')} changeEmail={changeEmail} />
      </div>
    );
  }
  return (
    <>
      <ProfileView candidate={profile.data} candidateVideo={candidateVideo} languages={languagesOf(profile.data)} />
      {canEdit && (
        <div ref={part} className="mt-6 flex justify-end border-t border-line pt-5">
          <Button icon={<Pencil className="size-4" aria-hidden="true" />} onClick={() => onMode('edit')}>
            {t('candidates.profile.edit')}
          </Button>
        </div>
      )}
    </>
  );
};

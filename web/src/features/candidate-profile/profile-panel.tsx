import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pencil } from '#web/ui/icons.ts';
import type { EmailDialog } from './profile-editor.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { profileProblem, profileQuery } from './profile-queries.ts';
import { ProfileView } from './profile-view.tsx';
import type { CandidateVideo } from './video-section.tsx';

export type ProfileMode = 'view' | 'edit' | 'languages';

/** Renders the languages of a profile. */
export type LanguagesOf = (candidate: Candidate) => ReactNode;

/** Renders the form of the own languages. */
export type LanguageForm = (candidate: Candidate, onDone: () => void) => ReactNode;

const useHasChanged = (mode: ProfileMode): boolean => {
  const [first] = useState(mode);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && mode !== first) setChanged(true);
  return hasChanged;
};

/**
 * What one mode shows. After a change of the mode its first control gets the focus when it is there, as the button that
 * was pressed is gone.
 */
const ModePart = ({ takesFocus, children, ...rest }: ComponentProps<'div'> & { takesFocus: boolean }) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={part} {...rest}>
      {children}
    </div>
  );
};

/** Reading does not need the form and its library. */
const EditPart = later(
  async () => {
    const { ProfileEditor } = await import('./profile-editor.tsx');
    return ({ takesFocus, ...props }: ComponentProps<typeof ProfileEditor> & { takesFocus: boolean }) => (
      <ModePart takesFocus={takesFocus}>
        <ProfileEditor {...props} />
      </ModePart>
    );
  },
  { waiting: <ProfileLoading /> },
);

const EditButton = ({ onClick }: { onClick: () => void }) => {
  const t = useT();
  EditPart.usePreload();
  return (
    <Button icon={<Pencil className="size-4" aria-hidden="true" />} onClick={onClick}>
      {t('candidates.profile.edit')}
    </Button>
  );
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
  lead,
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
  /** Above a profile that is read. */
  lead?: (candidate: Candidate) => ReactNode;
}) => {
  const t = useT();
  const profile = useQuery(profileQuery(candidateId));
  const hasChanged = useHasChanged(mode);
  if (profile.isPending) return <ProfileLoading />;
  if (!profile.data) {
    const problem = profileProblem(profile.error, canEdit);
    return <ErrorState title={'key' in problem ? t(problem.key) : problem.detail} query={profile} />;
  }
  if (canEdit && mode === 'languages' && languageForm) return languageForm(profile.data, () => onMode('view'));
  if (canEdit && mode === 'edit') {
    return (
      <EditPart
        takesFocus={hasChanged}
        candidate={profile.data}
        onDone={() => onMode('view')}
        changeEmail={changeEmail}
      />
    );
  }
  return (
    <>
      {lead?.(profile.data)}
      <ProfileView candidate={profile.data} candidateVideo={candidateVideo} languages={languagesOf(profile.data)} />
      {canEdit && (
        <ModePart takesFocus={hasChanged} className="mt-6 flex justify-end border-t border-line pt-5">
          <EditButton onClick={() => onMode('edit')} />
        </ModePart>
      )}
    </>
  );
};

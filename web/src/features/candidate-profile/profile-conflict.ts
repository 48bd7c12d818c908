import { useT } from '#web/lib/i18n.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import { profileInputNames } from './profile-inputs.ts';

/** The fields of the profile's form as a conflict shows them. */
export const useConflictFields = (): Record<string, ConflictField> => {
  const t = useT();
  const names = ['name', 'phone', ...profileInputNames] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, { label: t(`candidates.profile.${name}`) }])),
    profile_public: { label: t('candidates.profile.profilePublic') },
    video_public: { label: t('candidates.profile.videoPublic') },
  };
};

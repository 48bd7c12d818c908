import { createElement } from 'react';
import type { Occupation } from '#shared/domain/occupation-slugs.ts';
import { useT } from '#web/lib/i18n.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import { OccupationName } from '#web/ui/occupation-field.tsx';
import { profileInputNames } from './profile-inputs.ts';

/** The fields of the profile's form as a conflict shows them. */
export const useConflictFields = (): Record<string, ConflictField> => {
  const t = useT();
  const names = ['name', 'phone', ...profileInputNames] as const;
  return {
    ...Object.fromEntries(names.map((name) => [name, { label: t(`candidates.profile.${name}`) }])),
    occupation: {
      label: t('candidates.profile.occupation'),
      show: (occupation: Occupation) => createElement(OccupationName, { occupation }),
    },
    profile_public: { label: t('candidates.profile.profilePublic') },
    video_public: { label: t('candidates.profile.videoPublic') },
  };
};

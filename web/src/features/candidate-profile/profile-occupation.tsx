import { Controller, useWatch } from 'react-hook-form';
import { useT } from '#web/lib/i18n.ts';
import type { FieldTexts } from '#web/ui/field.tsx';
import { OccupationField } from '#web/ui/occupation-field.tsx';
import type { ProfileFormState } from './profile-form.ts';

/** The choice of the own occupation; it suggests those that the headline names. */
export const ProfileOccupation = ({ control, ...texts }: FieldTexts & Pick<ProfileFormState, 'control'>) => {
  const t = useT();
  const subtitle = useWatch({ control, name: 'subtitle' });
  return (
    <Controller
      name="occupation"
      control={control}
      render={({ field: { value, ...field } }) => (
        <OccupationField
          {...texts}
          {...field}
          value={value || null}
          text={subtitle ?? ''}
          none={t('candidates.profile.occupationNone')}
          suggested={t('candidates.profile.occupationSuggested')}
        />
      )}
    />
  );
};

import { Controller } from 'react-hook-form';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { useT } from '#web/lib/i18n.ts';
import { LanguageField } from '#web/ui/language-field.tsx';
import { TagInput } from '#web/ui/tag-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ProfileFormState } from './profile-form.ts';
import { profileInputs } from './profile-inputs.ts';
import { ProfileOccupation } from './profile-occupation.tsx';

/** The input of one of the profile's plain fields, all of which may be empty. */
export const ProfileInput = ({
  name,
  form: { register, control, formState },
}: {
  name: keyof typeof candidateFields;
  form: ProfileFormState;
}) => {
  const t = useT();
  const { wide, hint, placeholder, autoComplete } = profileInputs[name];
  const texts = {
    label: t(`candidates.profile.${name}`),
    hint: hint && t(hint),
    error: formState.errors[name]?.message,
    optional: true,
  };
  const className = wide && 'sm:col-span-2';
  if (name === 'language') {
    return <Controller name={name} control={control} render={({ field }) => <LanguageField {...texts} {...field} />} />;
  }
  if (name === 'occupation') return <ProfileOccupation {...texts} {...{ control, className }} />;
  if (candidateFields[name].kind === 'list') {
    return (
      <div className={className}>
        <TagInput {...texts} {...register(name)} />
      </div>
    );
  }
  return (
    <TextInput
      {...texts}
      className={className}
      placeholder={placeholder && t(placeholder)}
      autoComplete={autoComplete}
      {...register(name)}
    />
  );
};

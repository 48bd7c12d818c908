import { type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { Consent } from '#web/ui/consent.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { FileUpload } from './file-upload.tsx';
import { OwnEmail } from './own-email.tsx';
import { changedFields } from './profile-changes.ts';
import { useConflictFields } from './profile-conflict.ts';
import { useProfileForm } from './profile-form.ts';
import { ProfileInput } from './profile-input.tsx';
import { profileInputNames } from './profile-inputs.ts';
import { useLoadProfile, useSaveProfile } from './profile-queries.ts';
import { VideoLink } from './video-link.tsx';

/** Renders the dialog that changes the account's e-mail address. */
export type EmailDialog = (onClose: () => void) => ReactNode;

/** Edits the own profile. Files become part of the profile with their upload, other fields when it is saved. */
export const ProfileEditor = ({
  candidate,
  onDone,
  changeEmail,
}: {
  candidate: Candidate;
  onDone: () => void;
  changeEmail: EmailDialog;
}) => {
  const t = useT();
  const form = useProfileForm(candidate);
  const forget = useDraft(form, 'profile', { outlives: true });
  const leave = () => {
    forget();
    onDone();
  };
  const { register, control, formState } = form;
  const { errors } = formState;
  const [isChangingEmail, setChangingEmail] = useState(false);
  const save = useSaveProfile(candidate.id, forget);
  useForgetFailure(form, save);
  const load = useLoadProfile(candidate.id);
  const conflictFields = useConflictFields();
  const submit = form.handleSubmit((values) => {
    const changes = changedFields(candidate, values);
    if (Object.keys(changes).length === 0) return leave();
    save.mutate(
      { ...changes, version: values.version },
      {
        onSuccess: () => {
          toast.success(t('candidates.profile.saved'));
          onDone();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  });
  const problem = save.isError ? errorText(save.error, t('candidates.profile.saveFailed')) : null;
  const isRefused = formState.submitCount > 0 && Object.keys(errors).length > 0;
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            autoComplete="name"
            label={t('candidates.profile.name')}
            error={errors.name?.message}
            {...register('name')}
          />
          <OwnEmail email={candidate.email} onChange={() => setChangingEmail(true)} />
          <Controller
            name="phone"
            control={control}
            render={({ field }) => (
              <PhoneField label={t('candidates.profile.phone')} error={errors.phone?.message} {...field} />
            )}
          />
          {profileInputNames.map((name) => (
            <ProfileInput key={name} name={name} form={form} />
          ))}
        </div>
        <div className="grid gap-4">
          <FileUpload kind="cv" candidateId={candidate.id} present={candidate.cv !== null} />
          <FileUpload kind="video" candidateId={candidate.id} present={candidate.video !== null} />
          <VideoLink candidateId={candidate.id} video={candidate.video} />
        </div>
        <fieldset className="space-y-3 rounded-lg border border-line p-4 sm:p-5">
          <legend className="px-1.5 font-semibold">{t('candidates.profile.visibility')}</legend>
          <Consent
            label={t('candidates.profile.profilePublic')}
            hint={t('candidates.profile.profilePublicHint')}
            {...register('profile_public')}
          />
          <Consent
            label={t('candidates.profile.videoPublic')}
            hint={t('candidates.profile.videoPublicHint')}
            {...register('video_public')}
          />
        </fieldset>
        <FormError>{isRefused ? t('candidates.profile.checkFields') : problem}</FormError>
        <SaveConflict form={form} error={save.error} load={load} fields={conflictFields} save={submit} />
        <FormActions label={t('candidates.profile.save')} loading={save.isPending} onCancel={leave} />
      </form>
      {isChangingEmail && changeEmail(() => setChangingEmail(false))}
    </>
  );
};

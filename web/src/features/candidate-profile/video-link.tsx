import { type KeyboardEvent, useRef, useState } from 'react';
import { platformVideoId } from '#shared/domain/platform-video.ts';
import { textId } from '#shared/texts/text-id.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import { useSaveProfile } from './profile-queries.ts';

/** Puts a video of the platform into the own profile, instead of a file; like a file it is saved at once. */
export const VideoLink = ({ candidateId, video }: { candidateId: number; video: string | null }) => {
  const t = useT();
  const save = useSaveProfile(candidateId);
  const [{ link } = { link: '' }, setDraft] = useDraftChoice<{ link: string }>('video-link');
  const [isUnknown, setUnknown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const onSuccess = () => {
    setDraft(undefined);
    toast.success(t('candidates.video.linked'));
  };
  const submit = () => {
    const isKnown = platformVideoId(link) !== undefined;
    setUnknown(!isKnown);
    if (isKnown) save.mutate({ video: link }, { onSuccess });
    else field.current?.focus();
  };
  const change = (text: string) => {
    setDraft(text ? { link: text } : undefined);
    setUnknown(false);
    if (save.isError) save.reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The profile's form is around this field.
    event.preventDefault();
    submit();
  };
  const failure = save.isError ? errorText(save.error, t('candidates.profile.saveFailed')) : undefined;
  const isPlatform = video !== null && platformVideoId(video) !== undefined;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextInput
        ref={field}
        inputMode="url"
        optional
        className="min-w-0 flex-1 basis-64"
        label={t('candidates.video.link')}
        hint={isPlatform ? t('candidates.video.linkIs', { link: video }) : t('candidates.video.linkHint')}
        error={isUnknown ? textId('video_unknown') : failure}
        value={link}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="secondary" className="sm:mt-7" loading={save.isPending} onClick={submit}>
        {t('candidates.video.useLink')}
      </Button>
    </div>
  );
};

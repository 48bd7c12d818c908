import { useRef } from 'react';
import { acceptedFiles } from '#web/lib/file-rules.ts';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Paperclip } from '#web/ui/icons.ts';
import { megabytes } from './use-files.ts';

/** Opens the choice of files; its tooltip says which ones are taken. */
export const AttachButton = ({ onChoose }: { onChoose: (files: File[]) => void }) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        accept={acceptedFiles('certificate')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again after a failure.
          target.value = '';
          onChoose(files);
        }}
      />
      <IconButton
        label={`${t('messages.attach')}. ${t('messages.filesRules', { megabytes })}`}
        onClick={() => input.current?.click()}
      >
        <Paperclip className="size-5" aria-hidden="true" />
      </IconButton>
    </>
  );
};

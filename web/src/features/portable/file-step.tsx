import { useId } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FileUp } from '#web/ui/icons.ts';
import { FileRefusal } from './formats/file-refusal.ts';
import { maxFileBytes } from './formats/limits.ts';

const megabytes = maxFileBytes / 1024 / 1024;

/** The reason of a refusal; anything else that fails is the network, from which the names of languages come. */
const useFailureText = () => {
  const t = useT();
  return (error: unknown): string => {
    if (!(error instanceof FileRefusal)) return t('portable.file.failed');
    const { reason } = error;
    return reason === 'tooLarge' ? t('portable.refusal.tooLarge', { megabytes }) : t(`portable.refusal.${reason}`);
  };
};

/** Chooses the file; says what can be read, and why a file cannot. */
export const FileStep = ({
  isReading,
  error,
  onChoose,
}: {
  isReading: boolean;
  error: unknown;
  onChoose: (file: File) => void;
}) => {
  const t = useT();
  const id = useId();
  const textOf = useFailureText();
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        {t('portable.file.title')}
      </h2>
      <ul id={`${id}-formats`} className="mt-3 list-disc space-y-1 ps-5">
        <li>{t('portable.file.europass')}</li>
        <li>{t('portable.file.jsonResume')}</li>
        <li>{t('portable.file.own')}</li>
      </ul>
      <p className="mt-4 text-sm text-soft">{t('portable.file.private', { megabytes })}</p>
      <div className="mt-5">
        {/* Not disabled while a file is read: it keeps the focus. */}
        <input
          id={id}
          type="file"
          accept=".xml,.pdf,.json,application/xml,text/xml,application/pdf,application/json"
          aria-describedby={`${id}-formats`}
          aria-disabled={isReading}
          className="peer sr-only"
          onClick={(event) => isReading && event.preventDefault()}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again, once it was mended.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'primary',
            'lg',
            'w-full cursor-pointer sm:w-auto peer-aria-disabled:cursor-progress peer-aria-disabled:opacity-55 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
          )}
        >
          <FileUp className="size-5" aria-hidden="true" />
          <span>{t('portable.file.choose')}</span>
        </label>
      </div>
      <p role="status" className="mt-3 text-sm text-soft empty:hidden">
        {isReading && t('portable.file.beingRead')}
      </p>
      <div className="mt-3 empty:hidden">
        <FormError>{error ? textOf(error) : null}</FormError>
      </div>
    </Card>
  );
};

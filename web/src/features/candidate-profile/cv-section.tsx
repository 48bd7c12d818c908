import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Download, ExternalLink, Eye, EyeOff } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Downloads a file of the file store and saves it: browsers open links to other hosts instead of saving them. */
const saveFile = async (address: string, name: string): Promise<void> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The file store answered ${answer.status}.`);
  const local = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = local;
  link.download = name;
  link.click();
  URL.revokeObjectURL(local);
};

/** The CV: preview on demand, opening and downloading. */
export const CvSection = ({ cv, name }: { cv: string | null; name: string }) => {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const download = useMutation({
    mutationFn: (address: string) => saveFile(address, `${name} CV.pdf`),
    onError: () => toast.error(t('candidates.cv.downloadFailed')),
  });
  if (!cv) return <p className="text-soft">{t('candidates.cv.none')}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isShown}
          icon={
            isShown ? <EyeOff className="size-4" aria-hidden="true" /> : <Eye className="size-4" aria-hidden="true" />
          }
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'candidates.cv.hidePreview' : 'candidates.cv.preview')}
        </Button>
        <a href={cv} target="_blank" rel="noreferrer" className={buttonClass('secondary', 'sm')}>
          <ExternalLink className="size-4" aria-hidden="true" />
          <span>{t('candidates.cv.open')}</span>
        </a>
        <Button
          variant="secondary"
          size="sm"
          loading={download.isPending}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => download.mutate(cv)}
        >
          {t('candidates.cv.download')}
        </Button>
      </div>
      {isShown && (
        <iframe
          src={cv}
          title={t('candidates.cv.named', { name })}
          className="mt-4 h-[70dvh] w-full rounded-md border border-line bg-sunk"
        />
      )}
    </>
  );
};

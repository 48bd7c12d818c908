import { useEffect, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Check, Copy } from '#web/ui/icons.ts';

const copiedMs = 2_000;

/** A value for use in another app, with a button that copies it; without a clipboard only the value. */
export const CopyLine = ({ label, value }: { label: string; value: string }) => {
  const t = useT();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className="mt-1.5 flex min-h-11 items-center justify-between gap-2 rounded-md bg-sunk ps-3.5">
      <bdi translate="no" className="min-w-0 py-2 font-semibold wrap-anywhere">
        {value}
      </bdi>
      {'clipboard' in navigator && (
        <IconButton label={t('common.copyOf', { what: label })} onClick={copy}>
          {copied ? (
            <Check className="size-4 text-success" aria-hidden="true" />
          ) : (
            <Copy className="size-4" aria-hidden="true" />
          )}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied && t('common.copied')}
      </span>
    </span>
  );
};

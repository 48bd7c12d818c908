import { useT } from '../lib/i18n.ts';
import { switchLetterKeys, useLetterKeys } from '../lib/letter-keys.ts';
import { Checkbox } from './checkbox.tsx';
import { Dialog } from './dialog.tsx';

const all = ['j', 'k', 'x', 's', 'v', 'h', 'r', 'u', 'search'] as const;

/** The keys of a list, and the switch of its letters. */
export const KeysDialog = ({
  keys,
  onClose,
}: {
  /** Those that this list has beside J, K, Enter, Escape and ?. */
  keys: Readonly<Partial<Record<(typeof all)[number], unknown>>>;
  onClose: () => void;
}) => {
  const t = useT();
  const isOn = useLetterKeys();
  const letters = all.filter((key) => key === 'j' || key === 'k' || keys[key]);
  const lines = [
    ...letters.map((key) => ({ key: key === 'search' ? '/' : key.toUpperCase(), text: t(`desk.keys.${key}`) })),
    { key: 'Enter', text: t('desk.keys.enter') },
    { key: 'Esc', text: t('desk.keys.escape') },
    { key: '?', text: t('desk.keys.help') },
  ];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="sm" title={t('common.keys')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
        {lines.map(({ key, text }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-edge bg-sunk px-2 py-0.5 font-sans text-xs font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-3">
        <Checkbox
          label={t('desk.keys.switch')}
          checked={isOn}
          onChange={(event) => switchLetterKeys(event.target.checked)}
        />
        <p className="text-sm text-soft">{t('desk.keys.switchHint')}</p>
      </div>
    </Dialog>
  );
};

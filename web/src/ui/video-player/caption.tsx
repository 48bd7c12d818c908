import { useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';

/** Sizes of the subtitle in pixels; the second is the default. */
const sizes = [14, 16, 18, 20] as const;
type Size = (typeof sizes)[number];

const classes: Record<Size, string> = {
  14: 'text-[14px]',
  16: 'text-[16px]',
  18: 'text-[18px]',
  20: 'text-[20px]',
};

/** The chosen size of the subtitle; null while it is switched off. */
export const useCaptionSize = () => useState<Size | null>(16);

/** The text under a video's picture. Renders nothing while switched off. */
export const Caption = ({ text, size, className }: { text: string; size: Size | null; className?: string }) =>
  text && size ? <p className={cx('leading-snug wrap-anywhere', classes[size], className)}>{text}</p> : null;

/** Chooses the size of the subtitle, or none. */
export const CaptionSizeSelect = ({
  size,
  onChange,
  className,
}: {
  size: Size | null;
  onChange: (size: Size | null) => void;
  className?: string;
}) => (
  <select
    aria-label={t('player.captionSize')}
    title={t('player.captionSize')}
    value={size ?? ''}
    onChange={(event) => onChange(sizes.find((each) => String(each) === event.target.value) ?? null)}
    className={cx('min-h-11 rounded-md px-1.5 text-sm', className)}
  >
    <option value="">{t('player.captionOff')}</option>
    {sizes.map((each) => (
      <option key={each} value={each}>
        {t('player.captionPixels', { size: each })}
      </option>
    ))}
  </select>
);

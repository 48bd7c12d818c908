import { Slider as Radix } from 'radix-ui';
import { directionOf } from '#shared/locales/languages.ts';
import { useLanguage } from '../lib/i18n.ts';

const thumb = 'block size-6 rounded-full border-2 border-primary bg-card hover:bg-primary-tint';

/** A range with two thumbs. `labels` name them; `text` shows the chosen range. */
export const RangeSlider = ({
  label,
  labels,
  text,
  min,
  max,
  step,
  value,
  onChange,
  onCommit,
}: {
  label: string;
  labels: [from: string, to: string];
  text: string;
  min: number;
  max: number;
  step: number;
  value: [from: number, to: number];
  onChange: (value: [from: number, to: number]) => void;
  /** A thumb was released. */
  onCommit: (value: [from: number, to: number]) => void;
}) => {
  const language = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <Radix.Root
        {...{ min, max, step, value }}
        dir={directionOf(language)}
        minStepsBetweenThumbs={1}
        onValueChange={([from = min, to = max]) => onChange([from, to])}
        onValueCommit={([from = min, to = max]) => onCommit([from, to])}
        className="relative flex h-11 w-full touch-none items-center"
      >
        <Radix.Track className="relative h-1.5 grow rounded-full bg-line forced-color-adjust-none">
          <Radix.Range className="absolute h-full rounded-full bg-primary" />
        </Radix.Track>
        <Radix.Thumb aria-label={labels[0]} className={thumb} />
        <Radix.Thumb aria-label={labels[1]} className={thumb} />
      </Radix.Root>
      <p className="text-sm text-soft tabular-nums">{text}</p>
    </fieldset>
  );
};

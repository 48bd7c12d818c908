import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { cleanLines, normalized } from '#shared/domain/clean-text.ts';
import { cx } from '../lib/cx.ts';
import { formatNumber } from '../lib/format.ts';
import { useT } from '../lib/i18n.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';

/** The share of the limit from which screen readers announce how many characters are left. */
const nearly = 0.9;

const areaBefore = (place: HTMLElement | null) => place?.parentElement?.querySelector('textarea');

/** How many characters the text area before it has, as the server counts them, and how many it may have. */
const Counter = ({ limit }: { limit: number }) => {
  const t = useT();
  const [count, setCount] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const update = useCallback(() => setCount(normalized(cleanLines(areaBefore(place.current)?.value ?? '')).length), []);
  // Also after a form that was sent empties the text area, which is no event.
  useEffect(update);
  useEffect(() => {
    const area = areaBefore(place.current);
    // A draft is restored without an event, before the text area is used.
    const timer = setTimeout(update);
    area?.addEventListener('input', update);
    area?.addEventListener('focus', update);
    return () => {
      clearTimeout(timer);
      area?.removeEventListener('input', update);
      area?.removeEventListener('focus', update);
    };
  }, [update]);
  const left = limit - count;
  const said = left < 0 ? 'common.charactersOver' : 'common.charactersLeft';
  return (
    <div ref={place} className={cx('mt-1 text-end text-sm tabular-nums', left < 0 ? 'text-danger' : 'text-soft')}>
      <bdi dir="ltr" aria-hidden="true">{`${formatNumber(count)} / ${formatNumber(limit)}`}</bdi>
      <span role="status" className="sr-only">
        {count > limit * nearly ? t(said, { count: formatNumber(Math.abs(left)) }) : ''}
      </span>
    </div>
  );
};

/**
 * Several lines of text with label, hint and error, and a counter up to `limit` (`limitOf` the contract). It takes longer
 * texts too: what is pasted is never cut, the form refuses it.
 */
export const TextArea = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  limit,
  rows = 4,
  ...input
}: Omit<ComponentProps<'textarea'>, 'className' | 'maxLength'> & FieldTexts & { limit: number }) => (
  <Field {...{ label, hint, error, className }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
    {(control) => (
      <>
        <textarea rows={rows} {...control} {...input} className={inputClass} />
        <Counter limit={limit} />
      </>
    )}
  </Field>
);

import type { Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';
import { PhoneCountrySelect, phoneCountryText } from './phone-country-select.tsx';
import { usePhoneInput } from './use-phone-input.ts';

/** Whether a change is one character or a deletion: filling in by the browser has no kind, and pasted texts no character. */
const isKeyPress = (event: Event): boolean =>
  event instanceof InputEvent && (event.data?.length === 1 || event.inputType.startsWith('delete'));

/**
 * A telephone number: the choice of a country, and the number as it is typed there or with its calling code. Nothing that is
 * typed is dropped; the form's schema reads it. For react-hook-form wrap it in a `Controller` and spread its `field`; an
 * error moves the focus to the number.
 */
export const PhoneField = ({
  value,
  onChange,
  onBlur,
  name,
  disabled,
  ref,
  hint = t('common.phone.hint'),
  error,
  ...texts
}: FieldTexts & {
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  name: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}) => {
  const { country, text, problem, moved, prepare, leave, choose, type } = usePhoneInput(value, onChange);
  return (
    <Field {...texts} hint={hint} error={error ?? problem}>
      {(control) => (
        <>
          <span className="flex gap-2" dir="ltr">
            <PhoneCountrySelect name={`${name}-code`} country={country} disabled={disabled} onChange={choose} />
            <input
              {...control}
              ref={ref}
              name={name}
              type="tel"
              autoComplete="tel"
              className={cx(inputClass, 'tabular-nums')}
              value={text}
              disabled={disabled}
              onFocus={prepare}
              onBlur={() => {
                leave();
                onBlur?.();
              }}
              onChange={(event) => type(event.target.value, !isKeyPress(event.nativeEvent))}
            />
          </span>
          <span role="status" className="sr-only">
            {moved && t('common.phone.moved', { country: phoneCountryText(moved) })}
          </span>
        </>
      )}
    </Field>
  );
};

import type { Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 10);

/**
 * Splits `+919876543210` into code and digits. A whole number with another code keeps that, before its last 10 digits; an
 * absent code becomes the first of `codes`.
 */
const splitPhone = (phone: string, codes: readonly string[]): [code: string, digits: string] => {
  // The longest code first, so that +1 does not match a longer code that also begins with 1.
  const code = [...codes].sort((a, b) => b.length - a.length).find((start) => phone.startsWith(start));
  if (code) return [code, digitsOf(phone.slice(code.length))];
  const other = /^(\+[1-9][0-9]{0,2})([0-9]{10})$/.exec(phone);
  return other ? [other[1] ?? '', other[2] ?? ''] : [codes[0] ?? '', digitsOf(phone)];
};

/**
 * Country code and up to 10 digits as one value, `+919876543210`; anything but digits is dropped while typing.
 * For react-hook-form wrap it in a `Controller` and spread its `field`; an error moves the focus to the digits.
 */
export const PhoneField = ({
  value,
  onChange,
  onBlur,
  codes,
  name,
  disabled,
  ref,
  ...texts
}: FieldTexts & {
  value: string;
  onChange: (phone: string) => void;
  onBlur?: () => void;
  codes: readonly string[];
  name: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}) => {
  const [code, digits] = splitPhone(value, codes);
  return (
    <Field {...texts}>
      {(control) => (
        <span className="flex gap-2" dir="ltr">
          <select
            name={`${name}-code`}
            aria-label={t('common.phone.code')}
            className={cx(inputClass, 'w-24! shrink-0 px-2!')}
            value={code}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value + digits)}
          >
            {[...new Set([...codes, code])].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <input
            {...control}
            ref={ref}
            name={name}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            className={cx(inputClass, 'tabular-nums')}
            value={digits}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(event) => onChange(code + digitsOf(event.target.value))}
          />
        </span>
      )}
    </Field>
  );
};

import { callingCodeOf, isE164 } from '#shared/domain/phones/calling-code.ts';
import { cx } from '../lib/cx.ts';

/** How countries whose digits are not grouped as usual group theirs, by calling code; for numbers of that length. */
const ownGroups: Readonly<Record<string, readonly number[]>> = {
  '+7': [3, 3, 2, 2],
  '+33': [1, 2, 2, 2, 2],
  '+44': [4, 6],
  '+45': [2, 2, 2, 2],
  '+55': [2, 5, 4],
  '+81': [2, 4, 4],
  '+91': [5, 5],
};

/** Groups of three, the last ones of four where that leaves no digit alone: 3-3-4, 3-4-4. */
const usualGroups = (length: number): number[] => {
  const count = Math.max(1, Math.floor(length / 3));
  return Array.from({ length: count }, (_, place) => (place < count - (length % 3) ? 3 : 4));
};

const lengthOf = (groups: readonly number[]): number => groups.reduce((sum, size) => sum + size, 0);

/**
 * A number as it is written for readers of every country: calling code and groups, `+91 98765 43210`. Other texts, such as a
 * masked number, stay. Lists show many, so it does without the numbering plans.
 */
export function phoneNumberText(phone: string): string {
  if (!isE164(phone)) return phone;
  const code = callingCodeOf(phone);
  const digits = phone.slice(code.length);
  const own = ownGroups[code];
  const groups = own && lengthOf(own) === digits.length ? own : usualGroups(digits.length);
  const parts = groups.map((size, place) => {
    const start = lengthOf(groups.slice(0, place));
    return digits.slice(start, place === groups.length - 1 ? undefined : start + size);
  });
  return [code, ...parts].join(' ');
}

/** A telephone number, whole or masked, which is written from the left in every language. */
export const PhoneNumber = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="tabular-nums">
    {phoneNumberText(children)}
  </bdi>
);

/** A telephone number that a press dials. */
export const PhoneLink = ({ children, className }: { children: string; className?: string }) => (
  <a href={`tel:${children}`} className={cx('text-primary', className ?? 'hover:underline')}>
    <PhoneNumber>{children}</PhoneNumber>
  </a>
);

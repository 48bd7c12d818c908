import { moneyOptions } from './money-format.ts';

type Kind = 'rupees' | 'digits';

/** How values are written, by their names; all others are counts. Digits are to be typed or looked for as they are. */
const kinds: Readonly<Record<string, Kind>> = {
  price: 'rupees',
  rest: 'rupees',
  code: 'digits',
  line: 'digits',
  column: 'digits',
  whole: 'digits',
  joined: 'digits',
};

const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** The values of a text as a language writes them: `{ price: '2999', max: '1000' }` in English is ₹2,999 and 1,000. */
export const writtenValues = (values: Record<string, string>, language: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, kinds[name], language)]));

function written(value: string, kind: Kind | undefined, language: string): string {
  if (kind === 'digits' || !isNumber(value)) return value;
  return new Intl.NumberFormat(language, kind === 'rupees' ? moneyOptions('INR') : {}).format(Number(value));
}

// English, as on every Indian invoice: the document's texts may be in another language, but this one is the legal form.

const ones = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const belowHundred = (value: number): string =>
  value < ones.length
    ? (ones[value] as string)
    : [tens[Math.floor(value / 10)], ones[value % 10]].filter(Boolean).join('-');

/** Divisors of the Indian numbering, greatest first: 1,00,00,000 is a crore, 1,00,000 a lakh. */
const units = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** A whole number in words, '' for 0; crores are counted in words as well ("One Lakh Crore"). */
function wordsOf(value: number): string {
  for (const [size, name] of units) {
    if (value < size) continue;
    return [wordsOf(Math.floor(value / size)), name, wordsOf(value % size)].filter(Boolean).join(' ');
  }
  return belowHundred(value);
}

/**
 * An amount in words, in Indian numbering: 12,34,567.50 is "Rupees Twelve Lakh Thirty-Four Thousand Five Hundred
 * Sixty-Seven and Fifty Paise Only".
 * @param paise a whole number from 0 on
 */
export function amountInWords(paise: number): string {
  const rupees = wordsOf(Math.floor(paise / 100)) || 'Zero';
  const rest = wordsOf(paise % 100);
  return `Rupees ${rupees}${rest ? ` and ${rest} Paise` : ''} Only`;
}

import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [100, 'Rupees One Only'],
  [1_150, 'Rupees Eleven and Fifty Paise Only'],
  [2_000, 'Rupees Twenty Only'],
  [2_199, 'Rupees Twenty-One and Ninety-Nine Paise Only'],
  [10_000, 'Rupees One Hundred Only'],
  [10_100, 'Rupees One Hundred One Only'],
  [99_900, 'Rupees Nine Hundred Ninety-Nine Only'],
  [100_000, 'Rupees One Thousand Only'],
  [117_918, 'Rupees One Thousand One Hundred Seventy-Nine and Eighteen Paise Only'],
  [1_000_000, 'Rupees Ten Thousand Only'],
  [9_999_900, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [123_456_750, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [
    99_999_999_999,
    'Rupees Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only',
  ],
  [100_000_000_000_000, 'Rupees One Lakh Crore Only'],
])('%i paise: %s', (paise, words) => expect(amountInWords(paise)).toBe(words));

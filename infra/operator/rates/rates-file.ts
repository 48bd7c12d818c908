import { pegs } from '#shared/domain/reference-rates.ts';
import { salaryCurrencies } from '#shared/domain/salary.ts';
import { OperatorProblem } from '../target/problem.ts';
import type { DayOfRates } from './read-ecb.ts';

/** The currencies of salaries whose rates come from the file: all but the euro and those that follow another one. */
const fromFile = salaryCurrencies.filter((currency) => currency !== 'EUR' && !Object.hasOwn(pegs, currency));

/**
 * The source of `shared/domain/published-rates.ts` with the rates of a day.
 * @throws OperatorProblem where the day lacks a currency of salaries
 */
export function ratesFile({ date, perEuro }: DayOfRates): string {
  const missing = fromFile.filter((currency) => perEuro[currency] === undefined);
  if (missing.length > 0) throw new OperatorProblem(`The file has no rate of ${date} for ${missing.join(', ')}.`);
  const lines = fromFile.map((currency) => `    ${currency}: ${perEuro[currency]},`);
  return `// Written by \`npm run operator -- rates --file eurofxref.csv\`: docs/operations.md, "Reference rates".

/**
 * Units of each currency for one euro. Source: euro foreign exchange reference rates of the European Central Bank
 * (www.ecb.europa.eu). Currencies that it does not publish follow another one: \`reference-rates.ts\`.
 */
export const publishedRates = {
  /** The day of the rates, \`YYYY-MM-DD\`. */
  date: '${date}',
  perEuro: {
    EUR: 1,
${lines.join('\n')}
  },
} as const;
`;
}

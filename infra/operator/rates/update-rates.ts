import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { publishedRates } from '#shared/domain/published-rates.ts';
import { OperatorProblem } from '../target/problem.ts';
import { ratesFile } from './rates-file.ts';
import { readLatestRates } from './read-ecb.ts';

const target = join(import.meta.dirname, '../../../shared/domain/published-rates.ts');

/**
 * Writes the rates of a CSV into the checkout.
 * @returns the day of the rates, and whether the checkout had others
 * @throws OperatorProblem without a readable file, for one of another form, and for rates older than those of the checkout
 */
export async function updateRates(file: string | undefined, isDryRun: boolean) {
  if (!file) throw new OperatorProblem('Name the CSV: --file eurofxref.csv');
  const csv = await readFile(resolve(file), 'utf8').catch(() => {
    throw new OperatorProblem(`${file} cannot be read.`);
  });
  const day = readLatestRates(csv);
  if (day.date < publishedRates.date) {
    throw new OperatorProblem(
      `The rates of ${day.date} are older than those of the checkout, of ${publishedRates.date}.`,
    );
  }
  const source = ratesFile(day);
  const isChanged = source !== (await readFile(target, 'utf8'));
  if (isChanged && !isDryRun) await writeFile(target, source);
  return { date: day.date, isChanged };
}

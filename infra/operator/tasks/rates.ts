import { defineCheckoutTask } from '../target/task.ts';

/** Updates the rates that salaries are converted with from a file of the European Central Bank. */
export const rates = defineCheckoutTask({
  summary: 'writes the reference rates of a CSV of the European Central Bank into this checkout',
  about: `Reads the latest day of eurofxref.csv or eurofxref-hist.csv (www.ecb.europa.eu) and writes shared/domain/published-rates.ts,
which you commit and deploy. Currencies that the file lacks follow another one (shared/domain/reference-rates.ts). It may be repeated.
The exit code of a dry run is 1 when the rates would change.`,
  options: { file: { type: 'string', value: '<path>', help: 'the CSV' } },
  run: async ({ file }, { isDryRun, print }) => {
    const { updateRates } = await import('../rates/update-rates.ts');
    const { date, isChanged } = await updateRates(file, isDryRun);
    print(
      isChanged
        ? `${isDryRun ? 'To write' : 'Written'}: the rates of ${date}.`
        : `The rates are those of ${date} already.`,
    );
    return isDryRun && isChanged ? 1 : 0;
  },
});

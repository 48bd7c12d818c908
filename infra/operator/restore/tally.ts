import { entityOf, type RawItem } from './what-comes-back.ts';

/** `unchanged`: the item of the live table was not changed. `gone`: the item belongs to an erased account. */
type Fate = 'written' | 'unchanged' | 'gone';

/** Number of items between two progress reports. */
const reportEvery = 1_000;

/** Counts outcomes by entity; keys and contents are not shown. */
export class Tally {
  private readonly counts = new Map<string, Record<Fate, number>>();
  private readonly print: (line: string) => void;
  private items = 0;

  constructor(print: (line: string) => void) {
    this.print = print;
  }

  add(item: RawItem, fate: Fate): void {
    const entity = entityOf(item);
    const counts = this.counts.get(entity) ?? { written: 0, unchanged: 0, gone: 0 };
    counts[fate] += 1;
    this.counts.set(entity, counts);
    this.items += 1;
    if (this.items % reportEvery === 0) this.print(`${this.items} items`);
  }

  summary(isDryRun: boolean): string {
    if (this.items === 0) return 'Nothing was found to restore.';
    const lines = [...this.counts].map(
      ([entity, { written, unchanged, gone }]) =>
        `  ${entity.padEnd(22)} ${isDryRun ? 'to write' : 'written'} ${written}, unchanged ${unchanged}, of deleted people ${gone}`,
    );
    return [isDryRun ? 'Nothing was changed.' : 'Restored.', ...lines].join('\n');
  }
}

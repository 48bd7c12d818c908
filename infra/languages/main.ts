import { makeLanguageTable } from './make-table.ts';
import { writeLanguageTable } from './table-file.ts';

const table = makeLanguageTable();
writeLanguageTable(table);
const terms = table.languages.reduce((sum, each) => sum + each.terms.length, 0);
console.log(
  `${table.languages.length} languages with ${terms} names and codes, ${table.ambiguous.length} of them ambiguous.`,
);

import { makeLanguageTable } from './make-table.ts';
import { writeLanguageTable } from './table-file.ts';

const table = makeLanguageTable();
writeLanguageTable(table);
const all = [...table.languages, ...table.others];
const terms = all.reduce((sum, each) => sum + each.terms.length, 0);
console.log(`${all.length} languages with ${terms} names and codes, ${table.ambiguous.length} of them ambiguous.`);

import { simulatedTables } from './scale-tables.ts';

// `npm run load`: computes the tables of docs/scale.md.
console.log(simulatedTables());

import { DatabaseSync } from 'node:sqlite';
import { SqliteIndex } from '#functions/services/search/embedded/sqlite-index.ts';
import { epochMs } from '#shared/domain/time.ts';
import { conformance } from './conformance.ts';

conformance({
  name: 'embedded in the functions',
  open(kind) {
    const index = new SqliteIndex(new DatabaseSync(':memory:'), kind);
    index.create(epochMs(0));
    return index;
  },
});

import type { DatabaseSync } from 'node:sqlite';
import { foldLines } from '#shared/domain/fold-text.ts';
import type { IndexDocument, IndexEntry, IndexedLanguages, IndexKind } from './index-kind.ts';
import { indexedNames, keyOf, levelColumns } from './index-tables.ts';
import { indexedTexts } from './match-expression.ts';
import { slotGiver } from './slots.ts';

const insertInto = (table: string, columns: readonly string[]) =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;

/** Adds documents to the tables of an index and removes them, within a transaction of the caller. */
class IndexWriter {
  private readonly database: DatabaseSync;
  private readonly kind: IndexKind;
  private readonly texts: readonly string[];
  private readonly statements;
  /** Slots of documents that the full-text index has yet to take. */
  private readonly waiting = new Set<number>();
  private readonly freeSlot;

  constructor(database: DatabaseSync, kind: IndexKind) {
    this.database = database;
    this.kind = kind;
    this.texts = [...kind.texts, ...kind.longTexts];
    const prepare = (sql: string) => database.prepare(sql);
    this.statements = {
      slotOf: prepare('SELECT slot FROM documents WHERE id = ?'),
      hasKey: prepare('SELECT 1 FROM documents WHERE key = ?'),
      textsAt: prepare(`SELECT ${this.texts.join(', ')} FROM documents WHERE slot = ?`),
      addDocument: prepare(insertInto('documents', ['slot', 'key', 'id', ...kind.values, ...this.texts])),
      addSummary: prepare(insertInto('cards', ['slot', 'card'])),
      addWords: prepare(insertInto('words', ['rowid', ...indexedNames(kind)])),
      moveDocument: prepare('UPDATE documents SET slot = ? WHERE slot = ?'),
      moveSummary: prepare('UPDATE cards SET slot = ? WHERE slot = ?'),
      addTag: prepare(insertInto('tags', ['slot', 'part', 'tag'])),
      addLevel: prepare(insertInto('levels', levelColumns)),
      moveTags: prepare('UPDATE tags SET slot = ? WHERE slot = ?'),
      moveLevels: prepare('UPDATE levels SET slot = ? WHERE slot = ?'),
      removeTags: prepare('DELETE FROM tags WHERE slot = ?'),
      removeLevels: prepare('DELETE FROM levels WHERE slot = ?'),
      removeDocument: prepare('DELETE FROM documents WHERE slot = ?'),
      removeSummary: prepare('DELETE FROM cards WHERE slot = ?'),
      removeWords: prepare('DELETE FROM words WHERE rowid = ?'),
    };
    this.freeSlot = slotGiver(database, (from, to) => this.move(from, to));
  }

  remove(id: number): void {
    const { slotOf, removeDocument, removeSummary, removeWords, removeTags, removeLevels } = this.statements;
    const slot = slotOf.get(id)?.slot;
    if (slot === undefined) return;
    for (const removal of [removeDocument, removeSummary, removeWords, removeTags, removeLevels]) removal.run(slot);
  }

  /** Adds a document that is not in the index; `takeWaiting` adds it to the full-text index. */
  add(id: number, document: IndexDocument): void {
    const { hasKey, addDocument, addSummary } = this.statements;
    let key = keyOf(document.at, id);
    while (hasKey.get(key)) key += 1n;
    const slot = this.freeSlot(key);
    const values = this.kind.values.map((name) => document.values[name] ?? null);
    addDocument.run(slot, key, id, ...values, ...this.texts.map((name) => foldLines(document.texts[name] ?? '')));
    addSummary.run(slot, JSON.stringify(document.summary));
    this.addLanguages(slot, document.languages);
    this.waiting.add(slot);
  }

  private addLanguages(slot: number, { tags, levels }: IndexedLanguages = { tags: [], levels: [] }): void {
    const { addTag, addLevel } = this.statements;
    for (const { part, tag } of tags) addTag.run(slot, part, tag);
    for (const { part, base, tag, skill, scale, edition, rung, valid_until, own, cefr } of levels) {
      const bounds = [own.low, own.high, cefr.low, cefr.high];
      addLevel.run(slot, part, base, tag, skill, scale, edition, rung, valid_until, ...bounds);
    }
  }

  /** In ascending order of the slots: the full-text index writes a new segment whenever the order goes back. */
  takeWaiting(): void {
    for (const slot of [...this.waiting].sort((left, right) => left - right)) this.takeWords(slot);
    this.waiting.clear();
  }

  private takeWords(slot: number): void {
    const folded = this.statements.textsAt.get(slot) ?? {};
    this.statements.addWords.run(slot, ...indexedTexts(this.kind, (column) => String(folded[column])));
  }

  private move(from: number, to: number): void {
    const { moveDocument, moveSummary, moveTags, moveLevels, removeWords } = this.statements;
    for (const moval of [moveDocument, moveSummary, moveTags, moveLevels]) moval.run(to, from);
    if (this.waiting.delete(from)) {
      this.waiting.add(to);
      return;
    }
    removeWords.run(from);
    this.takeWords(to);
  }

  /** The least key, if there is any document. */
  get oldest(): bigint | undefined {
    const oldest = this.database.prepare('SELECT min(key) AS key FROM documents');
    oldest.setReadBigInts(true);
    return (oldest.get()?.key ?? undefined) as bigint | undefined;
  }
}

/** Applies the present state of some things, within a transaction of the caller. */
export function applyEntries(database: DatabaseSync, kind: IndexKind, entries: readonly IndexEntry[]): void {
  const writer = new IndexWriter(database, kind);
  for (const { id } of entries) writer.remove(id);
  const documents = entries.flatMap(({ id, document }) =>
    document ? [{ id, document, key: keyOf(document.at, id) }] : [],
  );
  documents.sort((left, right) => (left.key < right.key ? -1 : 1));
  // From the present documents outwards: at both ends there are always free slots.
  const { oldest } = writer;
  const isOlder = ({ key }: { key: bigint }) => oldest !== undefined && key < oldest;
  for (const { id, document } of documents.filter(isOlder).reverse()) writer.add(id, document);
  for (const { id, document } of documents.filter((each) => !isOlder(each))) writer.add(id, document);
  writer.takeWaiting();
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Every list is in the list frame: there alone are its states, its pages and, later, its keys.

const sources = join(import.meta.dirname, '..');

/** What looks like a list and is none, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'features/notifications/notification-list.tsx': 'a menu below the bell, with texts of its own for failure and more',
  'features/messages/open-thread.tsx': 'a thread: newest last, with the earlier pages above',
  'features/admin/certificates/check-dialog.tsx': 'one certificate',
  'features/attestations/attest-dialog.tsx': 'a form',
  'routes/invoice.tsx': 'the documents of one payment',
  'routes/shortlist-pack.tsx': 'a document for printing: it has all pages or none',
};

const has = (source: string, pattern: RegExp) => pattern.test(source);

/** Why a component writes a list past the frame; undefined if it does not. */
const passesFrame = (source: string): string | undefined => {
  if (has(source, /<ListFrame\b/)) return undefined;
  if (has(source, /\bSteppedList\b/)) return 'renders cards in steps';
  if (has(source, /\bfetchNextPage\b|'common\.loadMore'/)) return 'loads further pages';
  const rendersItems = has(source, /\.map\(|<\w*(Table|Grid)\b/);
  const saysFailed = has(source, /<Error(State|Line)\b/);
  const saysEmpty = has(source, /<(EmptyState|NoMatch)\b|\.length === 0/);
  return rendersItems && saysFailed && saysEmpty ? 'has the states of a list' : undefined;
};

const pathsOf = (pattern: string) => globSync(pattern, { cwd: sources }).map((path) => path.replaceAll('\\', '/'));
const read = (path: string) => readFileSync(join(sources, path), 'utf8');

test('no list is written past the frame', () => {
  const past = pathsOf('{features,routes}/**/*.tsx')
    .filter((path) => !path.endsWith('.test.tsx'))
    .flatMap((path) => (passesFrame(read(path)) ? [path] : []));
  expect(past.sort()).toEqual(Object.keys(exceptions).sort());
});

test('only the frame renders cards in steps and requests more', () => {
  const users = pathsOf('**/*.tsx').filter((path) => has(read(path), /<SteppedList\b|'common\.loadMore'/));
  expect(users).toEqual(['ui/list-frame.tsx']);
});

describe('a list past the frame is found', () => {
  const states = `if (jobs.isError) return <ErrorState title="" query={jobs} />;
    if (items.length === 0) return <EmptyState title="" />;`;
  test.each([
    ['with cards in steps', '<SteppedList items={items} card={card} />', 'renders cards in steps'],
    ['with a button of its own', '<Button onClick={() => void jobs.fetchNextPage()} />', 'loads further pages'],
    ['with the text of the button', "<Button>{t('common.loadMore')}</Button>", 'loads further pages'],
    ['with all states and cards', `${states} <ul>{items.map((job) => <li />)}</ul>`, 'has the states of a list'],
    ['with all states and a table', `${states} <RecruiterTable recruiters={items} />`, 'has the states of a list'],
    [
      'with a line for its failure',
      '<ErrorLine /> {items.length === 0 && none} {items.map(row)}',
      'has the states of a list',
    ],
  ])('%s', (_, source, reason) => {
    expect(passesFrame(source)).toBe(reason);
    expect(passesFrame(`<ListFrame query={jobs} items={items} /> ${source}`)).toBeUndefined();
  });
});

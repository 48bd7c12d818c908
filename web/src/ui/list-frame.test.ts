import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Every list is in the list frame: there alone are its states, its pages and, later, its keys.

const sources = join(import.meta.dirname, '..');

/** What looks like a list and is none, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'features/account/mail-preferences.tsx': 'a switch for each kind of mail, of one answer',
  'features/admin/certificates/check-dialog.tsx': 'one certificate',
  'features/attestations/attest-dialog.tsx': 'a form',
  'features/interview-kit/kit.tsx': 'the parts of one kit, which always has questions',
  'features/messages/open-thread.tsx': 'a thread: newest last, with the earlier pages above',
  'features/notifications/notification-list.tsx': 'a menu below the bell, with texts of its own for failure and more',
  'features/recruiter-dashboard/action-cards.tsx': 'the same links for every recruiter',
  'features/samples/consent-step.tsx': 'what is always said before a recording',
  'features/shortlist/figures.tsx': 'figures, with the same labels for every company',
  'routes/invoice.tsx': 'the documents of one payment',
  'routes/shortlist-pack.tsx': 'a document for printing: it has all pages or none',
};

const has = (source: string, pattern: RegExp) => pattern.test(source);

/** Elements for each of some values, but for fields of forms and places of what loads. */
const rows =
  /\.map\((?:\([^)]*\)|\w+) => \{[^}]*return \(?\s*<(?!(?:Skeleton|Select|TextInput|label)\b)|\.map\(\(?[^=;]*=>\s*\(?\s*(?:\/\/.*\s*)*<(?!(?:Skeleton|Select|TextInput|label)\b)|\.map\(\w+\)\}|<\w*(?:Table|JobGrid)\b/;

/** Says that a query failed; an `isError` beside a `FormError` is a form's. */
const showsFailure = (source: string): boolean => {
  if (has(source, /<Error(State|Line)\b/)) return true;
  if (has(source, /\b(useQuery|useInfiniteQuery|pagesOf)\(/))
    return has(source, /\bisError\b|\b\w+\.error\b|status === 'error'|role="alert"|<FormError\b/);
  return has(source, /\bisError\b/) && !has(source, /<FormError\b/);
};

/** Why a component writes a list past the frame; undefined if it does not. */
const passesFrame = (source: string): string | undefined => {
  if (has(source, /<ListFrame\b/)) return undefined;
  if (has(source, /\bSteppedList\b/)) return 'renders cards in steps';
  if (has(source, /\bfetchNextPage\b|'common\.loadMore'/)) return 'loads further pages';
  return has(source, rows) && showsFailure(source) ? 'renders rows and the failure of their query' : undefined;
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
  const failed = 'if (jobs.isError) return <ErrorState title="" query={jobs} />;';
  const reason = 'renders rows and the failure of their query';
  test.each([
    ['with cards in steps', '<SteppedList items={items} card={card} />', 'renders cards in steps'],
    ['with a button of its own', '<Button onClick={() => void jobs.fetchNextPage()} />', 'loads further pages'],
    ['with the text of the button', "<Button>{t('common.loadMore')}</Button>", 'loads further pages'],
    ['with a state for its failure and cards', `${failed} <ul>{items.map((job) => (\n<li />))}</ul>`, reason],
    ['with a state for its failure and a table', `${failed} <RecruiterTable recruiters={items} />`, reason],
    ['with a line for its failure', '<ErrorLine /> {items.map(row)}', reason],
    ['with an alert for its failure', 'useQuery(jobs); <p role="alert" /> {data.map((job) => <li />)}', reason],
    ['with a field error for its failure', 'useInfiniteQuery(jobs); <FormError /> <PaymentTable />', reason],
    ['with the status of its query', "useQuery(a); status === 'error'; {data.map((job) => <li />)}", reason],
    [
      'with rows that a function returns',
      '<ErrorLine /> {items.map((job) => { const a = 1; return <li />; })}',
      reason,
    ],
    ['with a query of another file', 'if (jobs.isError) return text; {jobs.data.map(({ id }) => <li />)}', reason],
  ])('%s', (_, source, expected) => {
    expect(passesFrame(source)).toBe(expected);
    expect(passesFrame(`<ListFrame query={jobs} items={items} /> ${source}`)).toBeUndefined();
  });
});

test.each([
  ['a form', 'save.isError; <FormError /> {items.map((item) => <li />)}'],
  ['fields for some values', '<ErrorState /> {ways.map((way) => <label />)}'],
  ['a place of rows that load', '<ErrorState /> {lines.map((key) => (\n<Skeleton key={key} />))}'],
  ['rows of what the parent loaded', '{items.map((item) => <li />)}'],
])('%s is no list of a query', (_, source) => {
  expect(passesFrame(source)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { parts, readSources, readTests } from '#test/support/sources.ts';

// One concept has one word, and a word has one meaning. Each of these stood for several things, or is not the term of the
// field: the code says which one is meant (docs/glossary.md).

/** What to write instead, by the word in lower case. */
const banned: Readonly<Record<string, string>> = {
  kept: 'stored, cached, draft, offline copy, retained',
  asked: 'requested, required, query, condition',
  asks: 'requests, requires',
  former: 'previous, replaced',
  nobody: 'no user, no account',
  somebody: 'a user, another account',
  told: 'notified, distinguished',
  stands: 'is, means',
  wish: 'demand, pending purchase',
  wishes: 'demands',
  news: 'message, notification, newer',
  repetition: 'retry, duplicate',
  repetitions: 'retries, duplicates',
};

/** Names that repeat a word of something stored or of a text: `former_addresses`, `{formerAddressDays}`, `{former}`. */
const allowed = new Set(['formerAddressDays']);
const valuesOfTexts = /\{ former: previous \}/g;

const isBanned = (word: string): boolean => Object.hasOwn(banned, word.toLowerCase());

/** A comment, or a text in quotes. */
const quoted = /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const nameParts = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** The banned words of a source in names and comments. Texts and names with `_`, which are stored or sent, do not count. */
function bannedIn(source: string): string[] {
  const comments: string[] = [];
  const code = source.replaceAll(valuesOfTexts, '').replaceAll(quoted, (text, comment?: string) => {
    if (comment) comments.push(comment.replaceAll(/`[^`]*`/g, ''));
    return comment ? ' ' : text.slice(0, 1);
  });
  const names = (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter((name) => !name.includes('_') && !allowed.has(name));
  const found = [
    ...names.filter((name) => (name.match(nameParts) ?? []).some(isBanned)),
    ...names.filter((name) => /^(?:least|most)[A-Z]|^(?!isAt|at|keeps|badge)[a-z]+Most$/.test(name)),
    ...(comments.join('\n').match(/[A-Za-z]+/g) ?? []).filter(isBanned),
  ];
  return [...new Set(found)];
}

describe('words that the code does not use', () => {
  test.each([
    ['const keptDays = 7;', ['keptDays']],
    ['/** Asks the server. */', ['Asks']],
    ['const mostUploads = 3;', ['mostUploads']],
    ['const rows = { max: bulkMost };', ['bulkMost']],
    ['type FormerPlan = string; // as it was told', ['FormerPlan', 'told']],
    ["const text = 'what was asked'; // says `kept:`", []],
    ['const former_addresses = masked.tasks;', []],
  ])('are found in names and comments: %s', (source, words) => {
    expect(bannedIn(source)).toEqual(words);
  });

  test.each([...parts, 'tests'] as const)('occur nowhere in %s', (part) => {
    const sources = part === 'tests' ? readTests() : readSources(part);
    const found = sources.flatMap(({ path, source }) => bannedIn(source).map((word) => `${path}: ${word}`));
    expect(found, JSON.stringify(banned, null, 2)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { readSources } from '#test/support/sources.ts';

// Conditions, updates and queries are built of typed attributes (decision 83): a literal one is checked by nothing.

const literal = /\b(?:Update|(?:Key)?Condition|Filter|Projection)Expression\b|\bExpressionAttribute(?:Names|Values)\b/;

/** Items of every entity and age, in DynamoDB's own form and often of another table, have no type. */
const untyped = 'infra/operator/restore/';

test('only functions/data has expressions of DynamoDB', () => {
  expect(literal.test("KeyConditionExpression: 'PK = :job',")).toBe(true);
  const sources = [...readSources('functions'), ...readSources('infra')];
  expect(sources.filter(({ path, source }) => path.startsWith('functions/data/') && literal.test(source))).not.toEqual(
    [],
  );
  const found = sources.filter(
    ({ path, source }) => !path.startsWith('functions/data/') && !path.startsWith(untyped) && literal.test(source),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

/** What is named `card` and is no summary. */
const otherCards: Readonly<Record<string, string>> = {
  'functions/api/pages/lists/job-rows.ts': 'a card of a page',
  'functions/api/payments/billing.ts': 'a card with which people pay',
  'functions/entities/notification/fixtures.ts': 'items as earlier releases stored them',
  'functions/entities/payment/fixtures.ts': 'items as earlier releases stored them',
  'functions/entities/subscription/fixtures.ts': 'items as earlier releases stored them',
  'infra/settings/colors.ts': 'the colour of cards',
  'infra/settings/site-colors.ts': 'the colour of cards',
};

test('only functions/data knows the attribute that has a summary', () => {
  /** A source without comments, and of its texts only those that are the name or begin with it. */
  const codeOf = (source: string) =>
    source.replaceAll(
      /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g,
      (text) => /^['"`](card)(?:\.|['"`])/.exec(text)?.[1] ?? ' ',
    );
  const named = (source: string) => /\bcard\b/.test(codeOf(source));
  for (const line of [
    "when: { 'card.status': is('applied') },",
    'const { id } = item.card as Job;',
    'image?.card?.M?.id',
    'const { card } = item;',
    'record.NewImage?.card?.id',
    "stored['card']",
    "{ only: ['card', 'version'] }",
    '{ PK: key, card: { id } }',
  ])
    expect(named(line), line).toBe(true);
  for (const line of [
    "'twitter:card'",
    "lost: 'card payments stop'",
    'takesCards()',
    "import './require-card-payments.ts'",
  ])
    expect(named(line), line).toBe(false);
  const found = [...readSources('functions'), ...readSources('infra')].filter(
    ({ path, source }) => !path.startsWith('functions/data/') && !path.startsWith(untyped) && named(source),
  );
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(otherCards));
});

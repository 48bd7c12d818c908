import { describe, expect, it } from 'vitest';
import { cefr, claim, job, pair, part, point, row, today } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { match } from '#shared/domain/languages/match.ts';
import matches from '#shared/locales/en/screens/matches.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { MatchBadge } from './match-badge.tsx';
import { figuresOf } from './match-figures.ts';
import { MatchTree } from './match-tree.tsx';
import { UnmetLine } from './unmet-line.tsx';
import { UnmetList } from './unmet-list.tsx';

// Loaded already, as the server's table is when people read a match.
const names: Record<string, string> = { ja: 'Japanese', de: 'German', en: 'English', fr: 'French', nl: 'Dutch' };
queryClient.setQueryData(['language-names', 'en'], () => (tag: string) => names[tag] ?? tag);

const rows = [
  row('ja', { reading: [claim(point('jlpt', 'N2', 118))] }, { working: 'C' }),
  row('de', { reading: [claim(cefr('B1'))] }),
  row('en', {}, { working: 'A' }),
];
const reads = (tag: string, level: string) => ({ tag, min: { reading: cefr(level) } });
const badgeFor = (requirements: LanguageRequirements) =>
  textOf(markupOf(<MatchBadge match={match(rows, [], requirements, today)} />, { matches }));

describe('the badge of a match', () => {
  it.each<[string, LanguageRequirements]>([
    ['', job([])],
    ['Meets the language requirement', job([part('must', reads('ja', 'B2'))])],
    ['Meets all 2 language requirements', job([part('must', reads('ja', 'B2')), part('must', reads('de', 'A2'))])],
    ['1 unclear', job([part('must', reads('ja', 'B2')), part('must', reads('fr', 'A1'))])],
    ['1 short by one level', job([part('must', reads('de', 'B2')), part('must', reads('ja', 'B1'))])],
    ['Meets the language requirement', job([part('must', { tag: 'de', min: {} })])],
    ['1 unclear', job([part('must', { tag: 'de', min: {} }), part('must', { tag: 'fr', min: {} })])],
    [
      '2 short by up to 2 levels 1 unclear',
      job([part('must', reads('de', 'B2')), part('must', reads('de', 'C1')), part('must', reads('fr', 'A1'))]),
    ],
    ['1 short', job([part('must', { tag: 'en', min: { reading: point('ielts', 9) } })])],
    ['Meets 1 of 2 languages that are a plus', job([part('nice', reads('ja', 'B2')), part('nice', reads('fr', 'A1'))])],
  ])('is "%s"', (text, requirements) => {
    const english = row('en', { reading: [claim(point('ielts', 5))] });
    const found = match([...rows.slice(0, 2), english], [], requirements, today);
    expect(textOf(markupOf(<MatchBadge match={found} />, { matches }))).toBe(text);
  });

  it.each([
    [
      'one unclear requirement of three skills',
      job([part('must', { tag: 'fr', min: { listening: cefr('A1'), reading: cefr('A1'), writing: cefr('B2') } })]),
    ],
    ['a language at any level', job([part('must', { tag: 'fr', min: {} }), part('must', { tag: 'de', min: {} })])],
    [
      'two, and a direction',
      job([part('must', reads('fr', 'A1')), part('must', reads('de', 'C1'))], [pair('ja', 'fr')]),
    ],
  ])('counts what the list of what is not met shows: %s', (_, requirements) => {
    const found = match(rows, [], requirements, today);
    const { unknown, short } = figuresOf(found);
    const shown = markupOf(<UnmetList match={found} />, { matches });
    expect(shown.match(/<li/g)).toHaveLength(unknown + short);
  });

  it('never is a percentage', () => {
    expect(badgeFor(job([part('must', reads('de', 'B2')), part('must', reads('ja', 'B2'))]))).not.toContain('%');
  });
});

describe('the line of a card whose job is not met', () => {
  const needs = (...all: LanguageRequirements['all']) => job(all);
  it.each<[string, LanguageRequirements]>([
    ['Asks for French, not in your languages', needs(part('must', reads('fr', 'A1')))],
    ['Asks for French, not in your languages', needs(part('must', { tag: 'fr', min: {} }))],
    ['German: B2 reading wanted, you state B1', needs(part('must', reads('de', 'B2')))],
    ['Japanese: JLPT says nothing of writing', needs(part('must', { tag: 'ja', min: { writing: cefr('B2') } }))],
    [
      'Asks for French, not in your languages (and 1 more)',
      needs(part('must', reads('de', 'C1')), part('must', reads('fr', 'A1'))),
    ],
    ['German: B2 reading wanted, you state B1', needs(part('must', reads('de', 'B2'), reads('nl', 'B2')))],
    // A language that a direction names and that is not stated is said as that of any other requirement, and first.
    ['Asks for French, not in your languages', job([], [pair('ja', 'fr')])],
    ['Asks for French, not in your languages', job([], [pair('fr', 'ja')])],
    ['Asks for French, not in your languages', job([], [pair('fr', 'ja'), pair('ja', 'fr')])],
    ['Asks for French, not in your languages (and 1 more)', job([], [pair('fr', 'nl')])],
    [
      'Asks for French, not in your languages (and 1 more)',
      job([part('must', reads('de', 'B2')), part('must', reads('fr', 'A1'))], [pair('fr', 'en')]),
    ],
    ['German: German is not stated as a working language', job([], [pair('de', 'en')])],
    ['German: German is not stated as a working language', job([], [pair('en', 'de')])],
  ])('is "%s"', (text, requirements) => {
    const found = match(rows, ['consecutive'], requirements, today);
    const line = <UnmetLine match={found} requirements={requirements} rows={rows} />;
    expect(textOf(markupOf(line, { matches }))).toBe(text);
  });
});

describe('the explanation of a match', () => {
  const requirements = job(
    [
      part('nice', reads('fr', 'A2')),
      part('must', { tag: 'ja', min: { reading: cefr('B2'), spoken_interaction: cefr('B2') } }),
      part('must', reads('de', 'B2'), reads('nl', 'B2')),
    ],
    [pair('ja', 'en'), pair('en', 'ja', 'translation', 'nice')],
  );
  const text = textOf(
    markupOf(<MatchTree match={match(rows, ['consecutive'], requirements, today)} requirements={requirements} />, {
      matches,
    }),
  );

  it('has each minimum with its result, its reason and what would be enough', () => {
    expect(text).toContain('reading from B2 Met JLPT N2 with 118 points is B2');
    expect(text).toContain(
      'spoken interaction from B2 Unclear JLPT says nothing of spoken interaction B2 spoken interaction would meet this',
    );
    expect(text).toContain('German reading from B2 Short by one level B1 is stated B2 reading would meet this');
    expect(text).toContain('consecutive from Japanese into English Met works from Japanese (C) into English (A)');
    expect(text).toContain('translation from English into Japanese (a plus) Short by one level');
  });

  it('has the musts first, then the pluses, then the directions, and says where one is enough', () => {
    const order = ['Required', 'Japanese', 'One of these is enough', 'Dutch', 'A plus', 'French', 'Interpreting'];
    const places = order.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('says of a language at any level whether it is stated', () => {
    const wanted = job([part('must', { tag: 'de', min: {} }), part('must', { tag: 'fr', min: {} })]);
    const found = match(rows, [], wanted, today);
    expect(textOf(markupOf(<MatchTree match={found} requirements={wanted} />, { matches }))).toContain(
      'Required German Met French Unclear French is not stated',
    );
    expect(textOf(markupOf(<UnmetList match={found} />, { matches }))).toBe('French Unclear French is not stated');
  });

  it('says how matching works and which rules were used', () => {
    expect(text).toContain('never hides a job, blocks an application or rejects anybody');
    expect(text).toMatch(/Version 20\d\d-\d\d of the rules/);
  });
});

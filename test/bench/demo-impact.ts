import { itemAt } from '#infra/local/demo-data/look-up.ts';
import type { Ranked } from '#shared/domain/languages/ranking.ts';
import { callingCodeOf } from '#shared/domain/phones/calling-code.ts';
import { type Applicant, demoApplicants, top } from './demo-applicants.ts';
import { type Assessed, fourFifths, impactOf } from './impact-ratios.ts';

// Impact ratios of the match on the demo data: docs/fairness.md shows what this file computes, and says what it means.

/**
 * What the demo has instead of protected attributes, which no one states: the script of the name, the telephone code, and
 * whether the language of the work is stated as native.
 */
const groupings: Readonly<Record<string, (applicant: Applicant) => string>> = {
  'script of the name': ({ candidate }) =>
    /\p{L}/u.test(candidate.name.replaceAll(/\p{Script=Latin}/gu, '')) ? 'also another' : 'Latin only',
  'native in the language': ({ isNative }) => (isNative ? 'stated' : 'not stated'),
  'telephone code': ({ candidate }) => callingCodeOf(candidate.phone),
};

type Row = readonly (string | number)[];
const tableOf = (heads: Row, rows: readonly Row[]): string =>
  [heads, heads.map((_, index) => (index < 2 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const ratioText = (ratio: number | null): string =>
  ratio === null ? '' : `${ratio.toFixed(2)}${ratio < fourFifths ? ' (below)' : ''}`;

/** Rows for each group of each grouping, with the cells that `more` adds to them. */
function rowsOf(
  applicants: readonly Applicant[],
  isSelected: (applicant: Applicant) => boolean,
  more: (members: readonly Applicant[]) => Row = () => [],
): Row[] {
  return Object.entries(groupings).flatMap(([grouping, groupOf]) => {
    const assessed: Assessed[] = applicants.map((each) => ({ group: groupOf(each), isSelected: isSelected(each) }));
    const impact = impactOf(assessed);
    const named = new Set(impact.map(({ group }) => group));
    return impact.map(({ group, assessed: count, rate, ratio }) => {
      const members = applicants.filter((each) =>
        ratio === null ? !named.has(groupOf(each)) : groupOf(each) === group,
      );
      const people = new Set(members.map(({ candidate }) => candidate)).size;
      return [grouping, group, count, people, rate.toFixed(2), ...more(members), ratioText(ratio)];
    });
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How many applications have a must that is not met for a reason, by the key of the reason. */
function reasonRows(applicants: readonly Applicant[]): Row[] {
  const keys = applicants.flatMap(({ place: { match } }) => {
    const parts = match.parts.filter(({ need, result }) => need === 'must' && result !== 'met');
    const skills = parts.flatMap(({ any }) => any.flatMap((alternative) => alternative.skills));
    const pairs = match.pairs.filter(({ need }) => need === 'must');
    const missed = [...skills, ...pairs].filter(({ result }) => result !== 'met');
    return [...new Set(missed.map(({ result, reason }) => `${result}, \`${reason.key}\``))];
  });
  return [...Map.groupBy(keys, (key) => key)]
    .map(([key, each]) => [key, each.length] as const)
    .sort(([, left], [, right]) => right - left);
}

const criteria: Readonly<Record<string, (left: Ranked, right: Ranked) => boolean>> = {
  'musts not met': (left, right) => left.musts_not_met !== right.musts_not_met,
  'of these, short ones': (left, right) => left.musts_short !== right.musts_short,
  'what is a plus': (left, right) => left.nices_met !== right.nices_met,
  evidence: (left, right) => left.evidence !== right.evidence,
  'month of the last use': (left, right) => left.last_used !== right.last_used,
  'time of the application': () => true,
};

/** How many neighbours in the lists are apart by each criterion: the first in which they differ. */
function criterionRows(applicants: readonly Applicant[]): Row[] {
  const lists = [...Map.groupBy(applicants, ({ job }) => job).values()];
  const decided = lists.flatMap((list) =>
    list.slice(1).map(({ place }, index) => {
      const before = itemAt(list, index).place.ranking;
      return Object.entries(criteria).find(([, differ]) => differ(before, place.ranking))?.[0];
    }),
  );
  return Object.keys(criteria).map((name) => [name, decided.filter((each) => each === name).length]);
}

/** The tables of docs/fairness.md, in Markdown. */
export function demoImpact(): string[] {
  const applicants = demoApplicants();
  const inLongLists = applicants.filter(({ listed }) => listed > top);
  return [
    tableOf(
      ['grouped by', 'group', 'applications', 'people', 'all musts met', 'impact ratio'],
      rowsOf(applicants, ({ place }) => place.match.result === 'met'),
    ),
    tableOf(
      [
        'grouped by',
        'group',
        'applications',
        'people',
        `among the first ${top}`,
        'without last use',
        'by chance',
        'impact ratio',
      ],
      rowsOf(
        inLongLists,
        ({ isFirst }) => isFirst,
        (members) => [
          mean(members.map(({ isFirstWithoutUse }) => Number(isFirstWithoutUse))).toFixed(2),
          mean(members.map(({ listed }) => top / listed)).toFixed(2),
        ],
      ),
    ),
    tableOf(['first criterion in which neighbours differ', 'pairs of neighbours'], criterionRows(applicants)),
    tableOf(['result and reason', 'applications'], reasonRows(applicants)),
  ];
}

import { packLanguages } from '#functions/data/packed-languages.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { newPlace } from '#functions/entities/ranking/new-place.ts';
import type { NamedPlace } from '#functions/entities/ranking/stored-ranking.ts';
import type { DemoApplication, DemoCandidate, DemoData, DemoJob } from '#infra/local/demo-data/demo-types.ts';
import { itemAt } from '#infra/local/demo-data/item-at.ts';
import { makeDemoData } from '#infra/local/demo-data/make-demo-data.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { compareRanked, type Ranked } from '#shared/domain/languages/ranking.ts';
import { fitOf } from '#shared/domain/languages/tags.ts';
import { type EpochMs, epochMs, toIso } from '#shared/domain/time.ts';
import { type Assessed, fourFifths, impactOf } from './impact-ratios.ts';

// Impact ratios of the match on the demo data: docs/fairness.md shows what this file computes, and says what it means.

/** The demo's applications at this time are the same in every run. */
const at = epochMs(Date.UTC(2026, 5, 1));

/** How many at the top of a list count as selected, in lists that have more. */
const top = 3;

/** An application with the place that the product gives it. */
interface Applicant {
  candidate: DemoCandidate;
  job: DemoJob;
  place: NamedPlace;
  /** Whether it is among the first of its list. */
  isFirst: boolean;
  /** The same, if the month of the last use did not count. */
  isFirstWithoutUse: boolean;
  /** How many applicants its list has. */
  listed: number;
}

/**
 * What the demo has instead of protected attributes, which nobody states: the script of the name, the telephone code, and
 * whether the language of the work is stated as native.
 */
const groupings: Readonly<Record<string, (applicant: Applicant) => string>> = {
  'script of the name': ({ candidate }) =>
    /\p{L}/u.test(candidate.name.replaceAll(/\p{Script=Latin}/gu, '')) ? 'also another' : 'Latin only',
  'native in the language': ({ candidate, job }) => (isNative(candidate, job) ? 'stated' : 'not stated'),
  // The demo's numbers have ten digits after the code.
  'telephone code': ({ candidate }) => candidate.phone.slice(0, -10),
};

function isNative({ languages }: DemoCandidate, { language_requirements }: DemoJob): boolean {
  const wanted = language_requirements.all[0]?.any[0]?.tag ?? '';
  return languages.some(({ native, tag }) => native && fitOf(tag, wanted, false) === 'serves');
}

function placeOf({ candidates, jobs }: DemoData, { candidate, job, applied_at }: DemoApplication, now: EpochMs) {
  const { languages, modes } = itemAt(candidates, candidate);
  const requirements = packRequirements(itemAt(jobs, job).language_requirements);
  const inputs = { languages: packLanguages({ languages, modes }), requirements, day: dayOf(now) };
  return newPlace(candidate, toIso(applied_at), inputs);
}

const inOrder = (places: readonly NamedPlace[]): NamedPlace[] =>
  places.toSorted((left, right) => compareRanked(left.ranking, right.ranking));

/** All applications of the demo, with their places in the lists of their jobs. */
function applicantsOf(data: DemoData, now: EpochMs): Applicant[] {
  const lists = Map.groupBy(data.applications, ({ job }) => job);
  return [...lists].flatMap(([job, list]) => {
    const places = list.map((application) => placeOf(data, application, now));
    const withoutUse = inOrder(places.map((place) => ({ ...place, ranking: { ...place.ranking, last_used: null } })));
    const firstWithoutUse = new Set(withoutUse.slice(0, top).map(({ candidate_id }) => candidate_id));
    return inOrder(places).map((place, index) => ({
      candidate: itemAt(data.candidates, place.candidate_id),
      job: itemAt(data.jobs, job),
      place,
      isFirst: index < top,
      isFirstWithoutUse: firstWithoutUse.has(place.candidate_id),
      listed: list.length,
    }));
  });
}

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
  const applicants = applicantsOf(makeDemoData(at), at);
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

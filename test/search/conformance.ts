import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { candidateEntries } from '#functions/services/search/candidate-entries.ts';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { candidateQuery } from '#functions/services/search/candidate-query.ts';
import { jobEntries } from '#functions/services/search/job-entries.ts';
import { jobIndex as realJobs } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import type {
  Place,
  SearchAnswer,
  SearchIndex,
  SearchKind,
  SearchQuery,
} from '#functions/services/search/port/port.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { rankJob } from '#shared/domain/languages/job-fit.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { rungs } from '#shared/domain/languages/language-row.ts';
import { epochMs } from '#shared/domain/time.ts';
import { readTestTable } from '#test/support/language-table.ts';
import {
  jobQuestions,
  limits,
  orders,
  pagedQuestions,
  peopleQuestions,
  queryOf,
  type Requested,
  ranked,
  rankOf,
  today,
} from './cases.ts';
import { changes } from './changes.ts';
import { entryOf, jobKind, jobs, people, peopleKind } from './corpus.ts';
import { personalOrder, postings, seekers } from './fitting-jobs.ts';
import { guesses, namedPeople, personOf } from './hidden-names.ts';
import { chosenJobs, chosenPeople, namedByPeople, namedOccupations } from './occupations.ts';
import { oracle } from './oracle.ts';
import { scripts } from './scripts/index.ts';
import type { Case } from './scripts/script.ts';
import { foundByTexts, translatedJobs } from './several-texts.ts';
import { typos } from './typos.ts';

/** An index that a test opened: entries that were applied are found as soon as `apply` is done. */
export interface TestedIndex extends SearchIndex {
  close(): void | Promise<void>;
}

/** An engine as the suite tests it. */
export interface TestedEngine {
  name: string;
  /** A new, empty index. */
  open(kind: SearchKind): TestedIndex | Promise<TestedIndex>;
}

export const idsOf = ({ found }: Pick<SearchAnswer, 'found'>): number[] => found.map(({ place }) => place.id);
const ascending = (ids: readonly number[]) => ids.toSorted((left, right) => left - right);

/** Every page of a search; their number is bounded. */
export async function readAll(index: SearchIndex, query: SearchQuery): Promise<number[]> {
  const ids: number[] = [];
  let after: Place | undefined;
  for (let pages = 0; pages < 300; pages += 1) {
    const answer = await index.search({ ...query, after });
    ids.push(...idsOf(answer));
    if (!answer.next) return ids;
    after = answer.next;
  }
  throw new Error('The pages never end.');
}

const fitRank = ({ rows, modes }: (typeof seekers)[number], requested: LanguageRequirements): number =>
  rankJob(rows, modes, requested, today).byFit;

const caseOf = ([requested, ...ids]: Case) => ({ requested, ids });
const nameOf = (requested: Requested): string => JSON.stringify(requested);

/** A total that is not exact is a lower bound. */
function expectTotal({ total }: SearchAnswer, count: number) {
  if (total?.isExact) expect(total.count).toBe(count);
  else expect(total?.count).toBeLessThanOrEqual(count);
}

/** The rules that every search engine follows, over two corpora that are loaded once. */
export function conformance({ name, open }: TestedEngine): void {
  describe(`the search engine ${name}`, () => {
    let jobIndex: TestedIndex;
    let peopleIndex: TestedIndex;
    beforeAll(async () => {
      jobIndex = await open(jobKind);
      peopleIndex = await open(peopleKind);
      await jobIndex.apply(jobs.map(entryOf), 1);
      await peopleIndex.apply(people.map(entryOf), 1);
    });
    afterAll(async () => {
      await jobIndex.close();
      await peopleIndex.close();
    });

    const plainJobs = oracle(jobKind, jobs);
    const plainPeople = oracle(peopleKind, people);

    describe.each(scripts)('in $name', ({ words, places }) => {
      it.each(words.map(caseOf))('finds $asked where it is written', async ({ requested, ids }) => {
        const answer = await jobIndex.search(queryOf({ words: requested }, { counted: 'total' }));
        expect(ascending(idsOf(answer))).toEqual(ids);
        expectTotal(answer, ids.length);
      });

      it.each(places.map(caseOf))('finds $asked as part of a place', async ({ requested, ids }) => {
        const answer = await jobIndex.search(queryOf({ contains: { location: requested } }, { counted: 'total' }));
        expect(ascending(idsOf(answer))).toEqual(ids);
        expectTotal(answer, ids.length);
      });
    });

    it.each(ranked.map(caseOf))('sorts what has $asked by relevance', async ({ requested, ids }) => {
      expect(await readAll(jobIndex, queryOf({ words: requested }, { order: 'relevance', limit: 2 }))).toEqual(ids);
    });

    const pages = pagedQuestions.flatMap((requested) =>
      orders.flatMap((order) => limits.map((limit) => ({ requested, order, limit, name: nameOf(requested) }))),
    );
    const isSortable = ({ requested, order }: (typeof pages)[number]) =>
      order !== 'relevance' || requested.words !== undefined;
    it.each(pages.filter(isSortable))(
      'reads $name by $order in pages of $limit without gaps or overlap',
      async ({ requested, order, limit }) => {
        const query = queryOf(requested, { order, limit, rankOf });
        expect(await readAll(jobIndex, query)).toEqual(idsOf(plainJobs.search({ ...query, limit: 1_000 })));
      },
    );

    /** Compares everything that a search answers with the plain check of every document. */
    async function compare(index: TestedIndex, plain: typeof plainJobs, requested: Requested) {
      const query = queryOf(requested, { counted: 'facets' });
      const [answer, wanted] = [await index.search(query), plain.search(query)];
      expect(idsOf(answer)).toEqual(idsOf(wanted));
      expect(answer.total).toEqual(wanted.total);
      expect(answer.unknown).toBe(wanted.unknown);
      expect(answer.facets).toEqual(wanted.facets);
      expect(answer.isPartial).toBe(false);
    }

    it.each(jobQuestions.map((requested) => [nameOf(requested), requested] as const))(
      'finds and counts jobs that meet %s',
      (_, requested) => compare(jobIndex, plainJobs, requested),
    );

    describe.each(rungs)('for people with evidence that is %s or better', (evidence) => {
      it.each(peopleQuestions.map((requested) => [nameOf(requested), requested] as const))(
        'finds and counts those who meet %s',
        (_, requested) => compare(peopleIndex, plainPeople, { ...requested, evidence }),
      );
    });

    it('returns what was stored of a document, and counts only what is asked', async () => {
      const answer = await jobIndex.search(queryOf({ words: 'ゲーム' }));
      expect(answer.found.map(({ summary }) => summary)).toEqual([{ id: 1001, title: '翻訳コーディネーター' }]);
      expect(answer).toMatchObject({ next: undefined, total: undefined, unknown: 0, facets: {}, isPartial: false });
    });

    it.each(typos.map(([typo, meant]) => ({ typo, meant })))(
      'knows for $typo the word $meant',
      async ({ typo, meant }) => {
        const similar = await jobIndex.similarWords(typo, queryOf({}));
        if (meant === undefined) expect(similar).toEqual([]);
        else expect(similar).toContain(meant);
      },
    );

    describe('of real jobs', () => {
      let index: TestedIndex;
      beforeAll(async () => {
        await readTestTable();
        index = await open(realJobs);
        await index.apply(await jobEntries(postings.map(({ stored }) => stored)), 1);
      });
      afterAll(() => index.close());

      it.each(seekers.map((seeker, place) => [place, seeker] as const))(
        'sorts them for person %i as a comparison with every job does',
        async (_, seeker) => {
          const rank = (requested: string) =>
            rankJob(seeker.rows, seeker.modes, unpackRequirements(requested || undefined), today);
          for (const [isGrouped, rankOf] of [
            [true, (requested: string) => rank(requested).byFit],
            [false, (requested: string) => rank(requested).byMatch],
          ] as const) {
            const ids = await readAll(index, queryOf({}, { order: 'ranked', rankOf, limit: 9 }));
            expect(ids).toEqual(personalOrder(seeker, today, isGrouped));
          }
        },
      );

      it.each(seekers.map((seeker, place) => [place, seeker] as const))(
        'counts for person %i the jobs of each rank as a comparison with every job does',
        async (_, seeker) => {
          const rankOf = (requested: string) => fitRank(seeker, unpackRequirements(requested || undefined));
          const { ranks } = await index.search(queryOf({}, { order: 'ranked', rankOf, counted: 'ranks', limit: 1 }));
          const counts: Record<number, number> = {};
          for (const { rank, count } of ranks ?? []) counts[rank] = (counts[rank] ?? 0) + count;
          const each = postings.map(({ requested }) => fitRank(seeker, requested));
          expect(counts).toEqual(
            Object.fromEntries(Object.entries(Object.groupBy(each, String)).map(([rank, all]) => [rank, all?.length])),
          );
        },
      );
    });

    describe('of jobs with occupations', () => {
      let index: TestedIndex;
      beforeAll(async () => {
        await readTestTable();
        index = await open(realJobs);
        await index.apply(await jobEntries(chosenJobs), 1);
      });
      afterAll(() => index.close());

      it.each(namedOccupations.map(caseOf))('finds them by $asked', async ({ requested, ids }) => {
        for (const sort of ['newest', 'relevance'] as const) {
          const { terms, order } = await jobQuery({ keyword: requested }, sort, epochMs(0));
          expect(ascending(await readAll(index, queryOf({}, { terms, order, limit: 3 })))).toEqual(ids);
        }
      });
    });

    describe('of jobs with texts in several languages', () => {
      let index: TestedIndex;
      beforeAll(async () => {
        await readTestTable();
        index = await open(realJobs);
        await index.apply(await jobEntries(translatedJobs), 1);
      });
      afterAll(() => index.close());

      it.each(foundByTexts.map(caseOf))('finds them by $asked, the titles first', async ({ requested, ids }) => {
        const { terms, order } = await jobQuery({ keyword: requested }, 'relevance', epochMs(0));
        expect(await readAll(index, queryOf({}, { terms, order, limit: 3 }))).toEqual(ids);
      });
    });

    describe('of real candidates', () => {
      let index: TestedIndex;
      beforeAll(async () => {
        await readTestTable();
        index = await open(candidateIndex);
        await index.apply(await candidateEntries(namedPeople), 1);
      });
      afterAll(() => index.close());

      it('finds each of them by a word that everybody may read', async () => {
        expect(await readAll(index, queryOf({ words: 'interpreter' }))).toHaveLength(namedPeople.length);
      });

      it.each(guesses)('does not find by %s the person whose hidden name it is', async (words, id) => {
        expect(await readAll(index, queryOf({ words }))).not.toContain(id);
      });
    });

    describe('of candidates with occupations', () => {
      let index: TestedIndex;
      beforeAll(async () => {
        await readTestTable();
        index = await open(candidateIndex);
        const people = chosenPeople.map((occupation, place) => personOf(place + 1, 'Zoë Müller', 'Calm', occupation));
        await index.apply(await candidateEntries(people), 1);
      });
      afterAll(() => index.close());

      it.each(namedByPeople.map(caseOf))('finds them by $asked', async ({ requested, ids }) => {
        const { terms } = await candidateQuery({ keyword: requested }, 'newest', 'all');
        expect(ascending(await readAll(index, queryOf({}, { terms })))).toEqual(ids);
      });
    });

    it('finds a text that is longer than any document nowhere', async () => {
      const answer = await jobIndex.search(queryOf({ words: `"${foldText('interpreter '.repeat(30))}"` }));
      expect(answer.found).toEqual([]);
    });

    changes(open);
  });
}

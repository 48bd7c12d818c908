import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type EpochMs, epochMs } from '#shared/domain/time.ts';
import { earlierList, listsFolder, type SiteFile, type SiteList, unneededFiles } from './unneeded-files.ts';

/** The files of some releases: the letters of a name are the releases that have it. */
const releases: Readonly<Record<string, readonly string[]>> = {
  A: ['index', 'a', 'ab', 'ad'],
  B: ['index', 'b', 'ab', 'bc'],
  C: ['index', 'c', 'bc'],
  D: ['index', 'd', 'ad'],
};
const keyOf = (release: string) => `${listsFolder}${release}.json`;
const day = (number: number): EpochMs => addDays(epochMs(Date.UTC(2026, 0, 1)), number);

/** A bucket as publications leave it: each uploads the files and the list of its release again. */
class Bucket {
  readonly lists = new Map<string, SiteList>();
  readonly files = new Map<string, SiteFile>();
  private last = '';

  publish(release: string, at: EpochMs): void {
    const files = releases[release] ?? [];
    this.last = release;
    this.lists.set(keyOf(release), { key: keyOf(release), at, files });
    for (const key of files) this.files.set(key, { key, at });
  }

  /** @param current the release that was published last */
  unneeded(now: EpochMs, current = this.last) {
    return unneededFiles([...this.lists.values()], [...this.files.values()], { now, current: keyOf(current) });
  }

  clean(now: EpochMs): void {
    const { files, lists } = this.unneeded(now);
    for (const key of files) this.files.delete(key);
    for (const key of lists) this.lists.delete(key);
  }
}

/** `A0 B10`: the release A was published on day 0, B on day 10. */
function bucketOf(history: string): Bucket {
  const bucket = new Bucket();
  for (const [release = '', ...number] of history.split(' ').filter(Boolean)) {
    bucket.publish(release, day(Number(number.join(''))));
  }
  return bucket;
}

describe('what no browser needs any more', () => {
  test.each([
    ['nothing was published', '', 50, ''],
    ['the first release', 'A0', 0, ''],
    ['the current release, however old', 'A0', 400, ''],
    ['the current release, published again', 'A0 A10', 90, ''],
    ['a release that was just replaced', 'A0 B10', 10, ''],
    ['a release of a year that was just replaced', 'A0 B365', 365, ''],
    ['29 days after it was replaced', 'A0 B10', 39, ''],
    ['30 days after', 'A0 B10', 40, ''],
    ['31 days after: what the next one does not have', 'A0 B10', 41, 'a ad'],
    ['31 days after the end of a long release', 'A0 B365', 396, 'a ad'],
    ['of two replaced releases the older', 'A0 B10 C20', 41, 'a ad'],
    ['of two replaced releases both', 'A0 B10 C20', 51, 'a ab ad b'],
    ['many releases of one day', 'A0 B1 C1 A1 D1', 31, ''],
    ['many releases of one day, in time', 'A0 B1 C2 D3', 34, 'a ab b bc c'],
    ['a file that a later release has again', 'A0 B10 D20', 45, 'a'],
    ['the same when both are replaced', 'A0 B10 D20 C30', 61, 'a ab ad b d'],
    ['a release that was undone', 'A0 B10 A20', 50, ''],
    ['a release that was undone, 31 days after', 'A0 B10 A20', 51, 'b bc'],
    ['the release that came back', 'A0 B10 A20', 300, 'b bc'],
    ['a release that came back and was replaced again', 'A0 B10 A20 C60', 90, 'b'],
    ['the same, 31 days after', 'A0 B10 A20 C60', 91, 'a ab ad b'],
    ['a release that was undone and deployed again', 'A0 B10 A20 B30', 60, ''],
    ['an undo to the last but one', 'A0 B10 C20 A30', 61, 'b bc c'],
    ['a slow stage: one release a year', 'A0 B365 C730', 730, 'a ad'],
    ['two publications in one second', 'A0 B10 C10', 39, ''],
  ])('%s', (_, history, now, removed) => {
    const bucket = bucketOf(history);
    const { files, lists } = bucket.unneeded(day(now));
    expect(files.sort().join(' ')).toBe(removed);
    // A list stays as long as a file that it protects.
    for (const file of files) {
      const naming = [...bucket.lists.values()].filter((list) => list.files.includes(file));
      expect(lists).toEqual(expect.arrayContaining(naming.map(({ key }) => key)));
    }
  });

  test('is no file that no list names', () => {
    const bucket = bucketOf('A0 B10');
    bucket.files.set('verification.html', { key: 'verification.html', at: day(-900) });
    expect(bucket.unneeded(day(900)).files.sort()).toEqual(['a', 'ad']);
  });

  test('is no file that a publication has just uploaded, whose list is not there yet', () => {
    const bucket = bucketOf('A0 B10');
    bucket.files.set('a', { key: 'a', at: day(60) });
    expect(bucket.unneeded(day(60)).files).toEqual(['ad']);
  });

  test('is no file of the release that the deployment names, even if its list looks old', () => {
    expect(bucketOf('A0 B10').unneeded(day(400), 'A').files).toEqual([]);
  });

  test.each([
    ['30 days after the first list', 35, []],
    ['31 days after', 36, ['x']],
  ])('was there before the first list: %s', (_, now, removed) => {
    const bucket = bucketOf('A5');
    bucket.lists.set(earlierList, { key: earlierList, at: day(5), files: ['x', 'ab'] });
    bucket.files.set('x', { key: 'x', at: day(-100) });
    expect(bucket.unneeded(day(now)).files).toEqual(removed);
  });

  test('is never the current release because of the list of earlier files', () => {
    const bucket = bucketOf('A5');
    bucket.lists.set(earlierList, { key: earlierList, at: day(6), files: ['x'] });
    bucket.publish('B', day(100));
    expect(bucket.unneeded(day(100)).files).toEqual([]);
  });
});

const publications = fc.array(
  fc.record({
    release: fc.constantFrom(...Object.keys(releases)),
    afterDays: fc.double({ min: 0, max: 45, noNaN: true }),
  }),
  { minLength: 1, maxLength: 25 },
);

test('no history removes a file of a release that was current in the last 30 days', () => {
  fc.assert(
    fc.property(publications, (history) => {
      const bucket = new Bucket();
      const current: { release: string; until: EpochMs }[] = [];
      let now = day(0);
      for (const { release, afterDays } of history) {
        now = epochMs(now + afterDays * 86_400_000 + 1_000);
        for (const each of current.slice(-1)) each.until = now;
        current.push({ release, until: epochMs(Number.MAX_SAFE_INTEGER) });
        bucket.publish(release, now);
        bucket.clean(now);
        for (const each of current.filter(({ until }) => until >= addDays(now, -30))) {
          for (const file of releases[each.release] ?? []) expect(bucket.files.has(file)).toBe(true);
        }
      }
    }),
  );
});

test('whatever was published, one release alone is left 31 days after it came', () => {
  fc.assert(
    fc.property(publications, (history) => {
      const bucket = new Bucket();
      let now = day(0);
      for (const { release, afterDays } of history) {
        now = epochMs(now + afterDays * 86_400_000 + 1_000);
        bucket.publish(release, now);
      }
      bucket.clean(addDays(now, 31));
      const last = history.at(-1)?.release ?? '';
      expect([...bucket.files.keys()].sort()).toEqual([...(releases[last] ?? [])].sort());
      expect([...bucket.lists.keys()]).toEqual([keyOf(last)]);
    }),
  );
});

import { addDays, type EpochMs } from '#shared/domain/time.ts';

/** The folder of the lists in the bucket of the site. */
export const listsFolder = 'releases/';

/** The list of the hashed files that were there before the first list. */
export const earlierList = `${listsFolder}earlier.json`;

/** Days for which browsers may have a page of a replaced release: open, or stored by the service worker. */
const neededDays = 30;

/** A file of the bucket. `at`: when it was uploaded last. */
export interface SiteFile {
  key: string;
  at: EpochMs;
}

/** A list of the files of a release. It is uploaded with the release's pages, so `at` is when the release was published last. */
export interface SiteList extends SiteFile {
  files: readonly string[];
}

/** When a release was replaced: by the first one that was published after it. Undefined: none was. */
function endOf({ key, at }: SiteList, lists: readonly SiteList[]): EpochMs | undefined {
  if (key === earlierList) return at;
  const later = lists.filter((list) => list.key !== earlierList && list.at > at);
  return later.map((list) => list.at).sort((one, other) => one - other)[0];
}

/**
 * What no browser needs any more: files that only releases name which were replaced more than 30 days ago, and then the lists of
 * those releases. A file that no list names stays, and one that was uploaded meanwhile, as a release that is being published may
 * name it again.
 * @param files all files of the bucket
 * @param current the list that the deployment has just published: it never ends, whatever the times are
 */
export function unneededFiles(
  lists: readonly SiteList[],
  files: readonly SiteFile[],
  { now, current }: { now: EpochMs; current: string },
): { files: string[]; lists: string[] } {
  const oldest = addDays(now, -neededDays);
  const ended = lists.filter((list) => list.key !== current && (endOf(list, lists) ?? now) < oldest);
  const named = new Set(ended.flatMap((list) => list.files));
  const needed = new Set(lists.filter((list) => !ended.includes(list)).flatMap((list) => list.files));
  return {
    files: files.flatMap(({ key, at }) => (named.has(key) && !needed.has(key) && at < oldest ? [key] : [])),
    lists: ended.map(({ key }) => key),
  };
}

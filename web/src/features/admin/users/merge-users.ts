interface Dated {
  /** ISO 8601 in UTC. */
  created_at: string;
}

/** The loaded part of a list, newest first. */
export interface LoadedList<User extends Dated> {
  users: readonly User[];
  hasMore: boolean;
}

/** Sign-up time of the last loaded user of a list with further pages; undefined for a complete list. */
const endOf = <User extends Dated>({ users, hasMore }: LoadedList<User>): string | undefined =>
  hasMore ? users.at(-1)?.created_at : undefined;

/**
 * Merges lists, newest first, down to the end of the list that is loaded least far: loading more never inserts rows
 * above visible ones.
 */
export const mergeNewest = <User extends Dated>(lists: readonly LoadedList<User>[]): User[] => {
  const ends = lists.map(endOf).filter((end) => end !== undefined);
  const horizon = ends.toSorted().at(-1) ?? '';
  return lists
    .flatMap(({ users }) => users)
    .filter(({ created_at }) => created_at >= horizon)
    .toSorted((left, right) => (left.created_at < right.created_at ? 1 : -1));
};

/** The list whose next page shows more: the one that `mergeNewest` waits for; undefined where all are complete. */
export const nextToLoad = <List extends LoadedList<Dated>>(lists: readonly List[]): List | undefined =>
  lists
    .filter(({ hasMore }) => hasMore)
    .toSorted((left, right) => ((endOf(left) ?? '~') < (endOf(right) ?? '~') ? 1 : -1))[0];

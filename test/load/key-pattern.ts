/** A word of a key that is the same for everybody, such as `JOBS`, `candidate` or `full-time`; ids and hashes are not. */
const sharedWord = /^(?:[A-Z_]+|[a-z-]{1,12})$/;

const partitionPattern = (partition: string): string =>
  partition
    .split('#')
    .map((part) => (sharedWord.test(part) ? part : '<id>'))
    .join('#');

/**
 * A partition key with its ids, addresses and hashes replaced by `<id>`, after the index's name, if any:
 * `INBOX#candidate#<id>`, `GSI1 JOBS`.
 */
export function keyPattern(key: string): string {
  const [, index = '', partition = ''] = /^(GSI\d )?(.*)$/s.exec(key) ?? [];
  return `${index}${partitionPattern(partition)}`;
}

/** Whether a pattern is one key of the whole portal, not one of many. */
export const isShared = (pattern: string): boolean => !pattern.includes('<id>');

import { describeError, log } from '#functions/platform/log.ts';

/** Receives an item that has the shape of no version of its entity. */
export type OnUnreadable = (item: Record<string, unknown>, error: unknown) => void;

/**
 * Parses items one by one.
 * @param onUnreadable receives those that cannot be parsed, which are left out; absent: their error is thrown
 */
export const parseEach = <Parsed>(
  items: readonly Record<string, unknown>[],
  parse: (item: Record<string, unknown>) => Parsed,
  onUnreadable?: OnUnreadable,
): Parsed[] =>
  items.flatMap((item) => {
    try {
      return [parse(item)];
    } catch (error) {
      if (!onUnreadable) throw error;
      onUnreadable(item, error);
      return [];
    }
  });

/** For lists, which leave out what cannot be read. The log names its key. */
export const leaveOut: OnUnreadable = ({ PK, SK }, error) =>
  log('ITEM_UNREADABLE', { key: `${PK} ${SK}`, ...describeError(error) });

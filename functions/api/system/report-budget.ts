import { networkOf } from '#functions/entities/address-budget/network-of.ts';
import { addMs, type EpochMs, epochMs, hourMs } from '#shared/domain/time.ts';

/** How many reports one instance of the function writes in an hour, of one client network and of all. */
export const maxOfNetwork = 20;
export const maxOfAll = 3_600;

let end = epochMs(0);
let written = 0;
let isFull = false;
/** Reports by network. It has at most `maxOfAll` entries, and is emptied every hour: networks are never stored. */
const byNetwork = new Map<string, number>();

/**
 * Counts a report in the memory of this instance: a store would cost more than the line that it saves. The firewall limits the
 * requests of an address (`requestsPerAddress`), and the API those of all.
 * @returns `first-refused`: the first report of this hour that is over a budget
 */
export function spendReport(clientAddress: string, now: EpochMs): 'within' | 'first-refused' | 'refused' {
  if (now >= end) {
    end = addMs(now, hourMs);
    written = 0;
    isFull = false;
    byNetwork.clear();
  }
  const network = networkOf(clientAddress);
  const ofNetwork = byNetwork.get(network) ?? 0;
  if (written < maxOfAll && ofNetwork < maxOfNetwork) {
    written += 1;
    byNetwork.set(network, ofNetwork + 1);
    return 'within';
  }
  const wasFull = isFull;
  isFull = true;
  return wasFull ? 'refused' : 'first-refused';
}

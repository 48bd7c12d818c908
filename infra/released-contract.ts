import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOf } from './contract.ts';
import { breaksBetween } from './release/compare-contracts.ts';
import { contractText, readContract } from './release/contract-text.ts';

/** A difference that pages of the last release notice, and that is wanted. */
interface AcceptedBreak {
  /** As the comparison prints it: `GET /jobs is gone`. */
  line: string;
  /** Why it is wanted, and what users with open pages see. */
  why: string;
}

/** Emptied with each release: the next one begins with its own contract. */
export const acceptedBreaks: readonly AcceptedBreak[] = [];

/** The contract of the last release. */
export const releasedContractFile = join(import.meta.dirname, 'release/released-contract.jsonl');

/** What pages of the release in a file would notice of today's contract and is not accepted by name. */
export function unacceptedBreaks(file: string): string[] {
  const accepted = new Set(acceptedBreaks.map(({ line }) => line));
  const released = readContract(readFileSync(file, 'utf8'));
  return breaksBetween(released, contractOf()).filter((line) => !accepted.has(line));
}

/**
 * Makes sure that a commit which is released has its own contract as that of the last release, so that the next one is compared with it.
 * @throws Error when the file was another one: it is written then, unless pages of the release before would break
 */
export function recordContract(file = releasedContractFile): void {
  const text = contractText(contractOf());
  const isThere = existsSync(file);
  if (isThere && readFileSync(file, 'utf8') === text) return;
  const breaks = isThere ? unacceptedBreaks(file) : [];
  if (breaks.length > 0) {
    const remedy =
      'Make the changes compatible, or accept them in infra/released-contract.ts (docs/operations/releases.md).';
    throw new Error(`Pages of the last release would break:\n${breaks.join('\n')}\n${remedy}`);
  }
  writeFileSync(file, text);
  throw new Error(`${file} was not the contract of this commit and is now: commit it, and release that commit.`);
}

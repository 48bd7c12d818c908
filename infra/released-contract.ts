import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
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
export const acceptedBreaks: readonly AcceptedBreak[] = [
  ...['POST /jobs', 'PUT /jobs/{id}'].map((call) => ({
    line: `${call} body: maxBodyBytes none is 262144`,
    why: 'It is twice the limit of calls without one of their own.',
  })),
  {
    line: String.raw`POST /browser-reports request.body.screen: pattern ^(?:\*|\/|(?:\/:?[A-Za-z-]{1,40}\??){1,5})$ is ^(?:\*|\/|(?:\/:?[A-Za-z-]{1,40}\??){1,6})$`,
    why: 'Every path of the pattern before is one of this pattern: the list of jobs of a language has six parts.',
  },
  ...['answer.notifications[].kind', 'answer.notifications[].kind', 'answer.notifications[].kind'].map((place) => ({
    line: `GET /account/export ${place}: "job_digest" is refused`,
    why: 'A copy of the own data is a file, which pages store and do not read.',
  })),
  ...['answer.notifications[].kind', 'answer.notifications[].kind', 'answer.notifications[].kind'].map((place) => ({
    line: `GET /account/export ${place}: "job_ending" is refused`,
    why: 'A copy of the own data is a file, which pages store and do not read.',
  })),
  ...['answer.notifications[].kind', 'answer.notifications[].kind', 'answer.notifications[].kind'].map((place) => ({
    line: `GET /account/export ${place}: "job_not_published" is refused`,
    why: 'A copy of the own data is a file, which pages store and do not read.',
  })),
  ...['answer.notifications[].kind', 'answer.notifications[].kind', 'answer.notifications[].kind'].map((place) => ({
    line: `GET /account/export ${place}: "message_received" is refused`,
    why: 'A copy of the own data is a file, which pages store and do not read.',
  })),
  ...['answer.notifications[].kind', 'answer.notifications[].kind', 'answer.notifications[].kind'].map((place) => ({
    line: `GET /account/export ${place}: "interview_changed" is refused`,
    why: 'A copy of the own data is a file, which pages store and do not read.',
  })),
  {
    line: 'GET /notifications/{type}/{id} answer[].kind: "interview_changed" is refused',
    why: 'An open page of the release offers to load itself again; until then its list of notifications shows its error.',
  },
  ...['GET', 'PUT'].map((method) => ({
    line: `${method} /notifications/preferences answer.mails.*: "interview_changed" is refused`,
    why: 'An open page of the release offers to load itself again; until then its choice of mails shows its error.',
  })),
  ...['GET', 'PUT'].map((method) => ({
    line: `${method} /notifications/preferences answer.mails.*: "message_received" is refused`,
    why: 'An open page of the release offers to load itself again; until then its choice of mails shows its error.',
  })),
  {
    line: 'GET /notifications/{type}/{id} answer[].kind: "message_received" is refused',
    why: 'An open page of the release offers to load itself again; until then its list of notifications shows its error.',
  },
  {
    line: 'GET /notifications/{type}/{id} answer[].kind: "job_not_published" is refused',
    why: 'Only who scheduled a draft, by a page of this release, has one.',
  },
  ...['answer.notifications[].kind', 'answer.notifications[].kind', 'answer.notifications[].kind'].map((place) => ({
    line: `GET /account/export ${place}: "answers_due" is refused`,
    why: 'A copy of the own data is a file, which pages store and do not read.',
  })),
  {
    line: 'GET /notifications/{type}/{id} answer[].kind: "answers_due" is refused',
    why: 'An open page of the release offers to load itself again; until then its list of notifications shows its error.',
  },
  {
    line: 'GET /notifications/{type}/{id} answer[].kind: "job_ending" is refused',
    why: 'An open page of the release offers to load itself again; until then its list of notifications shows its error.',
  },
  {
    line: 'GET /account/export answer.audit[].action: "subscription_end_changed" is refused',
    why: 'A copy of the own data is a file, which pages store and do not read.',
  },
  {
    line: 'GET /admin/audit answer[].action: "subscription_end_changed" is refused',
    why: 'Only an admin who changed an end, by a page of this release, has one; until then open pages go on.',
  },
  {
    line: 'GET /account/export answer.audit[].action: "documents_read" is refused',
    why: 'A copy of the own data is a file, which pages store and do not read.',
  },
  {
    line: 'GET /admin/audit answer[].action: "documents_read" is refused',
    why: 'Only an admin who opened documents, by a page of this release, has one; until then open pages go on.',
  },
  {
    line: 'GET /account/export answer.audit[].action: "messages_read" is refused',
    why: 'A copy of the own data is a file, which pages store and do not read.',
  },
  {
    line: 'GET /admin/audit answer[].action: "messages_read" is refused',
    why: 'Only an admin who read a reported thread, by a page of this release, has one; until then open pages go on.',
  },
  {
    line: 'GET /notifications/{type}/{id} answer[].kind: "job_digest" is refused',
    why: 'Only who switched the digest on, by a page of this release, has one, on the Monday after.',
  },
];

const root = join(import.meta.dirname, '..');

/** What is recorded of the last release, as two files. */
export const releasedFiles = {
  /** Its contract. */
  contract: join(root, 'infra/release/released-contract.jsonl'),
  /** Items as it stores them, and what its pages request (`test/support/released-world.ts`). */
  items: join(root, 'infra/release/released-items.jsonl'),
};

/** A digest of what decides the shapes of items and calls: the stored schemas and the contract. */
export function stateOfSources(): string {
  const stored = globSync('functions/{data,entities}/**/stored-*.ts', { cwd: root });
  const hash = createHash('sha256').update(contractText(contractOf()));
  for (const file of stored.filter((each) => !each.endsWith('.test.ts')).sort())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** What pages of the release in a file would notice of today's contract and is not accepted by name. */
function unacceptedBreaks(file: string): string[] {
  const accepted = new Set(acceptedBreaks.map(({ line }) => line));
  const released = readContract(readFileSync(file, 'utf8'));
  return breaksBetween(released, contractOf()).filter((line) => !accepted.has(line));
}

/** Writes the items and requests of this commit, and tries them: a test does, as only tests have a table and its engine. */
function recordItems(): void {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', 'released-items'];
  const env = { ...process.env, RELEASED_ITEMS: 'record' };
  execFileSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
}

const stateOfItems = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '').of : undefined;

/**
 * Makes sure that a commit which is released has its own contract and items as those of the last release, so that the next one is
 * compared with it.
 * @throws Error when they were others: they are written then, unless pages of the release before would break
 */
export function recordRelease({ contract, items } = releasedFiles, record = recordItems): void {
  const text = contractText(contractOf());
  const isThere = existsSync(contract);
  const isSame = isThere && readFileSync(contract, 'utf8') === text;
  if (isSame && stateOfItems(items) === stateOfSources()) return;
  const breaks = isThere ? unacceptedBreaks(contract) : [];
  if (breaks.length > 0) {
    const remedy =
      'Make the changes compatible, or accept them in infra/released-contract.ts (docs/operations/releases.md).';
    throw new Error(`Pages of the last release would break:\n${breaks.join('\n')}\n${remedy}`);
  }
  writeFileSync(contract, text);
  record();
  throw new Error(`${contract} and ${items} are of this commit now: commit them, and release that commit.`);
}

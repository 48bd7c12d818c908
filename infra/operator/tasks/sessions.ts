import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineTask, wholeNumber } from '../target/task.ts';

/** Ends sessions after tokens were stolen. */
export const sessions = defineTask({
  summary: 'ends the sessions of all accounts, of a kind, or of one account',
  about: `For stolen tokens: whoever has one is signed out with the next call, and the owners sign in again with a mailed code. Accounts,
drafts and data stay. A sign-in that happens meanwhile is missed: repeat the task until nothing is missed.
Reading the table costs a read unit for each 4 KB, and each account with a session a write unit.
The exit code is 1 when sessions are left to end.`,
  options: {
    kind: {
      type: 'string',
      multiple: true,
      value: '<kind>',
      help: 'candidate, recruiter or admin (repeatable); default: all',
    },
    id: { type: 'string', value: '<number>', help: 'only the account with this id, of one kind' },
  },
  run: async ({ kind = [], id }, { isDryRun, print }) => {
    const kinds = kind.length > 0 ? kind.map(kindNamed) : accountKinds;
    if (id !== undefined && kinds.length !== 1)
      throw new OperatorProblem('--id needs one --kind: ids are unique per kind.');
    const { endSessions } = await import('../items/end-sessions.ts');
    const chosen = { kinds, id: id === undefined ? undefined : wholeNumber('id', id, 1) };
    const { accounts, sessions: ended, missed } = await endSessions(chosen, isDryRun);
    print(`${isDryRun ? 'To end' : 'Ended'}: ${ended} sessions of ${accounts} accounts. Missed: ${missed}.`);
    return (isDryRun ? ended : missed) > 0 ? 1 : 0;
  },
});

/** @throws OperatorProblem for a kind that does not exist */
function kindNamed(text: string): AccountKind {
  const found = accountKinds.find((each) => each === text);
  if (!found) throw new OperatorProblem(`There is no kind ${text}. The kinds are ${accountKinds.join(', ')}.`);
  return found;
}

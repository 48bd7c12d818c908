import { deployedTemplate } from '../deployed/template.ts';
import { missingRights, rolesOf, unusedGrants } from './judge-rights.ts';
import { workingRights } from './rights-log.ts';

/** Grants that our code does not use, with their purpose. */
const explained: readonly { grant: RegExp; because: string }[] = [
  { grant: /: logs:(CreateLogStream|PutLogEvents) on /, because: 'Lambda writes the log of a function with its role.' },
  {
    grant: /\/(stream|send)\.ts: dynamodb:\w+ on table\/table\/stream\//,
    because: "Lambda reads the table's stream with the role of the function that gets the records.",
  },
  {
    grant: /\/(stream|send)\.ts: sqs:\w+ on EventsDeadLetters/,
    because: 'Lambda sends the records of failed batches to the queue with the role of the function.',
  },
];

/**
 * Differences between the roles of the deployed functions and the functions' requests in a test run, as lines: missing
 * rights and, when every test ran, grants that are neither used nor explained.
 */
export async function judgeRights(folder: string, isWhole: boolean): Promise<string[]> {
  const needed = workingRights(folder);
  if (needed.length === 0) return [];
  const roles = rolesOf(await deployedTemplate());
  const missing = missingRights(roles, needed);
  if (!isWhole) return missing;
  const unused = unusedGrants(roles, needed).filter((grant) => !explained.some((each) => each.grant.test(grant)));
  return [...missing, ...unused.map((grant) => `${grant} is allowed and never used.`)];
}

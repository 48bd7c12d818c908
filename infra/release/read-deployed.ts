import { edgeRegion } from '../settings/settings-file.ts';
import type { StackTemplate } from './losses.ts';

/** A stack of the account. */
export interface FoundStack {
  name: string;
  /** CloudFormation's status, such as `UPDATE_COMPLETE`. */
  status: string;
  outputs: Readonly<Record<string, string>>;
  /** The account that it is in. */
  account?: string | undefined;
}

/** What is read of CloudFormation. */
export interface StackReader {
  stacksIn(region: string): Promise<FoundStack[]>;
  templateOf(region: string, name: string): Promise<StackTemplate>;
}

/** A stage as it is deployed. */
export interface DeployedStage {
  /** Undefined: its companion stacks in us-east-1 exist, but versions before this one do not name the region there. */
  region: string | undefined;
  /** Of all its stacks; empty when the stage is in another region than the one of its file. */
  templates: StackTemplate[];
}

const portalOf = (stage: string): string => `LanguageJobPortal-${stage}`;

/** Whether a stack belongs to a stage: the portal, or one of its companions. */
export const isStackOf = (stage: string, name: string): boolean =>
  name === portalOf(stage) || name.startsWith(`${portalOf(stage)}-`);

/** Statuses of stacks that were deployed once; after a first deployment that failed there is nothing to lose. */
const wasDeployed = ({ status }: FoundStack): boolean => /^(CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(status);

/**
 * A stage as it is deployed, from its stacks in the region of its file and in us-east-1, where each stage has the portal
 * or a companion: a changed region is noticed there. Costs a list of stacks in each region, and a template of each stack.
 * @param account that is deployed to, if known
 * @param mayBeEmpty whether it may have no stack at all, as before its bootstrap
 * @returns undefined when the stage was never deployed
 * @throws Error when the reader looks at another account: an option `--profile` of the CDK command does not reach it
 */
export async function readDeployed(
  stage: string,
  region: string,
  reader: StackReader,
  account?: string,
  mayBeEmpty = false,
): Promise<DeployedStage | undefined> {
  const portal = portalOf(stage);
  const stacksIn = async (place: string) => {
    const found = await reader.stacksIn(place);
    requireAccount(found, account);
    if (account !== undefined && found.length === 0 && !mayBeEmpty) throw new Error(emptyAccount(place, account));
    return found.filter((stack) => isStackOf(stage, stack.name) && wasDeployed(stack));
  };
  const here = await stacksIn(region);
  const atEdge = region === edgeRegion ? here : await stacksIn(edgeRegion);
  const isPortal = ({ name }: FoundStack) => name === portal;
  if (here.some(isPortal)) {
    const templatesOf = (place: string, stacks: readonly FoundStack[]) =>
      Promise.all(stacks.map(({ name }) => reader.templateOf(place, name)));
    const elsewhere = atEdge === here ? [] : atEdge;
    const templates = [...(await templatesOf(region, here)), ...(await templatesOf(edgeRegion, elsewhere))];
    return { region, templates };
  }
  if (atEdge.some(isPortal)) return { region: edgeRegion, templates: [] };
  // Deployed after the portal, unlike the firewall, which a first deployment that failed leaves behind.
  const companion = atEdge.find(({ name }) => name === `${portal}-EdgeLog`);
  if (companion === undefined || companion.outputs.PortalRegion === region) return undefined;
  return { region: companion.outputs.PortalRegion, templates: [] };
}

/** Whose stacks these credentials see is not known without any; an account that is deployed to has that of its bootstrap. */
const emptyAccount = (place: string, account: string): string =>
  `In ${place} the credentials of the environment see no stack, not even that of \`cdk bootstrap\`: they may be of another account than ` +
  `${account}, and a stage there would be taken for a new one. Select a profile by AWS_PROFILE, not by an option. Where the account ` +
  'has no stack yet: -c confirm=account';

function requireAccount(found: readonly FoundStack[], account: string | undefined): void {
  const other = found.find((stack) => stack.account !== undefined && stack.account !== account)?.account;
  if (account === undefined || other === undefined) return;
  throw new Error(
    `The credentials of the environment are of the account ${other}, but this deployment goes to ${account}, which cannot be ` +
      'compared with: select a profile by AWS_PROFILE, not by an option.',
  );
}

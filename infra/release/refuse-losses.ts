import { refuseSkippedSteps } from './layout-steps.ts';
import { type Loss, lossesBetween, lossNames, type StackTemplate } from './losses.ts';
import type { DeployedStage } from './read-deployed.ts';

/** What the next deployment of a stage is compared with. */
interface Comparison {
  stage: string;
  region: string;
  /** Undefined: the stage was never deployed, or no credentials exist to look at it. */
  deployed: DeployedStage | undefined;
  next: readonly StackTemplate[];
  /** Names of losses that are wanted: `-c confirm=alias,certificate`. */
  confirmed: readonly string[];
  /** How to correct a loss, and to confirm the named ones; absent: of a deployment from a checkout. */
  remedy?(names: string): string;
}

/**
 * The names in a confirmation such as `alias,certificate`.
 * @throws Error for a name that is no loss: a typing error would confirm nothing
 */
export function confirmedIn(text: unknown): string[] {
  const names = typeof text === 'string' ? text.split(',').map((name) => name.trim()) : [];
  const unknown = names.filter((name) => !lossNames.includes(name));
  if (unknown.length === 0) return names;
  throw new Error(`There is no ${unknown.join(', ')} to confirm. What can be confirmed: ${lossNames.join(', ')}.`);
}

const regionLoss = (present: string | undefined, region: string): Loss => ({
  name: 'region',
  words:
    `the stage is in ${present ?? 'another region'}; in ${region} a second, empty one would begin, without its accounts, jobs, ` +
    'payments and files',
});

const ofCheckout = (stage: string) => (names: string) =>
  `Correct stages/${stage}.json, or confirm what is wanted by name: npx cdk deploy --all -c confirm=${names}`;

/**
 * @throws Error that says what a deployment would take away without a confirmation, and how to confirm it, or that it skips a
 * step between one stack and several
 */
export function refuseLosses(comparison: Comparison): void {
  const { stage, region, deployed, next, confirmed, remedy = ofCheckout(stage) } = comparison;
  if (!deployed) return;
  if (deployed.region === region) refuseSkippedSteps(deployed.templates, next);
  const losses =
    deployed.region === region ? lossesBetween(deployed.templates, next) : [regionLoss(deployed.region, region)];
  const unconfirmed = losses.filter(({ name }) => !confirmed.includes(name));
  if (unconfirmed.length === 0) return;
  const lines = unconfirmed.map(({ name, words }) => `  ${name}: ${words}.`);
  const all = losses.map(({ name }) => name).join(',');
  throw new Error(`Compared with what is deployed, ${stage} would lose:\n${lines.join('\n')}\n${remedy(all)}`);
}

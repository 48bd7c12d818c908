import { isInUse } from '#functions/entities/account/stored-account.ts';
import type { Visibility } from '#shared/contracts/visibility.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { mailDomain } from '#shared/domain/email-address.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import type { Block, CandidateSummary } from './stored-candidate.ts';

// What a viewer may see of a candidate: every list, search, saved search, address and file link uses this module (decision 69). Pure, and
// beside the stored shape, because the item's place in the list and the search documents follow the same rules.

/** The viewer of candidates, as stored; undefined in these functions is a guest. */
export interface Viewer {
  kind: AccountKind;
  id: number;
  /** Canonical (`readEmail`). */
  email: string;
  /** Of a company's colleagues: the account that looks, whose mail domain may be blocked, too. */
  account?: { email: string };
}

/** What connects a recruiter with a candidate. */
export interface Tie {
  /** The recruiter unlocked the candidate. */
  unlocked?: boolean;
  /** The latest application of the candidate to a job of the recruiter. */
  appliedAt?: IsoInstant | undefined;
  /** The recruiter is verified and has an active subscription (`candidate-access.ts`). */
  hasAccess?: boolean;
}

/** `masked`: without what identifies the person. `full`: with the name, contact details and files. */
export type Sight = 'hidden' | 'masked' | 'full';

type Visible = Pick<CandidateSummary, 'id' | 'state' | 'paused' | 'blocks' | 'profile_public' | 'in_showcase'>;

/** Whether lists, searches, saved searches and counts of candidates may have the candidate at all. */
export const isListed = (candidate: Pick<Visible, 'state' | 'paused'>): boolean =>
  isInUse(candidate) && !candidate.paused;

/** Whether guests see the candidate in the public list. */
export const isPublic = (candidate: Pick<Visible, 'state' | 'paused' | 'profile_public'>): boolean =>
  isListed(candidate) && candidate.profile_public;

/** Whether guests see the candidate on the landing page. */
export const isShowcased = (candidate: Pick<Visible, 'state' | 'paused' | 'in_showcase'>): boolean =>
  isListed(candidate) && candidate.in_showcase;

/** The block of a company account, as searches compare it. */
const accountKey = (id: number): string => `#${id}`;

/** What blocks are compared with, of a candidate: texts of at most 64 characters. */
export const keysOfBlocks = (blocks: readonly Block[]): string[] =>
  blocks.map(({ company_id, name }) => (company_id === undefined ? name : accountKey(company_id)));

/**
 * The blocks that hide candidates from a viewer: of the account, of its mail domain and of the domains above that one. Only
 * recruiters can be blocked.
 */
export function blockingKeys(viewer: Viewer | undefined): string[] {
  if (viewer?.kind !== 'recruiter') return [];
  const addresses = [viewer.email, viewer.account?.email ?? viewer.email];
  return [accountKey(viewer.id), ...new Set(addresses.flatMap(domainsOf))];
}

/** The mail domain of an address, and the domains above that one. */
function domainsOf(email: string): string[] {
  const labels = mailDomain(email).split('.');
  return labels.slice(0, -1).map((_, first) => labels.slice(first).join('.'));
}

/** The latest block of a viewer, or undefined. */
function blockOf({ blocks }: Pick<Visible, 'blocks'>, viewer: Viewer): Block | undefined {
  if (blocks.length === 0) return undefined;
  const hiding = new Set(blockingKeys(viewer));
  const keys = keysOfBlocks(blocks);
  return blocks.findLast((_, place) => hiding.has(keys[place] ?? ''));
}

/** The mark of a candidate who pauses, for those who see them nevertheless. */
export const markOf = ({ paused }: Pick<Visible, 'paused'>): { not_looking?: true } =>
  paused ? { not_looking: true } : {};

/** Whether the candidate blocks the viewer. */
export const isBlocked = (candidate: Pick<Visible, 'blocks'>, viewer: Viewer): boolean =>
  blockOf(candidate, viewer) !== undefined;

/** The instant of the block: applications after it are seen by the blocked viewer. Undefined without a block: all are. */
export const blockedSince = (candidate: Pick<Visible, 'blocks'>, viewer: Viewer): IsoInstant | undefined =>
  blockOf(candidate, viewer)?.at;

/** Whether only an application lets a company see the candidate: who pauses is seen by those who unlocked them before. */
export const needsApplication = ({ paused }: Pick<Visible, 'paused'>, unlocked: boolean): boolean =>
  paused && !unlocked;

/**
 * What a viewer may see of a candidate. Who unlocked a candidate or received an application still sees someone who pauses,
 * but not someone who blocks them: unless by an application that is later than the block.
 */
export function sightOf(candidate: Visible, viewer: Viewer | undefined, tie: Tie = {}): Sight {
  if (viewer?.kind === 'admin') return 'full';
  if (viewer?.kind === 'candidate') return viewer.id === candidate.id ? 'full' : 'hidden';
  if (!isInUse(candidate)) return 'hidden';
  if (!viewer) return isPublic(candidate) || isShowcased(candidate) ? 'masked' : 'hidden';
  const { unlocked = false, appliedAt, hasAccess = false } = tie;
  const block = blockOf(candidate, viewer);
  if (block && !(appliedAt !== undefined && appliedAt > block.at)) return 'hidden';
  if (needsApplication(candidate, unlocked) && appliedAt === undefined) return 'hidden';
  return unlocked && hasAccess && !block ? 'full' : 'masked';
}

/** Whether an application is shown to a viewer who may see the job's applications: its recruiter and admins. */
export const isApplicantSeen = (candidate: Visible | undefined, viewer: Viewer, appliedAt: IsoInstant): boolean =>
  isInUse(candidate) && sightOf(candidate, viewer, { appliedAt }) !== 'hidden';

/** What a candidate chose about who may see them, as they see it themselves. */
export const toVisibility = ({ paused, in_showcase, blocks }: CandidateSummary): Visibility => ({
  paused,
  in_showcase,
  blocked: blocks.map(({ company_id = null, name, at }) => ({ company_id, name, blocked_at: at })),
});

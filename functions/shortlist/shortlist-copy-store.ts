import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type CandidateCard, readCandidate } from '#functions/candidates/candidate-store.ts';
import type { PageKey } from '#functions/data/cursor.ts';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { ShortlistCard } from './shortlist-store.ts';

/** How many entries are brought up to date at once. */
const pageSize = 25;

const entryOwner = z.object({ recruiter_id: z.int() });

/** What an entry keeps of its candidate. */
export function copyOf(card: CandidateCard): ShortlistCard['candidate'] {
  const { id, name, email, phone, subtitle, skills, language, languages, location, experience, has_video } = card;
  return { id, name, email, phone, subtitle, skills, language, languages, location, experience, has_video };
}

/** The candidate as it is now, to copy. */
interface Source {
  copy: ShortlistCard['candidate'];
  /** Version of the profile that was copied. */
  version: number;
}

async function sourceOf(candidateId: number): Promise<Source | undefined> {
  const profile = await readCandidate(candidateId, true);
  return profile && { copy: copyOf(profile.card), version: profile.version };
}

/**
 * Brings every entry with this candidate up to date, 25 at a time (about 4 write units an entry). The candidate is read
 * now, so that repeated and late calls never bring an older state back.
 */
export async function refreshCopiesOf(candidateId: number): Promise<void> {
  const source = await sourceOf(candidateId);
  if (!source) return;
  let start: PageKey | undefined;
  do {
    const { items, next } = await newestCards(indexKeys.shortlistsOfCandidate(candidateId), entryOwner, {
      page: { limit: pageSize, start },
    });
    await Promise.all(items.map(({ recruiter_id }) => writeCopy(recruiter_id, source)));
    start = next;
  } while (start);
}

/** Brings one entry up to date: its candidate may have changed while it was made (1 read unit, about 4 write units). */
export async function refreshCopy(recruiterId: number, candidateId: number): Promise<void> {
  const source = await sourceOf(candidateId);
  if (source) await writeCopy(recruiterId, source);
}

async function writeCopy(recruiterId: number, { copy, version }: Source): Promise<void> {
  try {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.shortlistEntry(recruiterId, copy.id),
        UpdateExpression: 'SET card.candidate = :copy, candidate_version = :version',
        ConditionExpression:
          'attribute_exists(PK) AND (attribute_not_exists(candidate_version) OR candidate_version < :version)',
        ExpressionAttributeValues: { ':copy': copy, ':version': version },
      }),
    );
  } catch (error) {
    // The entry is gone, or holds this or a newer copy.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

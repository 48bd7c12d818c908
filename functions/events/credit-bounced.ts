import * as z from 'zod/mini';
import { fanOut } from '#functions/data/fan-out/fan-out.ts';
import type { PageKey } from '#functions/data/page.ts';
import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { unlocksOfCandidate } from '#functions/entities/subscription/candidate-view-store.ts';
import { creditView } from '#functions/entities/subscription/credit-view.ts';
import { log } from '#functions/platform/log.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** What SES reports of a mail that bounced, through EventBridge; of the rest of the event nothing is read. */
const bounceEvent = z.object({
  source: z.literal('aws.ses'),
  detail: z.object({
    bounce: z.object({
      bounceType: z.string(),
      bouncedRecipients: z.array(z.object({ emailAddress: z.string() })),
    }),
  }),
});

/**
 * Credits the views of a candidate whose address bounces for good: of each company that unlocked them, once. A full mailbox, or one
 * that is away, is no reason. Repeated and late reports credit nothing more, and an address that belongs to no candidate by now credits
 * nothing (1 read unit, and for each company what `creditView` costs).
 * @throws ZodError when the event has another form
 */
export async function creditBounced(event: unknown, now: EpochMs): Promise<void> {
  const { bounceType, bouncedRecipients } = bounceEvent.parse(event).detail.bounce;
  if (bounceType !== 'Permanent') return;
  for (const { emailAddress } of bouncedRecipients) {
    const owner = await readEmailPointer('candidate', emailAddress.toLowerCase());
    if (owner?.kind === 'candidate') await creditAll(owner.id, now);
  }
}

/** Credits every company's view of a candidate. */
async function creditAll(candidateId: number, now: EpochMs): Promise<void> {
  let credited = 0;
  let start: PageKey | undefined;
  do {
    start = await fanOut(
      (page) => unlocksOfCandidate(candidateId, page),
      async ({ recruiter_id }) => {
        if (await creditView(recruiter_id, candidateId, 'bounced', now)) credited += 1;
      },
      start,
    );
  } while (start);
  log('VIEWS_CREDITED', { credited });
}

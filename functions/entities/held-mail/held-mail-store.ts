import { type Transition, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryPages } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import { addMs, dayMs, type EpochMs, toEpochSeconds, toIso } from '#shared/domain/time.ts';
import { heldMailSchemaVersion, type StoredHeldMail, storedHeldMail } from './stored-held-mail.ts';

/** How long a mail is held, in days: as long as the runbooks give operators to decide. */
const heldMailDays = 30;

/** The kind that is held until an operator decides: the law wants statements of reasons to reach the person (decision 73). */
export const lastingKind = 'decision';

const moves = {
  /** Also one that was released before: its mail may have failed. */
  release: { from: ['held', 'released'], to: 'released' },
  finish: { from: ['released'], to: 'done' },
} as const satisfies Record<string, Transition<StoredHeldMail['state']>>;

type Source = StoredHeldMail['source'];

const inDays = (now: EpochMs, days: number) => toEpochSeconds(addMs(now, days * dayMs));

/** Holds the mail about an item (1 write unit); a mail that was released is held again. It is idempotent. */
export async function holdMail(kind: string, source: Source, now: EpochMs): Promise<void> {
  await write(
    updateItem<StoredHeldMail>(keys.heldMail(source), {
      set: {
        entity: 'held_mail',
        schema_version: heldMailSchemaVersion,
        kind,
        source,
        state: 'held',
        expires_at: kind === lastingKind ? undefined : inDays(now, heldMailDays),
      },
      setOnce: { held_at: toIso(now) },
    }),
  );
}

/** Stores that the mail function has finished with a released mail: it was sent, or is no longer due (1 write unit). */
export async function finishHeldMail(source: Source, now: EpochMs): Promise<void> {
  await write(
    updateItem<StoredHeldMail>(keys.heldMail(source), {
      move: { state: moves.finish },
      set: { expires_at: inDays(now, 1) },
    }),
  );
}

/** Releases a held mail (1 write unit): the change of its item starts the mail function, again where it had failed. */
export async function releaseHeldMail(source: Source, now: EpochMs): Promise<void> {
  await write(
    updateItem<StoredHeldMail>(keys.heldMail(source), {
      move: { state: moves.release },
      set: { released_at: toIso(now) },
    }),
  );
}

/** Deletes a held mail, which is then never sent (1 write unit). */
export async function discardHeldMail(source: Source): Promise<void> {
  await write({ Delete: { Key: keys.heldMail(source) } });
}

/** The mails that are held or released and not yet sent, page by page (0.5 read units for each 4 KB). */
export async function* heldMails(): AsyncGenerator<StoredHeldMail[]> {
  for await (const items of queryPages({ PK: keys.heldMails() })) {
    yield items.map((item) => storedHeldMail.parse(item)).filter(({ state }) => state !== 'done');
  }
}

import type { Change } from '#functions/data/change.ts';
import { openReports } from '#functions/entities/report/report-store.ts';
import { parseSubject } from '#functions/entities/report/stored-report.ts';
import { toIso } from '#shared/domain/time.ts';
import { applyEffects } from './apply-effects.ts';
import { notificationTo } from './effect.ts';

/**
 * Notifies the reporters who have an account of the decision about what they reported, which does not say who else did (at
 * most the newest 100 reports of the round, 0.5 read units for each 4 KB, and the writes of a notification each). Each is
 * applied once, under a name of its own.
 */
export async function followReports(change: Change): Promise<void> {
  const { before, after, at } = change;
  if (change.entity !== 'report_subject' || !before || !after) return;
  const [open, { last_decision, round }] = [parseSubject(before), parseSubject(after)];
  if (!last_decision || round === open.round) return;
  for (const { name, owner } of await openReports(open)) {
    // Admins see the decision itself.
    if (!owner || owner.kind === 'admin') continue;
    const values = { subject: open.type, decision: last_decision.decision };
    const content = { kind: 'report_decided' as const, values, link: null };
    const effects = notificationTo(owner.kind, owner.id, content, toIso(at));
    await applyEffects({ ...change, eventId: `${change.eventId}-${name}` }, effects);
  }
}

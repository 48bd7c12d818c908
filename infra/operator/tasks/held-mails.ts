import { epochMs } from '#shared/domain/time.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineTask } from '../target/task.ts';

/** Lists, sends or deletes the mails that are held while notices by mail are switched off. */
export const heldMails = defineTask({
  summary: 'counts the mails held while notices were switched off; sends them, or deletes them',
  about: `While the switch notice_mails is off, each mail that is due is held for 30 days by the item that it is about, without its
content. Delete what was a mistake with --discard, one kind at a time with --kind, then switch notice_mails on and --send
the rest. A mail that is no longer due is not sent: its notification was removed, its reader was deactivated or opted out, or one side
blocked the other. Its notification is in the inbox of the site all the while. Both may be repeated and interrupted.
Decisions against people are held until they are sent: the law wants them to arrive, so they are deleted by --kind decision only.
Listing costs 0.5 read units for each 4 KB, sending and deleting 1 write unit for each mail.
The exit code of a dry run is 1 when mails would be sent or deleted.`,
  options: {
    send: { type: 'boolean', help: 'sends them; only while notice_mails is on' },
    discard: { type: 'boolean', help: 'deletes them: they are never sent' },
    kind: { type: 'string', value: '<kind>', help: 'only those of a kind, as the list names it' },
  },
  run: async ({ send, discard, kind }, { isDryRun, print }) => {
    if (send && discard) throw new OperatorProblem('Either --send or --discard.');
    const store = await import('#functions/entities/held-mail/held-mail-store.ts');
    const { readSwitchState } = await import('#functions/data/switches/set-switch.ts');
    if (send && (await readSwitchState()).notice_mails) {
      throw new OperatorProblem('Notices by mail are off: switch them on first (task switches --on notice_mails).');
    }
    const counts = new Map<string, number>();
    for await (const mails of store.heldMails()) {
      for (const mail of mails.filter((each) =>
        kind === undefined ? !(discard && each.kind === store.lastingKind) : each.kind === kind,
      )) {
        counts.set(mail.kind, (counts.get(mail.kind) ?? 0) + 1);
        if (isDryRun) continue;
        if (send) await store.releaseHeldMail(mail.source, epochMs(Date.now()));
        if (discard) await store.discardHeldMail(mail.source);
      }
    }
    const verb = send ? 'To send' : discard ? 'To delete' : 'Held';
    const words = isDryRun || !(send || discard) ? verb : send ? 'Released' : 'Deleted';
    for (const [name, count] of [...counts].sort()) print(`${words}: ${count} of ${name}.`);
    if (counts.size === 0) print('No mail is held.');
    return isDryRun && (send || discard) && counts.size > 0 ? 1 : 0;
  },
});

import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { shortlistSteps } from '#shared/domain/hiring-statuses.ts';
import { jobTitleOfSource, parseTimeline, progressOf, type TimelineItem } from '#shared/domain/shortlist-timeline.ts';
import { cx } from '#web/lib/cx.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Progress } from '#web/ui/progress.tsx';

/** Progress of an entry: the four statuses by name, or for a rejected one the filled part of its timeline. */
export const EntryProgress = ({ entry }: { entry: ShortlistEntry }) => {
  const t = useT();
  const { done, of } = progressOf(entry.status, entry.notes);
  const label = t('shortlist.progress.label', { done, of });
  if (entry.status === 'rejected') return <Progress value={(done / of) * 100} label={label} />;
  return (
    <ol aria-label={label} className="grid grid-cols-4 gap-1.5">
      {shortlistSteps.map((step, index) => (
        <li key={step} aria-current={index + 1 === done ? 'step' : undefined} className="min-w-0">
          <span
            aria-hidden="true"
            className={cx(
              'block h-1.5 rounded-full',
              index < done ? 'bg-primary' : 'bg-sunk ring-1 ring-line ring-inset',
            )}
          />
          <span
            className={cx(
              'mt-1 block truncate text-[0.6875rem] sm:text-xs',
              index + 1 === done ? 'font-semibold' : 'text-soft',
            )}
          >
            {t(`shortlist.status.${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
};

const useItemTitle = () => {
  const t = useT();
  return ({ kind, status, text }: TimelineItem): string => {
    if (kind === 'synced') {
      const title = jobTitleOfSource(text);
      if (title === undefined) return t('shortlist.timeline.synced', { from: text });
      return t('shortlist.timeline.syncedApplication', { title });
    }
    if (kind === 'rejected') return t('shortlist.status.rejected');
    return status ? t(`shortlist.status.${status}`) : text;
  };
};

/** The colleague who made a line; nothing of a founder's. */
const Actor = ({ actor }: { actor: { name: string | null } | undefined }) => {
  const t = useT();
  return actor && <bdi className="wrap-anywhere">{` · ${actor.name ?? t('shortlist.timeline.left')}`}</bdi>;
};

/** The history of an entry, oldest first, starting with the shortlisting itself. */
export const Timeline = ({ entry }: { entry: ShortlistEntry }) => {
  const t = useT();
  const titleOf = useItemTitle();
  const items = parseTimeline(entry.notes);
  const actorAt = (at: string) => entry.actors?.find((each) => each.at === at);
  const events = [
    { key: 'start', title: t('shortlist.timeline.added'), text: '', at: entry.shortlisted_at },
    ...items.map((item, index) => ({
      key: `${item.at}-${index}`,
      title: titleOf(item),
      text: item.kind === 'synced' ? '' : item.text,
      at: item.at,
    })),
  ];
  return (
    <ol className="ms-1.5 space-y-4 border-s-2 border-line ps-4">
      {events.map(({ key, title, text, at }, index) => (
        <li key={key} className="relative text-sm">
          <span
            aria-hidden="true"
            className={cx(
              'absolute -start-[1.4375rem] top-1.5 size-3 rounded-full border-2 border-card',
              index === events.length - 1 ? 'bg-accent' : 'bg-edge',
            )}
          />
          <p className="font-semibold wrap-anywhere">{title}</p>
          {text && <p className="wrap-anywhere">{text}</p>}
          <p className="text-xs text-soft">
            <span>{formatDate(at, 'time')}</span>
            <Actor actor={actorAt(at)} />
          </p>
        </li>
      ))}
    </ol>
  );
};

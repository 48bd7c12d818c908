import type { Interview, InterviewTime } from '#shared/contracts/interviews.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { download } from '#web/lib/download.ts';
import { useLanguage, useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useOtherName } from './use-side.ts';

/** Saves an agreed interview as a file that calendars read. The code that writes it is loaded with the first file. */
export const CalendarButton = ({ interview, agreed }: { interview: Interview; agreed: InterviewTime }) => {
  const t = useT();
  const language = useLanguage();
  const name = useOtherName()(interview);
  const save = useMutation({
    mutationFn: async () => {
      const { writeCalendar } = await import('#shared/domain/calendar-text.ts');
      const { id, sequence = 0, minutes, place } = interview;
      const url = `${location.origin}${linkTo('interviews')}`;
      const event = {
        id,
        sequence,
        changedAt: toIso(epochMs(Date.now())),
        from: agreed.at,
        minutes,
        title: t('interviews.calendarTitle', { name }),
        text: `${t('interviews.calendarText', { name })} ${url}`,
        place: place ?? url,
        url,
        isCancelled: false,
      };
      return await writeCalendar([event], { site: location.host, language });
    },
    onSuccess: (content) => download('interview.ics', content, 'text/calendar;charset=utf-8'),
    onError: () => toast.error(t('interviews.failed')),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={save.isPending}
      onClick={() => save.mutate()}
      icon={<CalendarDays className="size-4" aria-hidden="true" />}
    >
      {t('interviews.calendar')}
    </Button>
  );
};

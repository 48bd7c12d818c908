import { calendarCalls } from '#shared/contracts/calendars.ts';
import { call } from '#web/lib/api-client.ts';
import { download } from '#web/lib/download.ts';
import { useLanguage, useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDays } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Saves an agreed interview as a file that calendars read. */
export const CalendarButton = ({ id }: { id: string }) => {
  const t = useT();
  const language = useLanguage();
  const save = useMutation({
    mutationFn: () => call(calendarCalls.interviewCalendar, { params: { id }, query: { language } }),
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

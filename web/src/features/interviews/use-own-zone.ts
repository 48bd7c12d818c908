import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { timeZoneCalls } from '#shared/contracts/time-zone.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { deviceZone } from '#web/lib/device-zone.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { createSingleFlight } from '#web/lib/single-flight.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';

type SetZone = typeof timeZoneCalls.setTimeZone;

/** A list and a dialog above it see at the same moment that this device is in another zone: one of them says so. */
const flight = createSingleFlight<{ zone: string; is_chosen: boolean }, AnswerOf<SetZone>>();

/** The zone that the reader chose, or else that of this device, with which the account's follows. */
export const useOwnZone = () => {
  const t = useT();
  const client = useQueryClient();
  const query = queryOf(timeZoneCalls.timeZone, {});
  const { data } = useQuery(query);
  const { mutate } = useMutation({
    mutationFn: (body: { zone: string; is_chosen: boolean }) =>
      flight.run(body, () => call(timeZoneCalls.setTimeZone, { body })),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  });
  const device = deviceZone();
  const [picked, setPicked] = useState<string>();
  const stored = data?.is_chosen ? data.zone : undefined;
  const isMoved = data && !data.is_chosen && data.zone !== device && picked === undefined;
  useEffect(() => {
    if (isMoved) mutate({ zone: device, is_chosen: false });
  }, [isMoved, device, mutate]);
  const choose = (zone: string, onSaved?: () => void) => {
    setPicked(zone);
    const onError = (error: Error) => {
      setPicked(undefined);
      toast.error(errorText(error, t('interviews.failed')));
    };
    mutate({ zone, is_chosen: true }, { onSuccess: () => onSaved?.(), onError });
  };
  return { zone: picked ?? stored ?? device, choose };
};

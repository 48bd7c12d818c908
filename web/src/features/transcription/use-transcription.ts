import { useQuery } from '@tanstack/react-query';
import { type Transcription, transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';

/** Specification 001, section 9: a poll every 3 seconds, at most 60. The server says by then that it takes too long. */
const pollMs = 3_000;
const maxPolls = 60;

const isRunning = ({ status }: Transcription): boolean => status === 'queued' || status === 'in_progress';

/**
 * The transcription of a candidate's video, from the moment that the user requests it. A video that was transcribed
 * before has its result with the first response.
 */
export const useTranscription = (candidateId: number) => {
  const start = useMutation({
    mutationFn: () => call(transcriptionCalls.start, { body: { candidate_id: candidateId } }),
  });
  const started = start.data;
  const isPolled = started !== undefined && isRunning(started);
  const polled = useQuery({
    ...queryOf(transcriptionCalls.status, { params: { id: started?.id ?? '' } }),
    enabled: isPolled,
    initialData: () => started,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isRunning(data) && dataUpdateCount < maxPolls ? pollMs : false,
    // A second attempt, which may have the id of the first, begins without its result.
    gcTime: 0,
  });
  const transcription = isPolled ? (polled.data ?? started) : started;
  const error = start.error ?? (isPolled ? polled.error : null);
  return {
    start: () => start.mutate(),
    /** The latest known state; undefined before the first response. */
    transcription,
    isWaiting: start.isPending || (transcription !== undefined && isRunning(transcription) && !error),
    /** The refusal or failure of the latest request, or null. */
    error,
  };
};

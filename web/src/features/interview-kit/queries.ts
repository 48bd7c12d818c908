import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type InterviewKit, interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import type { Scorecard } from '#shared/contracts/interview-kit-answers.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf, useDiscard } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';

export type ScorecardBody = Parameters<typeof call<typeof interviewKitCalls.saveScorecard>>[1]['body'] & object;
type Questions = NonNullable<InterviewKit['questions']>;
type QuestionsBody = Exclude<
  Parameters<typeof call<typeof interviewKitCalls.saveQuestions>>[1]['body'] & object,
  FormData
>;

/** The kit of an interview, for its company. */
export const useKit = (id: string) => useQuery(kitOf(id));

const kitOf = (id: string) => queryOf(interviewKitCalls.kit, { params: { id } });

/** Loads the caller's scorecard as it is stored now. */
export const loadOwnScorecard = async (id: string): Promise<Scorecard | undefined> =>
  (await call(interviewKitCalls.kit, { params: { id } })).scorecards.find(({ is_own }) => is_own);

/** Loads the questions of the interview's job as they are stored now. */
export const loadQuestions = async (id: string): Promise<Questions> =>
  (await call(interviewKitCalls.kit, { params: { id } })).questions ?? { questions: [], version: '0' };

// A form that is opened later begins with the kit as it is then: not with the one that was loaded before its last save.

/** Stores what the caller saw in an interview. `onSaved` is called also when the form was left meanwhile. */
export const useSaveScorecard = (id: string, onSaved: (saved: Scorecard, sent: ScorecardBody) => void) => {
  const discard = useDiscard();
  return useMutation({
    mutationFn: (body: ScorecardBody) => call(interviewKitCalls.saveScorecard, { params: { id }, body }),
    onSuccess: (saved, sent) => {
      onSaved(saved, sent);
      return discard(interviewKitCalls.kit);
    },
  });
};

/** Stores the questions of the interview's job. `onSaved` is called also when the form was left meanwhile. */
export const useSaveQuestions = (id: string, onSaved: (saved: Questions, sent: QuestionsBody) => void) => {
  const client = useQueryClient();
  const discard = useDiscard();
  return useMutation({
    mutationFn: (body: QuestionsBody) => call(interviewKitCalls.saveQuestions, { params: { id }, body }),
    onSuccess: (saved, sent) => {
      // The form gives way to the list, which shows them, and begins with them again, before the kit is loaded anew.
      client.setQueryData(kitOf(id).queryKey, (kit) => kit && { ...kit, questions: saved });
      onSaved(saved, sent);
      return discard(interviewKitCalls.kit);
    },
  });
};

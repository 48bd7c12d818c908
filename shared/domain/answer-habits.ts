/** Days within which an answer counts, in steps; a later one counts as `later`. */
export const answerDays = [1, 2, 3, 5, 7, 14, 30, 60] as const;

/** How many applications, and how many answers given one by one, there must be before anything is said about them. */
export const enoughToSay = 5;

/** How a company answers applications: what candidates see of it. */
export interface AnswerHabits {
  applications: number;
  answered: number;
  /** Within how many days at least half of the answers came; absent with too few answers, and for later ones. */
  usual_days?: number | undefined;
}

/** What is counted of answers: by the days that they took, and those whose time is not known. */
export interface CountedAnswers {
  applications: number;
  /** Answers to one person, by the place in `answerDays`; the last one is later. */
  single: readonly number[];
  /** Answers to several people at once, in the same way. */
  bulk: readonly number[];
  /** Answers from before their times were stored. */
  untimed: number;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The place of the step by which at least half of the counted answers had come. */
function medianStep(counts: readonly number[]): number {
  let seen = 0;
  const half = sum(counts) / 2;
  return counts.findIndex((count) => {
    seen += count;
    return seen >= half;
  });
}

/**
 * What a company's answers say to candidates; undefined with too few applications. The usual time is that of the answers that were
 * given one by one, or of all of them, whichever is longer: answers to several people at once never shorten it. It is only said
 * where at least half of the applications were answered.
 */
export function answerHabits({ applications, single, bulk, untimed }: CountedAnswers): AnswerHabits | undefined {
  if (applications < enoughToSay) return undefined;
  const all = single.map((count, step) => count + (bulk[step] ?? 0));
  const answered = Math.min(applications, sum(all) + untimed);
  const isUsual = sum(single) >= enoughToSay && answered * 2 >= applications;
  const usual = isUsual ? answerDays[Math.max(medianStep(single), medianStep(all))] : undefined;
  return { applications, answered, ...(usual !== undefined && { usual_days: usual }) };
}

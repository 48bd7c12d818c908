/** Milliseconds for which an answer is used again: a collection shows changes after some seconds, too. */
const maxAgeMs = 2_000;
/** Different answers in memory; each has some hundred kilobytes. */
const maxAnswers = 4;

/**
 * Answers that many searches need alike, for a short time. A failed one, and one that `isWhole` refuses, is used by those
 * who wait for it already, and by no later search.
 */
export class RecentAnswers<Answer> {
  private readonly answers = new Map<string, { answer: Promise<Answer>; since: number }>();
  private readonly isWhole: (answer: Answer) => boolean;

  constructor(isWhole: (answer: Answer) => boolean) {
    this.isWhole = isWhole;
  }

  /** @param load what is sent when there is no recent answer for the key */
  async get(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const now = performance.now();
    const recent = this.answers.get(key);
    if (recent && now - recent.since < maxAgeMs) return recent.answer;
    const added = { answer: load(), since: now };
    this.answers.delete(key);
    this.answers.set(key, added);
    const [oldest] = this.answers.keys();
    if (this.answers.size > maxAnswers && oldest !== undefined) this.answers.delete(oldest);
    const drop = () => {
      if (this.answers.get(key) === added) this.answers.delete(key);
    };
    added.answer.then((answer) => this.isWhole(answer) || drop(), drop);
    return added.answer;
  }
}

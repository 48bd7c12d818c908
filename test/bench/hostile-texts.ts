import { paragraphs } from '#shared/contracts/fields.ts';
import { redactorFor } from '#shared/domain/redaction/redaction.ts';
import { hostileTexts, leastTime, plainText } from '../support/hostile-texts.ts';
import { type Finding, forReading, rounded } from './report.ts';

const length = 1_000;
const texts = 200;

const author = { name: 'Anna Schmidt', email: 'anna.s@mail.example', phone: '+919876543210' };

/**
 * Microseconds of processor time for cleaning and for redacting one text of 1,000 characters, with the redactor that a list
 * makes for each person. The budget is that of whole lists (`integration/hostile-lists.test.ts`).
 */
export async function measureHostileTexts(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const timeOf = async (task: () => void) => {
    const repeated = () => {
      for (let run = 0; run < texts; run += 1) task();
    };
    return ((await leastTime(5, repeated)) / texts) * 1_000;
  };
  for (const [name, text] of [['plain text', plainText(length)] as const, ...hostileTexts(length)]) {
    const cleaned = await timeOf(() => paragraphs(length).safeParse(text));
    const redacted = await timeOf(() => redactorFor(author)(text));
    findings.push(forReading(name, `cleaned in ${rounded(cleaned)} us, redacted in ${rounded(redacted)} us`));
  }
  return findings;
}

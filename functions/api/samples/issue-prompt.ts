import { randomUUID } from 'node:crypto';
import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { withUse } from '#functions/entities/address-budget/day-budget.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { changeSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import type { SpokenSamples } from '#functions/entities/spoken-sample/stored-samples.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import type { sampleCalls } from '#shared/contracts/samples.ts';
import { signedLanguages } from '#shared/domain/languages/signed-languages.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { maxSamples, promptMs } from '#shared/domain/spoken-sample.ts';
import { addMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { composePrompt, promptLanguage } from './compose-prompt.ts';

/**
 * Issues a prompt for the caller and a language that they state (2 read units, 1 write unit). It replaces the open one,
 * so that no one chooses among several.
 * @throws HttpError 429 when the day's prompts are used up
 */
export const issuePrompt: UseCase<typeof sampleCalls.prompt> = async ({ body: { tag, locale }, caller, now }) => {
  if (signedLanguages.has(primarySubtag(tag))) throw invalidField('tag', textId('language_not_spoken'));
  await requireStated(tag, caller.id);
  const language = promptLanguage(tag, locale);
  const text = composePrompt(language);
  const prompt = { id: randomUUID(), tag, text, language, until: addMs(now, promptMs), upload: null };
  await changeSamples(caller.id, (samples) => {
    requireRoom(samples, tag);
    return { ...samples, prompt, issued: withUse(samples.issued, 'prompts', now) };
  });
  return { id: prompt.id, tag, text, text_language: language, expires_at: toIso(prompt.until) };
};

async function requireStated(tag: string, candidateId: number): Promise<void> {
  const profile = await readCandidate(candidateId, true);
  const { languages } = unpackLanguages(profile?.summary.languages ?? '');
  if (!languages.some((row) => row.tag === tag)) throw invalidField('tag', textId('language_not_stated'));
}

function requireRoom({ samples }: SpokenSamples, tag: string): void {
  const others = samples.filter((sample) => sample.tag !== tag);
  if (others.length < maxSamples) return;
  throw new HttpError('INVALID_STATE', { text: textId('too_many_samples', { max: maxSamples }) });
}

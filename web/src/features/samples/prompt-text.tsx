import type { SamplePrompt } from '#shared/contracts/samples.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';

/** A prompt, and in which language to answer where its text is in another one. */
export const PromptText = ({ prompt }: { prompt: SamplePrompt }) => {
  const t = useT();
  const language = useLanguageName(prompt.tag);
  return (
    <section aria-labelledby="sample-prompt" className="space-y-2 rounded-lg bg-sunk p-5">
      <h3 id="sample-prompt" className="text-lg">
        {t('samples.prompt.title')}
      </h3>
      <p lang={prompt.text_language} dir="auto" className="text-lg wrap-anywhere">
        {prompt.text}
      </p>
      {primarySubtag(prompt.tag) !== prompt.text_language && (
        <p className="font-semibold">{t('samples.prompt.answerIn', { language })}</p>
      )}
    </section>
  );
};

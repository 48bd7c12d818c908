import { useQuery } from '@tanstack/react-query';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { useLanguage } from './i18n.ts';
import { useAreNamesAwaited, useLanguageNames } from './language-names.ts';
import { loadMatchingMessages } from './load-messages.ts';
import { isUnanswered } from './query.ts';
import { afterPaint } from './when.ts';

type Form = 'whole' | 'short';

/** The code and the texts that say requirements are loaded with the first job that has any. */
const useSpeech = (isWanted: boolean) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['requirement-speech', language],
    queryFn: async () => {
      // A list's jobs are painted before what says their requirements loads.
      await afterPaint();
      const loads = [import('./requirement-speech.ts'), loadMatchingMessages(language)] as const;
      const [{ requirementSpeech }, messages] = await Promise.all(loads);
      return requirementSpeech(language, messages);
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
  });
};

const hasAny = (requirements: LanguageRequirements | null | undefined): requirements is LanguageRequirements =>
  !!requirements && (requirements.all.length > 0 || requirements.pairs.length > 0);

/** Whether what says requirements is still awaited: a list would move when it comes. Loads it, also without any job. */
export const useIsRequirementTextAwaited = (): boolean => {
  const areNamesAwaited = useAreNamesAwaited();
  return isUnanswered(useSpeech(true)) || areNamesAwaited;
};

/**
 * The language requirements of a job as a sentence in the language of the site, for lists in a short form. Undefined
 * without requirements, and until names and code are loaded.
 */
export const useRequirementText = (
  requirements: LanguageRequirements | null | undefined,
  form: Form = 'whole',
): string | undefined => {
  const isWanted = hasAny(requirements);
  const nameOf = useLanguageNames(isWanted);
  const { data: speech } = useSpeech(isWanted);
  return isWanted && nameOf && speech ? speech(requirements, form, nameOf) : undefined;
};

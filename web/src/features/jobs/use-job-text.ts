import { useState } from 'react';
import { type ShownText, textFor, textsOf } from '#shared/domain/job-texts.ts';
import { useLanguage } from '#web/lib/i18n.ts';

/** Which of a job's texts is shown: the one in the reader's language, else the main one, until the reader chooses another. */
export const useJobText = (job: Parameters<typeof textsOf>[0]) => {
  const site = useLanguage();
  const [chosen, choose] = useState<string | null>();
  const texts = textsOf(job);
  const shown: ShownText = texts.find(({ language }) => language === chosen) ?? textFor(job, site);
  return { texts, shown, choose };
};

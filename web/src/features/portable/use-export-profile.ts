import { languageNames } from 'virtual:language-names';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { download, fileDate } from '#web/lib/download.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type PortableCandidate, writeOwnJson } from './formats/own-json.ts';
import { writeCandidate } from './formats/write-candidate.ts';
import { writeJsonResume } from './formats/write-json-resume.ts';

export const exportFormats = ['europass', 'jsonResume', 'own'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Write = (candidate: PortableCandidate, nameOf: (tag: string) => string) => string;

const files: Readonly<Record<ExportFormat, { name: string; type: string; write: Write }>> = {
  europass: { name: 'europass_#.xml', type: 'application/xml', write: writeCandidate },
  jsonResume: { name: 'resume_#.json', type: 'application/json', write: writeJsonResume },
  own: { name: 'profile_#.json', type: 'application/json', write: writeOwnJson },
};

/** Downloads the own profile, as it is stored now, in a format that other programs read. */
export const useExportProfile = () => {
  const t = useT();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const [candidate, names] = await Promise.all([call(candidateCalls.ownProfile, {}), languageNames.en()]);
      const { name, type, write } = files[format];
      const content = write(candidate, namerOf(names.default));
      download(name.replace('#', fileDate(new Date())), content, type);
    },
    onSuccess: () => toast.success(t('portable.export.done')),
    onError: (error) => toast.error(errorText(error, t('portable.export.failed'))),
  });
};

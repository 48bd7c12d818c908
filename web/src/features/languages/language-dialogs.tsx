import type { CefrLevel } from '#shared/domain/languages/scale.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { Claims } from './test-result.ts';

/** Comes with its statements, which nothing else shows. */
const LevelGuide = laterDialog(async () => (await import('./level-guide.tsx')).LevelGuide, ['canDo']);

/** What is open above the form, for the language of a tag. */
export type OpenDialog =
  | { name: 'guide'; tag: string; skill: Skill }
  | { name: 'certificate'; tag: string; claims: Claims | null }
  | { name: 'removeCertificate'; tag: string; claims: Claims }
  | { name: 'remove'; tag: string };

const RemoveLanguage = ({ tag, onConfirm, onClose }: { tag: string; onConfirm: () => void; onClose: () => void }) => {
  const t = useT();
  const language = useLanguageName(tag);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('languageForm.remove', { language })}
      text={t('languageForm.removeText')}
      confirmLabel={t('languageForm.remove', { language })}
      onConfirm={onConfirm}
    />
  );
};

/** The dialog that is open, if any. */
export const LanguageDialogs = ({
  open,
  onClose,
  onLevel,
  onCertificate,
  onRemove,
}: {
  open: OpenDialog | undefined;
  onClose: () => void;
  onLevel: (tag: string, skill: Skill, level: CefrLevel) => void;
  /** Replaces a certificate; null for one that did not exist or is removed. */
  onCertificate: (tag: string, before: Claims | null, after: Claims | null) => void;
  onRemove: (tag: string) => void;
}) => {
  const t = useT();
  switch (open?.name) {
    case 'guide':
      return <LevelGuide {...open} onTake={(level) => onLevel(open.tag, open.skill, level)} onClose={onClose} />;
    case 'certificate':
      return (
        <ResultDialog {...open} onUse={(claims) => onCertificate(open.tag, open.claims, claims)} onClose={onClose} />
      );
    case 'removeCertificate':
      return (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && onClose()}
          title={t('languageForm.removeProven')}
          text={t('languageForm.removeProvenText')}
          confirmLabel={t('common.delete')}
          onConfirm={() => onCertificate(open.tag, open.claims, null)}
        />
      );
    case 'remove':
      return <RemoveLanguage tag={open.tag} onConfirm={() => onRemove(open.tag)} onClose={onClose} />;
    default:
      return null;
  }
};

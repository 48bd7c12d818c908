import type { OpenDialog } from './language-dialogs.tsx';
import { isProven, replaceCertificate } from './language-rows.ts';
import { RowEditor } from './row-editor.tsx';
import type { useLanguageForm } from './use-language-form.ts';

type LanguageForm = ReturnType<typeof useLanguageForm>;

/** The stated languages; what was refused is in sight, in however many rows. */
export const RowEditors = ({
  rows,
  errors,
  isOpen,
  focused,
  onToggle,
  onChange,
  onRemove,
  onOpen,
}: {
  rows: LanguageForm['rows'];
  errors: LanguageForm['form']['formState']['errors']['languages'];
  isOpen: (tag: string, rows: number) => boolean;
  focused: string | undefined;
  onToggle: (tag: string | null) => void;
  onChange: LanguageForm['changeRow'];
  onRemove: (tag: string) => void;
  onOpen: (dialog: OpenDialog) => void;
}) => (
  <div className="space-y-3">
    {rows.map((row, index) => {
      const { tag } = row;
      return (
        <RowEditor
          key={tag}
          row={row}
          errors={errors?.[index]}
          isOpen={isOpen(tag, rows.length) || errors?.[index] !== undefined}
          takesFocus={tag === focused}
          onToggle={(next) => onToggle(next ? tag : null)}
          onChange={(next) => onChange(tag, () => next)}
          onRemove={() => onRemove(tag)}
          onGuide={(skill) => onOpen({ name: 'guide', tag, skill })}
          onCertificate={(claims) => onOpen({ name: 'certificate', tag, claims })}
          onRemoveCertificate={(claims) =>
            isProven(claims)
              ? onOpen({ name: 'removeCertificate', tag, claims })
              : onChange(tag, (each) => replaceCertificate(each, claims, null))
          }
        />
      );
    })}
  </div>
);

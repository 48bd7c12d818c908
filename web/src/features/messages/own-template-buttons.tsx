import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPlus, Pencil, Plus } from '#web/ui/icons.ts';

/** What is shown of the company's own templates: all of them, or the form of a new one, empty or with the message so far. */
export type OwnView = 'list' | 'empty' | 'written';

/** The ways to the company's own templates. */
export const OwnTemplateButtons = ({
  hasAny,
  hasText,
  onOpen,
}: {
  hasAny: boolean;
  /** Something is written that can become a template. */
  hasText: boolean;
  onOpen: (view: OwnView) => void;
}) => {
  const t = useT();
  const button = (view: OwnView, label: string, Icon: typeof Plus) => (
    <Button
      variant="quiet"
      size="sm"
      className="justify-start! text-start!"
      icon={<Icon className="size-4 shrink-0" aria-hidden="true" />}
      onClick={() => onOpen(view)}
    >
      {label}
    </Button>
  );
  return (
    <div className="-mx-1 flex flex-col items-start">
      {hasText && button('written', t('templates.saveText'), ListPlus)}
      {hasAny ? button('list', t('templates.manage'), Pencil) : button('empty', t('templates.write'), Plus)}
    </div>
  );
};

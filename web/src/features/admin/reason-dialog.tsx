import { type ComponentProps, type ReactElement, useState } from 'react';
import { chosenRules, type ModerationRule, moderationTextLength } from '#shared/domain/moderation.ts';
import { textId } from '#shared/texts/text-id.ts';
import { useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** Why an admin decides something about a person, as the call takes it. */
export interface StatedReason {
  rule: ModerationRule;
  reason: string;
}

/**
 * Requests confirmation of a decision about a person, with the rule and what was found: the person gets both.
 * @param preview above the fields
 * @param request what is requested of the person, in place of a rule that they broke
 */
export const ReasonDialog = ({
  onConfirm,
  request,
  preview,
  ...props
}: Omit<ComponentProps<typeof ConfirmDialog>, 'children' | 'onConfirm'> & {
  onConfirm: (stated: StatedReason) => void;
  request?: string;
  preview?: ReactElement;
}) => {
  const t = useT();
  const [{ rule, reason }, setStated] = useState<StatedReason>({ rule: 'terms', reason: '' });
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!isMissing) onConfirm({ rule, reason: reason.trim() });
  };
  return (
    <ConfirmDialog {...props} onConfirm={confirm}>
      <div className="space-y-4">
        {preview}
        {request === undefined && (
          <Select
            label={t('admin.reason.rule')}
            value={rule}
            onChange={({ target }) => setStated({ rule: target.value as ModerationRule, reason })}
            options={chosenRules.map((each) => ({ value: each, label: t(`admin.rule.${each}`) }))}
          />
        )}
        <TextArea
          label={request ?? t('admin.reason.text')}
          hint={t('admin.reason.hint')}
          rows={3}
          limit={moderationTextLength}
          value={reason}
          error={isTried && isMissing ? textId('decision_reason_missing') : undefined}
          onChange={({ target }) => setStated({ rule, reason: target.value })}
        />
      </div>
    </ConfirmDialog>
  );
};

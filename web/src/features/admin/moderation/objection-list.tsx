import { useState } from 'react';
import type { Statement } from '#shared/contracts/objections.ts';
import { moderationTextLength, type ObjectionOutcome } from '#shared/domain/moderation.ts';
import { textId } from '#shared/texts/text-id.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Scale } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonTable } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { useAnswer, type useObjections } from './use-queue.ts';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'moderation.objections.failed' };

/** The form for the answer to an objection, which its person gets by mail. */
const AnswerDialog = ({ id, outcome, onClose }: { id: string; outcome: ObjectionOutcome; onClose: () => void }) => {
  const t = useT();
  const answer = useAnswer();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = text.trim() === '';
  const send = () => {
    setTried(true);
    if (!isMissing) answer.mutate({ id, outcome, text: text.trim() }, { onSuccess: onClose });
  };
  const isUpheld = outcome === 'upheld';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !answer.isPending && onClose()}
      title={t(isUpheld ? 'moderation.objections.askKeep' : 'moderation.objections.askLift')}
      text={t('moderation.objections.askText')}
      confirmLabel={t(isUpheld ? 'moderation.objections.keep' : 'moderation.objections.lift')}
      danger={!isUpheld}
      busy={answer.isPending}
      onConfirm={send}
    >
      <TextArea
        label={t('moderation.objections.answer')}
        rows={3}
        limit={moderationTextLength}
        value={text}
        error={isTried && isMissing ? textId('objection_text_missing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </ConfirmDialog>
  );
};

const Objection = ({
  statement,
  onAnswer,
}: {
  statement: Statement;
  onAnswer: (outcome: ObjectionOutcome) => void;
}) => {
  const t = useT();
  const { account, measure, rule, reason, values, objection } = statement;
  return (
    <Card as="li" className="space-y-2 wrap-anywhere">
      <p className="text-xs text-soft tabular-nums">
        {t('moderation.objections.of', { type: account.type, id: String(account.id) })}
      </p>
      <h3 className="text-lg">{t(`decisions.measure.${measure}`, values)}</h3>
      <p className="text-sm">{t('decisions.ruleIs', { rule: t(`decisions.rule.${rule}`) })}</p>
      <p className="text-sm whitespace-pre-line">
        {reason === '' ? t('decisions.noReason') : t('decisions.reasonIs', { reason })}
      </p>
      {objection && (
        <p className="font-semibold whitespace-pre-line">
          {t('moderation.objections.objected', { when: formatRelative(objection.created_at), text: objection.text })}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={() => onAnswer('upheld')}>
          {t('moderation.objections.keep')}
        </Button>
        <Button variant="danger" onClick={() => onAnswer('reversed')}>
          {t('moderation.objections.lift')}
        </Button>
      </div>
    </Card>
  );
};

/** The objections that wait for an answer, in all states of the list. */
export const ObjectionList = ({ query }: { query: ReturnType<typeof useObjections> }) => {
  const t = useT();
  const [answering, setAnswering] = useState<{ id: string; outcome: ObjectionOutcome }>();
  return (
    <>
      <ListFrame
        query={query}
        items={useItems(query)}
        failed={(error) => loadErrorText(error, errorTexts)}
        loading={<SkeletonTable rows={3} label={t('moderation.objections.loading')} />}
        empty={
          <EmptyState icon={<Scale aria-hidden="true" />} title={t('moderation.objections.none')}>
            {t('moderation.objections.noneHint')}
          </EmptyState>
        }
      >
        {(statements) => (
          <ul className="space-y-4">
            {statements.map((statement) => (
              <Objection
                key={statement.id}
                statement={statement}
                onAnswer={(outcome) => setAnswering({ id: statement.id, outcome })}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
};

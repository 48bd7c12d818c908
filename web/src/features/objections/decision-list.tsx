import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { objectionCalls, type Statement } from '#shared/contracts/objections.ts';
import { pageSize } from '#web/config/page-size.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, useItems } from '#web/lib/query.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Scale } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { ObjectionForm } from './objection-form.tsx';

/** What became of a decision: the way to object, or that and how the objection was answered. */
const Outcome = ({ statement: { id, object_until, objection, answer } }: { statement: Statement }) => {
  const t = useT();
  const queryClient = useQueryClient();
  const [isObjecting, setObjecting] = useState(false);
  if (answer) {
    const values = { date: formatDate(answer.answered_at), text: answer.text };
    return <p>{t(answer.outcome === 'upheld' ? 'decisions.answeredUpheld' : 'decisions.answeredReversed', values)}</p>;
  }
  if (objection) return <p>{t('decisions.objected', { date: formatDate(objection.created_at) })}</p>;
  if (Date.now() >= Date.parse(object_until)) return null;
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeyOf(objectionCalls.statements) });
  return (
    <>
      <p className="text-sm text-soft">{t('decisions.objectUntil', { date: formatDate(object_until) })}</p>
      {isObjecting ? (
        <ObjectionForm to={{ statement: id }} onDone={reload} />
      ) : (
        <Button variant="secondary" onClick={() => setObjecting(true)}>
          {t('decisions.object')}
        </Button>
      )}
    </>
  );
};

const Decision = ({ statement }: { statement: Statement }) => {
  const t = useT();
  const { measure, rule, reason, values, decided_at } = statement;
  return (
    <Card as="li" className="space-y-3 wrap-anywhere">
      <div>
        <h2 className="text-xl">{t(`decisions.measure.${measure}`, values)}</h2>
        <p className="text-sm text-soft">{t('decisions.decidedOn', { date: formatDate(decided_at) })}</p>
      </div>
      <p>{t('decisions.ruleIs', { rule: t(`decisions.rule.${rule}`) })}</p>
      <p className="whitespace-pre-line">
        {reason === '' ? t('decisions.noReason') : t('decisions.reasonIs', { reason })}
      </p>
      <Outcome statement={statement} />
    </Card>
  );
};

/** The decisions about the signed-in person, newest first, in all states of the list. */
export const DecisionList = () => {
  const t = useT();
  const query = useInfiniteQuery(pagesOf(objectionCalls.statements, { query: { limit: pageSize.rows } }));
  return (
    <ListFrame
      query={query}
      items={useItems(query)}
      loading={<SkeletonCards label={t('decisions.loading')} />}
      failed={t('decisions.failed')}
      empty={
        <EmptyState icon={<Scale aria-hidden="true" />} title={t('decisions.none')}>
          {t('decisions.noneHint')}
        </EmptyState>
      }
      className="space-y-4"
      rowKey={idOf}
      card={(statement) => <Decision statement={statement} />}
    />
  );
};

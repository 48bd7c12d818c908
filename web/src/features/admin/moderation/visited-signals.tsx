import { useQuery } from '@tanstack/react-query';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { gstStates } from '#shared/domain/billing/gst-states.ts';
import { panOfGstin, stateOfGstin } from '#shared/domain/billing/gstin.ts';
import { cx } from '#web/lib/cx.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { CircleHelp, LoaderCircle } from '#web/ui/icons.ts';
import { Documents } from './documents.tsx';
import { Signal } from './signal.tsx';

/** An admin who looks longer than this is not just pressing V: only then is the website visited. */
const stayMs = 700;

/** How long an answer is shown without another visit. */
const freshMs = 10 * 60_000;

/** The signals for which the server visits the company's website, and reads the billing details. */
const useSignals = (id: number) => {
  const hasStayed = useSettled(`${id}`, stayMs) === `${id}`;
  return useQuery({
    ...queryOf(recruiterCalls.status, { params: { id }, query: { signals: true } }),
    enabled: hasStayed,
    staleTime: freshMs,
    retry: false,
  });
};

/** Whether the company's website answers, its GSTIN and its documents, as further lines of the signals. */
export const VisitedSignals = ({ recruiter: { id, website } }: { recruiter: WaitingRecruiter }) => {
  const t = useT();
  const { data, isPending } = useSignals(id);
  const Icon = isPending ? LoaderCircle : CircleHelp;
  const { website: outcome, visited_at, gstin, documents } = data?.signals ?? {};
  return (
    <>
      {website !== '' && !outcome && (
        <li className="flex items-start gap-2 text-soft">
          <Icon className={cx('mt-0.5 size-4 shrink-0', isPending && 'animate-turn')} aria-hidden="true" />
          <span>{t(isPending ? 'moderation.signals.website.visiting' : 'moderation.signals.website.unknown')}</span>
        </li>
      )}
      {outcome && visited_at && (
        <Signal isGood={outcome === 'answers'}>
          {t(`moderation.signals.website.${outcome}`, { when: formatRelative(visited_at) })}
        </Signal>
      )}
      {gstin && (
        <Signal isGood>
          {t('moderation.signals.gstin', { gstin, state: gstStates[stateOfGstin(gstin)], pan: panOfGstin(gstin) })}
        </Signal>
      )}
      {documents !== undefined && <Documents key={id} companyId={id} count={documents} />}
    </>
  );
};

import type { ReactNode } from 'react';
import type { CheckedApplication } from '#shared/contracts/application-answers.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { StillPossible } from './still-possible.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="font-sans text-sm font-semibold">{title}</h3>
    {children}
  </div>
);

/** What happens now with an application, the contacts, the message that was sent, and what its candidate can still do. */
export const WayDetails = ({ application, isGone }: { application: CheckedApplication; isGone: boolean }) => {
  const t = useT();
  const { status, contacts = [], message } = application;
  const isAnswered = status === 'rejected' || status === 'hired';
  return (
    <div className="grid max-w-3xl gap-4 text-sm">
      <Part title={t('applicationWay.now')}>
        <p className="mt-1">{t(isGone && !isAnswered ? 'applicationWay.gone' : `applications.next.${status}`)}</p>
        {!isAnswered && !isGone && <p className="mt-1">{t('applicationWay.who')}</p>}
        {contacts.length > 0 && (
          <ul className="mt-1">
            {contacts.map(({ method, at }) => (
              <li key={at}>{t('applicationWay.contact', { method, date: formatDate(at) })}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('applicationWay.message')}>
        {message ? (
          <p
            dir="auto"
            className="mt-1 max-h-60 overflow-y-auto border-s-2 border-edge ps-3 whitespace-pre-line wrap-anywhere"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message scrolls, by keys too
            tabIndex={0}
          >
            {message}
          </p>
        ) : (
          <p className="mt-1 text-soft">{t('applicationWay.noMessage')}</p>
        )}
      </Part>
      <Part title={t('applicationWay.still')}>
        <StillPossible status={status} isGone={isGone} />
      </Part>
    </div>
  );
};

import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { mailDomain } from '#shared/domain/email-address.ts';
import { namesCountry } from '#shared/domain/place-text.ts';
import { countryName } from '#web/lib/country-names.ts';
import { useLanguage, useT } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { Signal } from './signal.tsx';
import { alikeIn, mailSignal } from './signals.ts';
import { VisitedSignals } from './visited-signals.tsx';

/** The numbering plans, 50 KB. */
const usePlans = createPart(() => import('#shared/domain/phones/read-phone.ts'));

/** The country of a telephone number; undefined until the numbering plans are there, and for numbers of none. */
const usePhoneCountry = (phone: string): string | undefined => {
  const read = usePlans()?.readPhone(phone);
  return read && 'number' in read ? (read.country ?? undefined) : undefined;
};

/** What speaks for a waiting recruiter and what against, in words; an admin decides. */
export const SignalList = ({
  recruiter,
  queue,
  onOpen,
}: {
  recruiter: WaitingRecruiter;
  /** The part of the queue that is loaded. */
  queue: readonly WaitingRecruiter[];
  onOpen: (recruiter: WaitingRecruiter) => void;
}) => {
  const t = useT();
  const language = useLanguage();
  const country = usePhoneCountry(recruiter.phone);
  const mail = mailSignal(recruiter);
  const isNamed =
    country !== undefined && namesCountry(`${recruiter.location} ${recruiter.address}`, country, language);
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-1.5 text-base">{t('moderation.signals.title')}</h3>
      <ul className="space-y-1.5 text-sm">
        <Signal isGood={mail === 'same'}>
          {t(`moderation.signals.mail.${mail}`, { domain: mailDomain(recruiter.email) })}
        </Signal>
        {country !== undefined && (
          <Signal isGood={isNamed}>
            {t(isNamed ? 'moderation.signals.phoneNamed' : 'moderation.signals.phoneElsewhere', {
              country: countryName(country),
            })}
          </Signal>
        )}
        <VisitedSignals recruiter={recruiter} />
        {alikeIn(recruiter, queue).map(({ other, by }) => (
          <Signal key={other.id}>
            <span>{t(`moderation.signals.alike.${by}`)}</span>{' '}
            <button
              type="button"
              className="rounded-sm text-start font-semibold text-primary underline"
              onClick={() => onOpen(other)}
            >
              <bdi>{other.company_name}</bdi>
            </button>
          </Signal>
        ))}
      </ul>
    </section>
  );
};

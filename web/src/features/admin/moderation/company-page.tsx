import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { useT } from '#web/lib/i18n.ts';
import { shortAddress } from '#web/lib/links.ts';

/** What the page of a recruiter's company says. */
export const CompanyPage = ({ recruiter: { about, website, location } }: { recruiter: WaitingRecruiter }) => {
  const t = useT();
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-1 text-base">{t('moderation.recruiters.about')}</h3>
      {about || website || location ? (
        <div className="max-w-prose space-y-1 text-sm wrap-anywhere">
          {about && (
            <p dir="auto" className="whitespace-pre-line">
              {about}
            </p>
          )}
          {location && (
            <p>
              <bdi>{location}</bdi>
            </p>
          )}
          {website && (
            <p>
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="rounded-sm text-primary underline"
              >
                <bdi dir="ltr">{shortAddress(website)}</bdi>
                <span className="sr-only">{` ${t('moderation.recruiters.newTab')}`}</span>
              </a>
            </p>
          )}
        </div>
      ) : (
        <p className="text-sm text-soft">{t('moderation.recruiters.noAbout')}</p>
      )}
    </section>
  );
};

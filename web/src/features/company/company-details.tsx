import type { Company } from '#shared/contracts/recruiters.ts';
import { useT } from '#web/lib/i18n.ts';
import { shortAddress } from '#web/lib/links.ts';
import { AnswersFact } from '#web/ui/answers-fact.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { BadgeCheck, Globe, MapPin } from '#web/ui/icons.ts';

/** Says that an admin has verified the company. */
export const VerifiedBadge = () => {
  const t = useT();
  return (
    <Badge tone="success">
      <BadgeCheck className="size-3.5" aria-hidden="true" />
      <span>{t('publicPages.company.verified')}</span>
    </Badge>
  );
};

/** The texts of a company's page; empty facts are left out. */
export const CompanyDetails = ({ company }: { company: Company }) => {
  const t = useT();
  const { about, website, location, answers } = company;
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">{t('publicPages.company.about')}</h2>
      {about ? (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {about}
        </p>
      ) : (
        <p className="text-soft">{t('publicPages.company.noAbout')}</p>
      )}
      {(location || website || answers) && (
        <dl className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
          {location && (
            <Fact icon={<MapPin aria-hidden="true" />} label={t('publicPages.company.location')}>
              <bdi>{location}</bdi>
            </Fact>
          )}
          {website && (
            <Fact icon={<Globe aria-hidden="true" />} label={t('publicPages.company.website')}>
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="rounded-sm text-primary underline"
              >
                <bdi dir="ltr">{shortAddress(website)}</bdi>
                <span className="sr-only">{` ${t('publicPages.company.newTab')}`}</span>
              </a>
            </Fact>
          )}
          {answers && <AnswersFact answers={answers} />}
        </dl>
      )}
    </Card>
  );
};

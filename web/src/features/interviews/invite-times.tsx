import { useState } from 'react';
import type { FreeTime } from '#shared/contracts/office-hours.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Clock } from '#web/ui/icons.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { HoursTimes } from './hours-times.tsx';
import { OfficeHoursDialog } from './office-hours-dialog.tsx';
import { hasHours, useOfficeHours } from './queries.ts';
import { TimesInput } from './times-input.tsx';
import { ZoneField } from './zone-field.tsx';

/** The times of an invitation: free ones of office hours, where there are any, or single ones. */
export interface OfferedTimes {
  of?: 'hours' | 'single';
  /** Of office hours; undefined before any choice. */
  chosen?: FreeTime[] | undefined;
  single: string[];
  /** Of the single ones; absent: the reader's own. */
  zone?: string;
}

/** Chooses the times of an invitation. */
export const InviteTimes = ({
  offered,
  ownZone,
  minutes,
  people,
  error,
  onChange,
}: {
  offered: OfferedTimes;
  ownZone: string;
  minutes: number;
  people: number;
  error: string | undefined;
  onChange: (changes: Partial<OfferedTimes>) => void;
}) => {
  const t = useT();
  const hours = useOfficeHours();
  const [isEditing, setEditing] = useState(false);
  const isSet = hasHours(hours.data);
  const of = isSet ? (offered.of ?? 'hours') : 'single';
  const button = { variant: 'secondary', size: 'sm', onClick: () => setEditing(true) } as const;
  if (hours.isPending) return <SkeletonRows rows={2} label={t('interviews.hours.loading')} row="h-14" />;
  return (
    <>
      {isSet && (
        <ViewSwitch
          label={t('interviews.timesOf')}
          view={of}
          onChange={(next) => onChange({ of: next })}
          options={[
            { value: 'hours', label: t('interviews.ofHours') },
            { value: 'single', label: t('interviews.single') },
          ]}
        />
      )}
      {of === 'hours' ? (
        <>
          <HoursTimes
            // Other lengths and other hours have other times.
            key={`${minutes} ${hours.data?.version}`}
            minutes={minutes}
            people={people}
            chosen={offered.chosen}
            onChange={(chosen) => onChange({ chosen })}
            onEdit={() => setEditing(true)}
          />
          <FormError>{error ?? null}</FormError>
        </>
      ) : (
        <>
          <TimesInput times={offered.single} error={error} onChange={(single) => onChange({ single })} />
          <ZoneField zone={offered.zone ?? ownZone} onChange={(zone) => onChange({ zone })} />
        </>
      )}
      {hours.data && !isSet && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunk p-3 text-sm">
          <p className="min-w-0 flex-1 basis-60">{t('interviews.hours.unset')}</p>
          <Button {...button} icon={<Clock className="size-4" aria-hidden="true" />}>
            {t('interviews.hours.set')}
          </Button>
        </div>
      )}
      {isEditing && (
        // What was chosen may not be free any more.
        <OfficeHoursDialog onSaved={() => onChange({ chosen: undefined })} onClose={() => setEditing(false)} />
      )}
    </>
  );
};

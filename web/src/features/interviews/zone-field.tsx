import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';
import { deviceZone } from './use-side.ts';

const options = (own: string) =>
  [...new Set([own, deviceZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** The time zone in which times are read and named. */
export const ZoneField = ({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) => {
  const t = useT();
  return (
    <Select
      label={t('interviews.zone')}
      options={options(zone)}
      value={zone}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

import { deviceZone } from '#web/lib/device-zone.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';

const options = (own: string) =>
  [...new Set([own, deviceZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

/** The time zone in which times are read and named. */
export const ZoneField = ({
  zone,
  hideLabel,
  onChange,
}: {
  zone: string;
  hideLabel?: boolean;
  onChange: (zone: string) => void;
}) => {
  const t = useT();
  return (
    <Select
      label={t('interviews.zone')}
      hideLabel={hideLabel ?? false}
      options={options(zone)}
      value={zone}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

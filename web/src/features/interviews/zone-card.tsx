import { useT } from '#web/lib/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useOwnZone } from './use-own-zone.ts';
import { ZoneField } from './zone-field.tsx';

/** The choice of the zone in which interviews and their mails show times. */
export const ZoneCard = () => {
  const t = useT();
  const { zone, choose } = useOwnZone();
  return (
    <Card as="section" aria-labelledby="time-zone">
      <h2 id="time-zone" className="text-xl">
        {t('interviews.zone')}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-soft">{t('interviews.zoneText')}</p>
      <div className="max-w-xs">
        <ZoneField
          zone={zone}
          hideLabel
          onChange={(next) => choose(next, () => toast.success(t('interviews.zoneSaved')))}
        />
      </div>
    </Card>
  );
};

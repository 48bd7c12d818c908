import { useT } from '#web/lib/i18n.ts';
import { hasRooms } from '#web/lib/site-settings.ts';
import { BadgeCheck, Handshake, Languages, PlayCircle } from '#web/ui/icons.ts';

const features = [
  { name: 'multiLanguage', Icon: Languages },
  { name: 'verified', Icon: BadgeCheck },
  { name: 'direct', Icon: Handshake },
  { name: 'quality', Icon: PlayCircle },
] as const;

/** What a feature is; a deployment without video rooms writes the other text into the prerendered pages (`infra/site`). */
const textOf = (name: (typeof features)[number]['name']) =>
  name === 'direct' && !hasRooms ? 'landing.features.direct.withoutRooms' : (`landing.features.${name}.text` as const);

/** The four advertised features. */
export const Features = () => {
  const t = useT();
  return (
    <section className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_1.9fr] lg:gap-16 lg:py-24">
      <div>
        <h2 className="text-3xl font-bold">{t('landing.features.title')}</h2>
        <p className="mt-4 text-lg text-soft">{t('landing.features.text')}</p>
      </div>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        {features.map(({ name, Icon }) => (
          <li key={name} className="border-t border-line pt-5">
            <Icon className="size-7 text-primary" strokeWidth={1.6} aria-hidden="true" />
            <h3 className="mt-4 text-xl">{t(`landing.features.${name}.title`)}</h3>
            <p className="mt-2 text-soft">{t(textOf(name))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

import { useState } from 'react';
import { foldText } from '#shared/domain/fold-text.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { Counts } from './facets.ts';

const maxSuggested = 8;

/** A text for the place, which suggests the places of the results with their number. */
export const PlaceField = ({
  value,
  places = [],
  onChoose,
  ...field
}: {
  name: string;
  label: string;
  value: string;
  className?: string;
  onChange: (text: string) => void;
  onChoose?: (place: string) => void;
  onBlur?: () => void;
  places?: Counts | undefined;
}) => {
  const [isOpen, setOpen] = useState(false);
  const lang = useLanguage();
  const typed = foldText(value);
  const suggestions = places
    .filter((place) => foldText(place.value).includes(typed))
    .slice(0, maxSuggested)
    .map((place) => ({ id: place.value, label: place.value, detail: { text: formatNumber(place.count), lang } }));
  return (
    <Combobox
      {...field}
      {...{ value, suggestions, isOpen, setOpen }}
      onChoose={({ label }) => onChoose?.(label)}
      notice={undefined}
    />
  );
};

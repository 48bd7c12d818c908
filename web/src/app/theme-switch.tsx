import { useT } from '#web/lib/i18n.ts';
import { setTheme, type Theme, useTheme } from '#web/lib/theme.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Monitor, Moon, Sun } from '#web/ui/icons.ts';

const following: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon };

/** Steps through system, light and dark; its label names the current one. */
export const useThemeSwitch = () => {
  const t = useT();
  const theme = useTheme();
  return { Icon: icons[theme], label: t(`common.theme.${theme}`), onClick: () => setTheme(following[theme]) };
};

/** The switch as an icon. */
export const ThemeSwitch = () => {
  const { Icon, ...rest } = useThemeSwitch();
  return (
    <IconButton {...rest}>
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  );
};

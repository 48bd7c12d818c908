/** An icon of Lucide by its name there, from `web/icons-plugin.ts`. */
declare module 'virtual:icon/*' {
  const icon: import('./create-icon.tsx').IconComponent;
  export default icon;
}

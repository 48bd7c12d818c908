/** Browsers and systems by which people recognise their devices; both sides name them in plain words. */
export const browsers = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['windows', 'macos', 'linux', 'android', 'iphone', 'ipad', 'chromeos'] as const;
export type System = (typeof systems)[number];

/** The kind of device that a session was started on; null: not recognised. */
export interface Device {
  browser: Browser | null;
  system: System | null;
}

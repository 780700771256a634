import { deviceNames } from '#messages/accounts/devices.ts';

/** Where a request came from, as letters and the list of devices say it. */
export interface RequestOrigin {
  readonly ip: string | null;
  /** Browser and system, from lists of our own; empty for an unknown client. */
  readonly device: string;
}

/** Browsers whose name others send too come last: every browser says `Safari`. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, deviceNames.yandex],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** 'Chrome, Android'. Nothing of the client's own text is kept: letters show this to strangers. */
export function describeDevice(userAgent = ''): string {
  const known = [browsers, systems].map((names) => names.find(([sign]) => sign.test(userAgent)));
  return known.flatMap((found) => (found ? [found[1]] : [])).join(', ');
}

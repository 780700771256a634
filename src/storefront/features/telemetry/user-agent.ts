interface UserAgent {
  readonly browser: string;
  readonly browserVersion: string;
  readonly os: string;
  readonly osVersion: string;
  readonly type: 'desktop' | 'mobile' | 'tablet';
  readonly model: string;
  readonly vendor: string;
}

/** The order matters: a User-Agent often also contains the names of the browsers below. */
const browsers: [name: string, sign: RegExp][] = [
  ['Yandex Browser', /YaBrowser\/([\d.]+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|OPT)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const systems: [name: string, sign: RegExp][] = [
  ['Windows', /Windows NT ([\d.]+)/],
  ['iOS', /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];

const vendors: [name: string, sign: RegExp][] = [
  ['Apple', /iPhone|iPad|iPod|Macintosh/],
  ['Samsung', /\bSM-|SAMSUNG/i],
  ['Xiaomi', /Redmi|Xiaomi|POCO|\bMi /i],
  ['Huawei', /Huawei/i],
  ['Honor', /Honor/i],
  ['Google', /Pixel/],
  ['realme', /\bRMX\d/],
  ['OPPO', /\bCPH\d/],
];

const find = (list: [name: string, sign: RegExp][], text: string) => {
  for (const [name, sign] of list) {
    const found = sign.exec(text);
    if (found) return { name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { name: '', version: '' };
};

/** The maker of the device that the text names; empty when unknown. */
export const vendorOf = (text: string): string => find(vendors, text).name;

/** Parses a User-Agent; unknown values are empty. An iPad has the User-Agent of a Mac and is recognised by its touch points. */
export function readUserAgent(text: string, touchPoints: number): UserAgent {
  const isIpad = /iPad/.test(text) || (/Macintosh/.test(text) && touchPoints > 1);
  const browser = find(browsers, text);
  const os = find(systems, text);
  return {
    browser: browser.name,
    browserVersion: browser.version,
    os: isIpad ? 'iOS' : os.name,
    osVersion: os.version,
    type: typeOf(text, isIpad),
    model: isIpad ? 'iPad' : modelOf(text),
    vendor: vendorOf(text),
  };
}

function typeOf(text: string, isIpad: boolean): UserAgent['type'] {
  if (isIpad || (/Android/.test(text) && !/Mobile/.test(text))) return 'tablet';
  return /Mobi|iPhone|iPod/.test(text) ? 'mobile' : 'desktop';
}

/** `Android 14; SM-A546E Build/…`. Chrome reports every model as `K`, which counts as unknown. */
const modelOf = (text: string): string =>
  /iPhone|iPod/.exec(text)?.[0] ??
  /Android [\d.]+; (?:\w\w-\w\w; )?([^;)]+?)(?: Build\/|[;)])/.exec(text)?.[1] ??
  '';

import { readUserAgent, vendorOf } from './user-agent.ts';

/** Browser, system and device, as in the telemetry record. */
export interface Platform {
  readonly browser: string;
  readonly browser_version: string;
  readonly os: string;
  readonly os_version: string;
  readonly device_type: string;
  readonly device_model: string;
  readonly device_vendor: string;
}

/** User-Agent Client Hints: Chromium only, and only in secure contexts. */
interface Hints {
  getHighEntropyValues(names: string[]): Promise<{
    readonly platform?: string;
    readonly platformVersion?: string;
    readonly model?: string;
    readonly fullVersionList?: { readonly brand: string; readonly version: string }[];
  }>;
}

export type NavigatorFields = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
  readonly userAgentData?: Hints;
};

/** Prefers User-Agent Client Hints and falls back to the User-Agent string. */
export async function findPlatform(fields: NavigatorFields): Promise<Platform> {
  const parsed = readUserAgent(fields.userAgent, fields.maxTouchPoints);
  const hints = await readClientHints(fields.userAgentData);
  const model = hints.model || parsed.model;
  return {
    browser: hints.browser || parsed.browser,
    browser_version: hints.browserVersion || parsed.browserVersion,
    os: hints.os || parsed.os,
    os_version: hints.osVersion || parsed.osVersion,
    device_type: parsed.type,
    device_model: orPlaceholder(model, 'Unknown Device'),
    device_vendor: orPlaceholder(parsed.vendor || vendorOf(model), 'Unknown Vendor'),
  };
}

/** Spec section 9: a placeholder for values shorter than two characters. */
const orPlaceholder = (value: string, placeholder: string) =>
  value.length < 2 ? placeholder : value;

async function readClientHints(hints: Hints | undefined) {
  if (!hints) return {};
  const { platform, platformVersion, model, fullVersionList } = await hints.getHighEntropyValues([
    'platformVersion',
    'model',
    'fullVersionList',
  ]);
  // One brand is a fake (GREASE). `Chromium` is used only when there is no other brand.
  const brands = (fullVersionList ?? []).filter(({ brand }) => !/not.*brand/i.test(brand));
  const own = brands.find(({ brand }) => brand !== 'Chromium') ?? brands[0];
  return {
    browser: own?.brand,
    browserVersion: own?.version,
    os: platform,
    osVersion: platformVersion,
    model,
  };
}

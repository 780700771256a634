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

export type BrowserFacts = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
  readonly userAgentData?: Hints;
};

/** Prefers User-Agent Client Hints and falls back to the User-Agent string. */
export async function findPlatform(facts: BrowserFacts): Promise<Platform> {
  const read = readUserAgent(facts.userAgent, facts.maxTouchPoints);
  const said = await askHints(facts.userAgentData);
  const model = said.model || read.model;
  return {
    browser: said.browser || read.browser,
    browser_version: said.browserVersion || read.browserVersion,
    os: said.os || read.os,
    os_version: said.osVersion || read.osVersion,
    device_type: read.type,
    device_model: named(model, 'Unknown Device'),
    device_vendor: named(read.vendor || vendorOf(model), 'Unknown Vendor'),
  };
}

/** Spec section 9: a placeholder for values shorter than two characters. */
const named = (value: string, placeholder: string) => (value.length < 2 ? placeholder : value);

async function askHints(hints: Hints | undefined) {
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

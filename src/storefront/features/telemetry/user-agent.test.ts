import { describe, expect, it } from 'vitest';
import { findPlatform } from './platform.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';

describe('browser and device of a telemetry record §9.41-43', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
      ['Chrome', '150.0.0.0', 'Windows', '10.0', 'desktop', 'Unknown Device', 'Unknown Vendor'],
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} YaBrowser/26.4.0.0 Safari/537.36`,
      [
        'Yandex Browser',
        '26.4.0.0',
        'Windows',
        '10.0',
        'desktop',
        'Unknown Device',
        'Unknown Vendor',
      ],
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A) ${chrome} Mobile Safari/537.36`,
      ['Chrome', '150.0.0.0', 'Android', '14', 'mobile', 'SM-A546E', 'Samsung'],
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
      ['Chrome', '150.0.0.0', 'Android', '10', 'mobile', 'Unknown Device', 'Unknown Vendor'],
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; Redmi Pad) ${chrome} Safari/537.36 Edg/150.0.1.2`,
      ['Edge', '150.0.1.2', 'Android', '13', 'tablet', 'Redmi Pad', 'Xiaomi'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1',
      ['Safari', '18.2', 'iOS', '18.2', 'mobile', 'iPhone', 'Apple'],
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ['Firefox', '140.0', 'Linux', '', 'desktop', 'Unknown Device', 'Unknown Vendor'],
    ],
    ['x', ['', '', '', '', 'desktop', 'Unknown Device', 'Unknown Vendor']],
  ])('%s', async (userAgent, expected) => {
    expect(Object.values(await findPlatform({ userAgent, maxTouchPoints: 0 }))).toEqual(expected);
  });

  it('an iPad with the User-Agent of a Mac is recognised by its touch points', async () => {
    const userAgent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.2 Safari/605.1.15';
    const tablet = await findPlatform({ userAgent, maxTouchPoints: 5 });
    expect(tablet).toMatchObject({ os: 'iOS', device_type: 'tablet', device_model: 'iPad' });
    const mac = await findPlatform({ userAgent, maxTouchPoints: 0 });
    expect(mac).toMatchObject({ os: 'macOS', device_type: 'desktop', device_vendor: 'Apple' });
  });

  it('client hints win over the User-Agent', async () => {
    const userAgentData = {
      getHighEntropyValues: async () => ({
        platform: 'Android',
        platformVersion: '16.0.0',
        model: 'Pixel 9',
        fullVersionList: [
          { brand: 'Not;A=Brand', version: '99.0' },
          { brand: 'Chromium', version: '150.0.7.1' },
          { brand: 'Google Chrome', version: '150.0.7.1' },
        ],
      }),
    };
    const userAgent = `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`;
    expect(await findPlatform({ userAgent, maxTouchPoints: 5, userAgentData })).toEqual({
      browser: 'Google Chrome',
      browser_version: '150.0.7.1',
      os: 'Android',
      os_version: '16.0.0',
      device_type: 'mobile',
      device_model: 'Pixel 9',
      device_vendor: 'Google',
    });
  });
});

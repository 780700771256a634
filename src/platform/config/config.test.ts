import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHttpServer } from '../http/server.ts';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('all have defaults', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000' });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/shop'],
    ['PUBLIC_URL', 'https://shop.example/?a=1'],
    ['PUBLIC_URL', 'https://shop.example?'],
    ['PUBLIC_URL', 'https://shop.example/#a'],
    ['PUBLIC_URL', 'https://user:word@shop.example'],
    ['PUBLIC_URL', 'https://'],
    ['TRUSTED_ORIGINS', 'shop.example'],
    ['TRUSTED_ORIGINS', 'https://a.example, https://b.example/'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_DIRECT_URL', 'localhost:5432'],
    ['DATABASE_REPLICA_URL', 'https://replica.example/shop'],
    ['CDN_SECONDS', 'long'],
    ['CDEK_URL', 'http://api.cdek.ru'],
    ['CDEK_URL', 'https://api.cdek.ru/v2'],
    ['CDEK_URL', 'http://localhost.example.ru'],
    ['DADATA_URL', 'http://suggestions.dadata.ru'],
    ['DADATA_URL', 'https://suggestions.dadata.ru/suggestions'],
    ['YOOKASSA_URL', 'http://api.yookassa.ru'],
    ['YOOKASSA_URL', 'https://api.yookassa.ru/v3'],
    ['TBANK_URL', 'http://securepay.tinkoff.ru'],
    ['TBANK_URL', 'https://securepay.tinkoff.ru/v2'],
    ['SMTP_URL', 'mail'],
    ['SHOP_EMAIL', 'nobody'],
    ['LOG_LEVEL', 'loud'],
    ['JWT_SECRET', 'short'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '100'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '300.0.0.1'],
    ['TRUST_PROXY', 'fe80::1%eth0'],
    ['MAIL_FROM', 'Двор'],
    ['MAIL_FROM', 'shop'],
    ['MAIL_FROM', 'shop@'],
    ['MAIL_FROM', 'Двор <shop>'],
    ['MAIL_FROM', 'Двор <shop@example.ru'],
    ['MAIL_FROM', 'Двор, мебель <shop@example.ru>'],
    ['MAIL_FROM', 'shop@example.ru, other@example.ru'],
    ['MAIL_FROM', 'Двор shop@example.ru'],
    ['MAIL_FROM', 'Двор <shop@example.ru>\nBcc: x@example.ru'],
    ['MAIL_FROM', 'a@b.ru <shop@example.ru>'],
    ['RATE_LOGIN', 'often'],
    ['DEMO_CATALOGUE', 'yes'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`Настройка ${name}[^]*не подходит`),
    );
  });

  it.each([
    'true',
    'false',
    '127.0.0.1',
    '::1',
    'loopback',
    '10.0.0.0/8, fd00::/8',
    'loopback, uniquelocal,10.1.2.3/32',
  ])('accept TRUST_PROXY=%s, and so does the server', async (value) => {
    const config = readConfig({ TRUST_PROXY: value, LOG_LEVEL: 'silent' });
    await (await createHttpServer(config)).close();
  });

  it.each(['shop@example.ru', 'Двор <shop@example.ru>', '<shop@example.ru>'])(
    'accept MAIL_FROM=%s',
    (value) => expect(readConfig({ MAIL_FROM: value }).MAIL_FROM).toBe(value),
  );
  it('accept a quoted name in MAIL_FROM', () => {
    expect(readConfig({ MAIL_FROM: '"Двор, мебель" <shop@example.ru>' })).toBeDefined();
  });

  it.each([
    ['https://shop.example.ru/', 'https://shop.example.ru'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://[::1]:8080/', 'http://[::1]:8080'],
    ['http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ])('accept PUBLIC_URL=%s', (value, origin) => {
    expect(readConfig({ PUBLIC_URL: value }).PUBLIC_URL).toBe(origin);
  });

  it.each(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])(
    'an error about %s does not show its password',
    (name) => {
      const url = 'mysql://owner:secret@localhost/shop';
      expect(() => readConfig({ [name]: url })).toThrow(ConfigError);
      expect(() => readConfig({ [name]: url })).not.toThrow(/secret/);
    },
  );

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])(
    '%s without DATABASE_URL stops the start: it would name another database than the embedded one',
    (name) => {
      const url = 'postgresql://owner:secret@localhost/shop';
      expect(() => readConfig({ [name]: url })).toThrow(
        new RegExp(`Настройка ${name} действует только вместе с DATABASE_URL`),
      );
      expect(readConfig({ [name]: url, DATABASE_URL: url })).toMatchObject({ [name]: url });
    },
  );

  it.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'stop the start when only %s of the S3 settings is missing',
    (name) => {
      const { [name]: _missing, ...others } = s3;
      expect(() => readConfig(others)).toThrow(ConfigError);
      expect(() => readConfig(others)).toThrow(`задайте ещё ${name} или`);
    },
  );

  it.each([{}, { PUBLIC_URL: 'https://office.example.ru:8443' }])(
    'stop the start where ADMIN_URL has no host of its own: %j',
    (others) => {
      const env = { ADMIN_URL: 'https://office.example.ru', ...others };
      expect(() => readConfig(env)).toThrow('ADMIN_URL действует только вместе с PUBLIC_URL');
    },
  );

  it('accept an ADMIN_URL of another host', () => {
    const env = {
      ADMIN_URL: 'https://office.example.ru',
      PUBLIC_URL: 'https://shop.example.ru',
    };
    expect(readConfig(env)).toMatchObject(env);
  });

  it('accept a complete set of S3 settings', () => {
    expect(readConfig(s3)).toMatchObject(s3);
  });

  it('are all listed in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const settings = Object.keys(readConfig({ ...everySetting }));
    for (const name of settings.filter((one) => one === one.toUpperCase())) {
      expect(example).toMatch(new RegExp(`^#?\\s?${name}=`, 'm'));
    }
  });
});

const s3: Record<string, string> = {
  S3_ENDPOINT: 'https://storage.example.ru',
  S3_BUCKET: 'pictures',
  S3_REGION: 'ru-central1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const everySetting = {
  ...s3,
  METRICS_TOKEN: 'a-token-of-this-test',
  PUBLIC_URL: 'https://shop.example.ru',
  DATABASE_URL: 'postgresql://localhost/shop',
  DATABASE_DIRECT_URL: 'postgresql://localhost:5433/shop',
  DATABASE_REPLICA_URL: 'postgresql://replica/shop',
  SMTP_URL: 'smtp://localhost',
  JWT_SECRET: 'x'.repeat(32),
  SHOP_EMAIL: 'shop@example.ru',
};

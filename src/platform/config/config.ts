import { isIP } from 'node:net';
import { z } from 'zod';
import { isEmail } from '#contracts/customer.ts';
import { configMessages } from '#messages/commands/console.ts';
import type { RateLimit } from '../security/rate-limit.ts';
import { HOUR, MINUTE, SECOND } from '../time/duration.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = (...protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) });

/** `20/15m`: 20 hits in 15 minutes. Units: s, m, h. */
const rateLimit = (fallback: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,3}[smh]$/)
    .default(fallback)
    .transform((text): RateLimit => {
      const [hits = '', length = ''] = text.split('/');
      const unit = { s: SECOND, m: MINUTE, h: HOUR }[length.slice(-1)] ?? SECOND;
      return { hits: Number(hits), window: Number(length.slice(0, -1)) * unit };
    });

/** `true`, `false`, or a comma-separated list of addresses and networks. A hop count is refused: a direct client could forge the header. */
const isProxyList = (text: string): boolean =>
  ['true', 'false'].includes(text) || text.split(',').every(isNetwork);

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.trim().split(/\/(.*)/s, 2);
  if (bits === undefined) return namedNetworks.includes(address) || isAddress(address);
  const most = isIP(address) === 4 ? 32 : 128;
  return isAddress(address) && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most;
}

const isAddress = (text: string): boolean => isIP(text) > 0 && !text.includes('%');

/** Scheme, host and port only: page paths are appended to it. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && [url.origin, `${url.origin}/`].includes(url.href) && !/[?#]/.test(text);
}

const splitList = (text: string): string[] => text.split(',').map((part) => part.trim());

const areOrigins = (list: string[]): boolean =>
  list.every((one) => URL.parse(one)?.origin === one && /^https?:/.test(one));

/** `shop@example.ru` or `Магазин <shop@example.ru>`. A name with a comma must be quoted: without quotes it is two addresses. */
function isSender(text: string): boolean {
  const named = /^(?:"[^"\\\p{Cc}]*"|[^"<>,;:@\\\p{Cc}]*?)\s*<([^<>]*)>$/u.exec(text);
  return isEmail(named?.[1] ?? text);
}

/** Scheme, host and port of a service that is given secrets: `https`, or this machine. */
function isSafeOrigin(text: string): boolean {
  if (!isOrigin(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const safeOrigin = (fallback: string) =>
  url('https?')
    .refine(isSafeOrigin)
    .default(fallback)
    .transform((text) => new URL(text).origin);

/** All settings, by environment variable. `.env.example` documents the same list. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: url('https?').refine(isOrigin).optional(),
  ADMIN_URL: url('https?').refine(isOrigin).optional(),
  TRUSTED_ORIGINS: z.string().transform(splitList).refine(areOrigins).default([]),
  TRUST_PROXY: z.string().refine(isProxyList).default(''),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_DIRECT_URL: url('postgres', 'postgresql').optional(),
  DATABASE_REPLICA_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(18),
  CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  PRODUCTS_MB: z.coerce.number().int().min(1).max(4096).default(32),
  GIVE_KEPT_ANSWERS: flag.default(true),
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  MAX_BROWSING: z.coerce.number().int().min(1).max(10_000).default(4),
  DATA_DIR: z.string().default('var'),
  DEMO_CATALOGUE: flag.default(true),
  MODELS: z.enum(['own', 'all', 'none']).default('own'),
  SMTP_URL: url('smtps?').optional(),
  MAIL_FROM: z.string().refine(isSender).optional(),
  SHOP_EMAIL: z.email().optional(),
  JWT_SECRET: z.string().min(32).optional(),
  RATE_ORDER: rateLimit('60/1h'),
  RATE_ORDER_FIND: rateLimit('10/1h'),
  RATE_CART: rateLimit('600/10m'),
  RATE_TELEMETRY: rateLimit('60/1h'),
  RATE_SEARCH: rateLimit('600/1h'),
  RATE_ADDRESS: rateLimit('40/10m'),
  RATE_CALLBACK: rateLimit('5/1h'),
  RATE_LOGIN: rateLimit('10/15m'),
  RATE_REGISTRATION: rateLimit('10/1h'),
  RATE_LINK: rateLimit('20/1h'),
  RATE_REFRESH: rateLimit('60/1m'),
  RATE_PASSWORD_CHANGE: rateLimit('10/1h'),
  RATE_EMAIL_CHANGE: rateLimit('5/1h'),
  RATE_RESET: rateLimit('5/1h'),
  S3_ENDPOINT: url('https?').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  YOOKASSA_URL: safeOrigin('https://api.yookassa.ru'),
  TBANK_URL: safeOrigin('https://securepay.tinkoff.ru'),
  CDEK_URL: safeOrigin('https://api.cdek.ru'),
  DADATA_URL: safeOrigin('https://suggestions.dadata.ru'),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

export type Config = z.infer<typeof environment> & {
  /** Public origin of the shop, without a trailing slash. */
  PUBLIC_URL: string;
  /** Default: `shop@` and the host of PUBLIC_URL. */
  MAIL_FROM: string;
  /** PUBLIC_URL is a setting, not the default: requests to other hosts are refused. */
  isPublicUrlSet: boolean;
  /** MAIL_FROM is a setting, not the default address, which may have no mailbox. */
  isMailFromSet: boolean;
};

/** Settings that need DATABASE_URL. */
const needDatabaseUrl = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;

/** An invalid setting; the message names it. */
export class ConfigError extends Error {}

/** Reads the settings; throws {@link ConfigError} with a sentence for each wrong one. Empty strings count as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) =>
      configMessages.wrongSetting(issue.path.join('.'), String(given[String(issue.path[0])])),
    );
    throw new ConfigError(lines.join('\n'));
  }
  const config = parsed.data;
  refuseWithoutDatabaseUrl(config);
  refuseIncompleteS3(config);
  refuseSharedAdminHost(config);
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '');
  const isPublicUrlSet = config.PUBLIC_URL !== undefined;
  const sender = config.MAIL_FROM ?? `shop@${new URL(publicUrl).hostname}`;
  const isMailFromSet = config.MAIL_FROM !== undefined;
  return { ...config, PUBLIC_URL: publicUrl, MAIL_FROM: sender, isPublicUrlSet, isMailFromSet };
}

/** DATABASE_REPLICA_URL and DATABASE_DIRECT_URL need DATABASE_URL. */
function refuseWithoutDatabaseUrl(config: z.infer<typeof environment>): void {
  const alone = needDatabaseUrl.find((name) => config[name] && !config.DATABASE_URL);
  if (alone) throw new ConfigError(configMessages.aloneUseless(alone));
}

/** ADMIN_URL needs PUBLIC_URL, and another host than it: otherwise it would protect nothing. */
function refuseSharedAdminHost(config: z.infer<typeof environment>): void {
  if (!config.ADMIN_URL) return;
  const hosts = [config.ADMIN_URL, config.PUBLIC_URL].map((url) => url && new URL(url).hostname);
  if (!hosts[1] || hosts[0] === hosts[1]) throw new ConfigError(configMessages.adminHostShared);
}

const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** The S3 settings are given all together or not at all. */
function refuseIncompleteS3(config: z.infer<typeof environment>): void {
  const missing = s3Names.filter((name) => config[name] === undefined);
  const isIncomplete = missing.length > 0 && missing.length < s3Names.length;
  if (isIncomplete) throw new ConfigError(configMessages.halfS3(missing));
}

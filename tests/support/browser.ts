import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';

/** Chromium flags for root, without a graphics card and with little shared memory. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
];

/** Starts the Chromium of CHROMIUM_PATH, otherwise the one from npm, which is unpacked once under var/; or the `found` one. */
export async function launchBrowser(
  flags: readonly string[] = [],
  found?: Chromium,
): Promise<Browser> {
  const { executablePath, env } = found ?? (await findChromium());
  return chromium.launch({
    executablePath,
    env,
    args: [...chromiumFlags, ...flags],
  });
}

/** Starts the browser with a profile folder, which a later browser can reuse. */
export async function openProfile(
  folder: string,
  screen: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const { executablePath, env } = await findChromium();
  const args = [...chromiumFlags];
  return chromium.launchPersistentContext(folder, { executablePath, env, args, ...screen });
}

export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/** Path of Chromium and the environment that it needs. */
export async function findChromium(): Promise<Chromium> {
  const plain = environment({});
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, env: plain };

  const folder = resolve('var/chromium');
  mkdirSync(folder, { recursive: true });
  const executablePath = await unpack(folder);
  const fonts = environment({ FONTCONFIG_FILE: writeFontSettings(folder) });
  if (runs(executablePath, fonts)) return { executablePath, env: fonts };
  // A minimal system has no libnss3 and similar libraries; the package brings them.
  const env = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  return { executablePath, env };
}

/** The package unpacks into the system's temporary folder. A folder of the project is used instead, private to its user. */
async function unpack(folder: string): Promise<string> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    const files = join(
      dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../bin',
    );
    if (!existsSync(join(folder, 'al2023'))) await inflate(join(files, 'al2023.tar.br'));
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Installs a font: without any font this Chromium crashes when it draws a form control. */
function writeFontSettings(folder: string): string {
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}

function runs(executablePath: string, env: Record<string, string>): boolean {
  try {
    execFileSync(executablePath, ['--version'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function environment(extra: Record<string, string>): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(own), ...extra };
}

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

/** What Chromium needs to run as root, without a graphics card or much shared memory. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
];

/** The system's Chromium where CHROMIUM_PATH names one, else the one that npm brought. Unpacked once, under var/. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    env,
    args: [...chromiumFlags, ...flags],
  });
}

/** The same browser with what it remembers kept in a folder, for another to go on with. */
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

/** Where Chromium is, and the environment it needs. */
export async function findChromium(): Promise<Chromium> {
  const plain = environment({});
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, env: plain };

  const folder = resolve('var/chromium');
  mkdirSync(folder, { recursive: true });
  const executablePath = await unpack(folder);
  const fonts = environment({ FONTCONFIG_FILE: writeFontSettings(folder) });
  if (runs(executablePath, fonts)) return { executablePath, env: fonts };
  // A bare system lacks libnss3 and its like; the package carries them.
  const env = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  return { executablePath, env };
}

/** The package unpacks into the system's temporary folder; ours belongs to this project and its user alone. */
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

/** A machine may have no fonts at all, and this Chromium dies drawing a form control without one. */
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

// Behind every npm command. Runs on the Node of the machine (20 or newer), installs packages and builds storefront and office if they are out of
// date, then runs the tools on the Node of the project.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
};

/** For imports, which stream feeds in small chunks, and pictures, which are read one by one: without these limits V8 grows the heap instead of collecting garbage. */
const importMemory = [
  '--max-semi-space-size=8',
  '--max-old-space-size=192',
  // Modules leave 100 MB of garbage while they load, which V8 would keep as its own.
  '--initial-old-space-size=24',
];

/** The shop needs 100 MB of heap. With the default limit V8 collects garbage only at several times that. */
const shopMemory = ['--max-semi-space-size=4', '--max-old-space-size=400'];

const shopEnvironment = {
  // Caches compiled code and stripped TypeScript: faster start, 11 MB less memory.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
  // Makes glibc return free memory to the system: 14 MB less.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The steps of each command run in order; the first failure stops it. */
const commands = {
  start: {
    build: true,
    steps: [['node', ...shopMemory, 'src/server/main.ts']],
    environment: shopEnvironment,
  },
  dev: {
    build: false,
    // Vite watches the storefront.
    steps: [
      [
        'node',
        ...watching('src/modules', 'src/platform', 'src/contracts', 'src/messages', 'packages'),
        'src/server/main.ts',
      ],
    ],
    environment: { NODE_ENV: 'development' },
  },
  test: { build: true, steps: [['vitest', 'run']] },
  // Kills, lost databases, replicas and upgrades: vitest.config.ts.
  'test:faults': { build: true, steps: [['vitest', 'run']], environment: { TEST_FAULTS: '1' } },
  'test:quick': {
    build: true,
    steps: [['vitest', 'run', '--project', 'quick', '--project', 'screens']],
  },
  // In random order, on days at the ends of months and years.
  'test:shake': { build: true, steps: [['node', 'scripts/shake.ts']] },
  check: {
    build: false,
    steps: [
      ['biome', 'check', '.'],
      ['node', 'scripts/check-imports.ts'],
      ['node', 'scripts/ledger.ts', '--check'],
      ['node', 'scripts/verified-data.ts', '--check'],
      ['node', 'scripts/decisions.ts', '--check'],
      ['node', 'scripts/module-order.ts', '--check'],
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
      ['knip'],
      ['node', 'scripts/openapi.ts', '--check'],
      ['node', 'scripts/generated-client.ts'],
      ['tsc', '-p', 'scripts/generated-client.json'],
    ],
  },
  format: {
    build: false,
    steps: [
      ['node', 'scripts/decisions.ts'],
      ['node', 'scripts/module-order.ts'],
      ['node', 'scripts/ledger.ts'],
      ['biome', 'check', '--write', '.'],
    ],
  },
  openapi: { build: false, steps: [['node', 'scripts/openapi.ts']] },
  emulator: { build: false, steps: [['node', 'scripts/emulator.ts']] },
  generate: { build: false, steps: [['node', 'bench/generate.ts']] },
  'bench:drawings': { build: false, steps: [['node', 'bench/drawings.ts']] },
  'bench:colours': { build: true, steps: [['node', 'bench/heavy/colours.ts']] },
  sizes: { build: true, steps: [['node', 'scripts/sizes.ts', '--table']] },
  'bench:office': { build: true, steps: [['node', 'bench/office.ts']] },
  'bench:office-at-once': { build: true, steps: [['node', 'bench/office-at-once.ts']] },
  'bench:office-table': { build: true, steps: [['node', 'bench/office-table.ts']] },
  'bench:delivery': { build: true, steps: [['node', 'bench/delivery.ts']] },
  'bench:payments': { build: false, steps: [['node', 'bench/payments.ts']] },
  'bench:finding': { build: true, steps: [['node', 'bench/finding.ts']] },
  'bench:search': { build: true, steps: [['node', 'bench/search-score.ts']] },
  bench: { build: true, steps: [['node', 'bench/load.ts']], environment: measuredShop() },
  'bench:overload': {
    build: true,
    steps: [['node', 'bench/overload.ts']],
    environment: measuredShop(),
  },
  'bench:pages': { build: true, steps: [['node', 'bench/pages.ts']] },
  'bench:explain': { build: true, steps: [['node', 'bench/explain.ts']] },
  'bench:cluster': { build: true, steps: [['node', 'bench/heavy/cluster.ts']] },
  'bench:faults': { build: true, steps: [['node', 'bench/heavy/faults.ts']] },
  'bench:hostile': { build: false, steps: [['node', 'bench/heavy/hostile.ts']] },
  'bench:attack': {
    build: true,
    steps: [['node', 'bench/heavy/attack.ts']],
    environment: measuredShop(),
  },
  'bench:fuzz': { build: true, steps: [['node', 'bench/heavy/fuzz.ts']] },
  'bench:texts': { build: true, steps: [['node', 'bench/heavy/texts.ts']] },
  'bench:import': {
    build: false,
    environment: { ...shopEnvironment, SHOP_NODE_OPTIONS: importMemory.join(' ') },
    steps: [['node', 'bench/import.ts']],
  },
  import: {
    build: false,
    environment: shopEnvironment,
    steps: [['node', ...importMemory, 'src/commands/run.ts', 'import']],
  },
  backup: { build: false, steps: [['node', 'src/commands/run.ts', 'backup']] },
  restore: { build: false, steps: [['node', 'src/commands/run.ts', 'restore']] },
  export: { build: false, steps: [['node', 'src/commands/run.ts', 'export']] },
  content: { build: false, steps: [['node', 'src/commands/run.ts', 'content']] },
  'check-shop': { build: false, steps: [['node', 'src/commands/run.ts', 'check-shop']] },
  orders: { build: false, steps: [['node', 'src/commands/run.ts', 'orders']] },
  payments: { build: false, steps: [['node', 'src/commands/run.ts', 'payments']] },
  settings: { build: false, steps: [['node', 'src/commands/run.ts', 'settings']] },
  staff: { build: false, steps: [['node', 'src/commands/run.ts', 'staff']] },
  sources: { build: false, steps: [['node', 'src/commands/run.ts', 'sources']] },
  categories: { build: false, steps: [['node', 'src/commands/run.ts', 'categories']] },
  pictures: {
    build: false,
    environment: shopEnvironment,
    steps: [['node', ...importMemory, 'src/commands/run.ts', 'pictures']],
  },
  build: { build: true, steps: [] },
};

const [name, ...given] = process.argv.slice(2);
/** `--force`: data that was verified before is verified again. */
const rest = given.filter((one) => one !== '--force');
if (rest.length < given.length) environment.FORCE_DATA = '1';
const command = commands[name];
if (!command) {
  console.error(`Команды: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
install();
if (command.build) build();
for (const [index, step] of command.steps.entries()) {
  const isLast = index === command.steps.length - 1;
  const status = await run([...step, ...(isLast ? rest : [])], command.environment);
  if (status !== 0) process.exit(status);
}

/** Benchmarks run the shop with the same options as `start`. */
function measuredShop() {
  return { ...shopEnvironment, SHOP_NODE_OPTIONS: shopMemory.join(' ') };
}

function watching(...folders) {
  return folders.map((folder) => `--watch-path=${folder}`);
}

/** Runs `npm ci` if the installed packages differ from the lock file. */
function install() {
  if (isInstalled()) return;
  say('Устанавливаю библиотеки из npm (один раз, около минуты)…', () => {
    const arguments_ = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
    if (spawnSync('npm', arguments_, options).status !== 0) {
      fail('Библиотеки не установились: см. сообщение npm выше.');
    }
  });
  if (!existsSync(join(bin, 'node'))) {
    fail('npm не выполнил установочный сценарий пакета node. Разрешите его: npm rebuild node');
  }
}

function isInstalled() {
  const wanted = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(bin, 'node'))) return false;
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.entries(JSON.parse(readFileSync(wanted, 'utf8')).packages).every(
    ([path, { version, optional }]) =>
      path === '' || (packages[path] ? packages[path].version === version : optional),
  );
}

/** Builds storefront and office if their sources have changed. Builds in a new folder, because a running shop still serves the old one. */
function build() {
  const folder = join(root, 'build');
  const [next, former] = [`${folder}.next`, `${folder}.former`];
  const stamp = join(folder, 'sources.sha256');
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('Собираю витрину и офис…', () => {
    rmSync(next, { recursive: true, force: true });
    const tools = [
      ['react-router', 'build'],
      ['vite', 'build', '--config', 'vite.admin.config.ts', '--logLevel', 'warn'],
      ['node', 'scripts/compress-assets.ts'],
      ['node', 'scripts/sizes.ts'],
    ];
    for (const [tool, ...toolArguments] of tools) {
      const result = spawnSync(join(bin, tool), toolArguments, {
        cwd: root,
        env: { ...environment, NODE_ENV: 'production', BUILD_FOLDER: 'build.next' },
        encoding: 'utf8',
      });
      if (result.status !== 0)
        fail(`${result.stdout}\n${result.stderr}\nВитрина или офис не собрались.`);
    }
  });
  for (const client of ['client', 'admin']) {
    keepAssets(join(folder, client, 'assets'), join(next, client, 'assets'));
  }
  writeFileSync(join(next, 'sources.sha256'), sources);
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(next, folder);
  rmSync(former, { recursive: true, force: true });
}

/** Keeps assets of earlier builds for a month: open pages still load the chunks of their build. */
function keepAssets(from, to) {
  if (!existsSync(from)) return;
  const oldest = Date.now() - 30 * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(from)) {
    const [file, copy] = [join(from, name), join(to, name)];
    if (existsSync(copy) || statSync(file).mtimeMs < oldest) continue;
    cpSync(file, copy, { preserveTimestamps: true });
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  const files = [
    ...filesUnder('src/storefront'),
    ...filesUnder('src/admin'),
    ...filesUnder('src/tokens'),
    ...filesUnder('src/contracts'),
    ...filesUnder('src/messages'),
    'package-lock.json',
    'vite.config.ts',
    'vite.admin.config.ts',
    'react-router.config.ts',
    'scripts/compress-assets.ts',
    'scripts/layer-order.ts',
    'scripts/sizes.ts',
  ];
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
}

/** Runs one tool and forwards SIGTERM to it. */
function run([tool, ...toolArguments], extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(join(bin, tool), toolArguments, {
      cwd: root,
      env: { ...environment, ...extra },
      stdio: 'inherit',
    });
    // Ctrl-C reaches the child directly, in the process group of the terminal. This process waits for it.
    const wait = () => undefined;
    const end = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', end);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', end);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

function say(line, work) {
  const started = Date.now();
  console.log(line);
  work();
  console.log(`  готово за ${((Date.now() - started) / 1000).toFixed(1).replace('.', ',')} с`);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}

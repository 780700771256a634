// Photographs of the demo's models: node tools/photographs/photographs.ts [--out folder] [--only category or product]
// [--view first|second|open|close|hero|room] [--limit n] [--samples n] [--beside n] [--work folder] [--list]. Goes on where it was
// stopped; takes anew only what has changed. With --list it only names what it would take.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { convert } from './convert.ts';
import { develop } from './develop.ts';
import { writeMask } from './mask.ts';
import { writePreviews } from './previews.ts';
import { demoShots, type Prepared, roomShots, type Shot, VIEWS } from './shots.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'db/demo/photographs' },
    work: { type: 'string', default: 'var/photographs/work' },
    only: { type: 'string' },
    view: { type: 'string' },
    list: { type: 'boolean', default: false },
    limit: { type: 'string' },
    /** Rendered paths a pixel, of each half; less makes a quick proof. */
    samples: { type: 'string' },
    /** Pictures that are taken at the same time, each by one thread. */
    beside: { type: 'string', default: '2' },
  },
});

const views: readonly string[] = VIEWS;
if (options.view && !views.includes(options.view)) {
  throw new Error(`--view ${options.view} is none of ${views.join(', ')}`);
}

const run = promisify(execFile);
const ledger = join(options.out, 'photographs.json');
/** Without a window; an error of the script is one of the program. */
const quietly = ['-b', '--python-exit-code', '1'];
const renderer = new URL('render.py', import.meta.url).pathname;

const shots = [...roomShots(), ...demoShots()]
  .filter(({ category, file }) => [category, file.split('/')[0]].includes(options.only ?? category))
  .filter(({ view }) => view === (options.view ?? view))
  .slice(0, options.limit ? Number(options.limit) : undefined);

mkdirSync(options.out, { recursive: true });
const taken: Record<string, string> = existsSync(ledger)
  ? JSON.parse(readFileSync(ledger, 'utf8'))
  : {};

let rendered = 0;
const started = Date.now();
const queue = shots.entries();
await Promise.all(Array.from({ length: Number(options.beside) }, (_, at) => takeAll(String(at))));
if (options.list) process.exit();
await writePreviews(options.out);
const minutes = Math.round((Date.now() - started) / 60_000);
console.log(`${rendered} taken in ${minutes} min, ${shots.length - rendered} were there already`);

/** Takes one picture after another until the common queue is empty. */
async function takeAll(worker: string): Promise<void> {
  for (const [index, shot] of queue) {
    const prepared = await shot.prepare();
    const target = join(options.out, shot.file);
    const known = taken[shot.file];
    const isGood = known !== undefined && [prepared.hash, prepared.larger].includes(known);
    if (isGood && existsSync(target)) continue;
    if (options.list) {
      console.log(shot.file);
      continue;
    }
    const begun = Date.now();
    const folder = await render(shot, prepared, worker);
    mkdirSync(dirname(target), { recursive: true });
    const bytes = await convert(await develop(folder), target);
    if (shot.category !== 'rooms') await writeMask(folder, target.replace(/avif$/, 'png'));
    taken[shot.file] = prepared.hash;
    keep(taken);
    rendered += 1;
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(
      `${index + 1}/${shots.length} ${shot.file}: ${seconds} s, ${Math.round(bytes / 1000)} kB`,
    );
  }
}

/** Renders two halves into a work folder and returns it. */
async function render(shot: Shot, prepared: Prepared, worker: string): Promise<string> {
  const folder = resolve(options.work, worker);
  mkdirSync(folder, { recursive: true });
  const { width, height } = prepared;
  const paths = prepared.models.map((glb, index) => {
    const path = join(folder, `${index}.glb`);
    writeFileSync(path, glb);
    return path;
  });
  const jobs = join(folder, 'jobs.json');
  const samples = Number(options.samples ?? prepared.samples);
  const job = { ...prepared.job(paths), folder, width, height, samples };
  writeFileSync(jobs, JSON.stringify([{ ...job, threads: 1 }]));
  const half = join(folder, 'b.png');
  // What hangs from above has no shadow: that of the picture before must not stay.
  for (const left of [half, join(folder, 'shadow.png')]) rmSync(left, { force: true });
  const { stdout, stderr } = await run('blender', [...quietly, '-P', renderer, '--', jobs], {
    maxBuffer: 1e8,
  });
  if (!existsSync(half)) throw new Error(`${shot.file}\n${stdout}\n${stderr}`);
  return folder;
}

/** Written beside and moved: a run that is stopped leaves a whole ledger. */
function keep(content: Record<string, string>): void {
  writeFileSync(`${ledger}.part`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${ledger}.part`, ledger);
}

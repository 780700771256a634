// Photographs of the demo's models: node tools/photographs/photographs.ts [--out folder] [--only category]
// [--samples n] [--png]. Goes on where it was stopped; takes anew only what has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { convert } from './convert.ts';
import { demoShots, type Prepared, type Shot } from './shots.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'var/photographs/pictures' },
    work: { type: 'string', default: 'var/photographs/work' },
    only: { type: 'string' },
    limit: { type: 'string' },
    samples: { type: 'string', default: '56' },
    threads: { type: 'string', default: '2' },
    /** Leaves the rendered PNG; nothing is converted. */
    png: { type: 'boolean', default: false },
  },
});

const [WIDTH, HEIGHT] = [1000, 750];
const ledger = join(options.out, 'photographs.json');
const renderer = new URL('render.py', import.meta.url).pathname;

const shots = demoShots()
  .filter(({ category }) => !options.only || category === options.only)
  .slice(0, options.limit ? Number(options.limit) : undefined);

mkdirSync(options.out, { recursive: true });
mkdirSync(options.work, { recursive: true });
const taken: Record<string, string> = existsSync(ledger)
  ? JSON.parse(readFileSync(ledger, 'utf8'))
  : {};

let rendered = 0;
const started = Date.now();
for (const [index, shot] of shots.entries()) {
  const prepared = await shot.prepare();
  const target = join(options.out, options.png ? shot.file.replace('.avif', '.png') : shot.file);
  const key = options.png ? `${shot.file} png` : shot.file;
  if (taken[key] === prepared.hash && existsSync(target)) continue;
  const begun = Date.now();
  const picture = render(shot, prepared);
  mkdirSync(dirname(target), { recursive: true });
  let size = '';
  if (options.png) writeFileSync(target, readFileSync(picture));
  else size = `, ${Math.round((await convert(picture, target, WIDTH, HEIGHT)) / 1000)} kB`;
  taken[key] = prepared.hash;
  keep(taken);
  rendered += 1;
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${index + 1}/${shots.length} ${shot.file}: ${seconds} s${size}`);
}
const minutes = Math.round((Date.now() - started) / 60_000);
console.log(`${rendered} taken in ${minutes} min, ${shots.length - rendered} were there already`);

/** Renders to a PNG in the work folder, or takes the one that is there from an interrupted run. */
function render(shot: Shot, { glb, hash, stance, azimuth }: Prepared): string {
  const picture = join(options.work, `${hash}-${options.samples}.png`);
  if (existsSync(picture)) return picture;
  const model = join(options.work, `${hash}.glb`);
  const jobs = join(options.work, 'jobs.json');
  writeFileSync(model, glb);
  const job = {
    ...{ model, picture, stance, azimuth, width: WIDTH, height: HEIGHT },
    samples: Number(options.samples),
    threads: Number(options.threads),
  };
  writeFileSync(jobs, JSON.stringify([job]));
  const blender = ['-n', '19', 'blender', '-b', '-P', renderer, '--', jobs];
  const { stdout, stderr } = spawnSync('nice', blender, { encoding: 'utf8' });
  if (!existsSync(picture)) throw new Error(`${shot.file}\n${stdout}\n${stderr}`);
  return picture;
}

/** Written beside and moved: a run that is stopped leaves a whole ledger. */
function keep(content: Record<string, string>): void {
  writeFileSync(`${ledger}.part`, `${JSON.stringify(content, null, 1)}\n`);
  renameSync(`${ledger}.part`, ledger);
}

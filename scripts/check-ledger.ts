// Checks docs/spec-ledger.md: every test that it names must exist.
import { existsSync, readFileSync } from 'node:fs';

const LEDGER = 'docs/spec-ledger.md';
/** `| id | sentence | path › title<br>path › title |`. A sentence without a test has `open: …` and what is planned. */
const ROW = /^\| (\d[\w.]*) \| (.+) \| (.+) \|$/;

const sources = new Map<string, string>();

function sourceOf(path: string): string {
  const known = sources.get(path);
  if (known !== undefined) return known;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  sources.set(path, text);
  return text;
}

function faultOf(reference: string): string | undefined {
  const [path = '', title = ''] = reference.split(' › ');
  const source = sourceOf(path);
  if (!source) return `${path} does not exist`;
  if (!title) return `no title of a test in ${path}`;
  return source.includes(title) ? undefined : `${path} has no test “${title}”`;
}

const ids = new Set<string>();
const faults: string[] = [];
let open = 0;

for (const line of readFileSync(LEDGER, 'utf8').split('\n')) {
  const [, id, , shown] = ROW.exec(line) ?? [];
  if (!id || !shown) continue;
  if (ids.has(id)) faults.push(`${id}: duplicate id`);
  ids.add(id);
  if (shown.startsWith('open: ')) {
    open += 1;
    continue;
  }
  for (const reference of shown.split('<br>')) {
    const fault = faultOf(reference.trim());
    if (fault) faults.push(`${id}: ${fault}`);
  }
}

for (const fault of faults) console.error(fault);
console.log(
  `${ids.size} lines of the specification, ${ids.size - open} shown by tests, ${open} open`,
);
process.exitCode = faults.length > 0 || ids.size === 0 ? 1 : 0;

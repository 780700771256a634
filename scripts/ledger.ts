// Writes the last column of docs/spec-ledger.md from the ids that test titles end with: `adds a line §4.12 4.14-16`.
// `--check`: fails if the column differs, if a title names an unknown id, or if a sentence has no test.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const LEDGER = 'docs/spec-ledger.md';
const ROW = /^\| (\d+\.\w+) \| (.+) \| .* \|$/;
const TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*) §([\d., -]+)\1/g;

const shownBy = new Map<string, string[]>();
for (const file of globSync([
  '{src,packages}/**/*.test.ts',
  'tests/**/*.ts',
  'tools/**/*.test.ts',
]).sort()) {
  for (const [, , title = '', ids = ''] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const id of ids.split(' ').flatMap(idsOfRange)) {
      const tests = shownBy.get(id) ?? [];
      shownBy.set(id, [...tests, `${file} › ${title.replaceAll('|', '\\|')}`]);
    }
  }
}

const faults: string[] = [];
const known = new Set<string>();
const before = readFileSync(LEDGER, 'utf8');
const after = before
  .split('\n')
  .map((line) => {
    const [, id, sentence] = ROW.exec(line) ?? [];
    if (!id) return line;
    if (known.has(id)) faults.push(`${id}: duplicate id`);
    known.add(id);
    const tests = shownBy.get(id) ?? [];
    if (tests.length === 0) faults.push(`${id}: no title of a test ends with §${id}`);
    return `| ${id} | ${sentence} | ${tests.join('<br>')} |`;
  })
  .join('\n');
for (const id of shownBy.keys()) if (!known.has(id)) faults.push(`${id}: no such sentence`);

if (!process.argv.includes('--check')) writeFileSync(LEDGER, after);
else if (after !== before) faults.push(`${LEDGER} is out of date: run npm run format`);

for (const fault of faults) console.error(fault);
console.log(`${known.size} sentences of the specification, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** `4.14-16` is 4.14, 4.15 and 4.16. */
function idsOfRange(text: string): string[] {
  const [, section, first, last] = /^(\d+)\.(\d+)-(\d+)$/.exec(text) ?? [];
  if (section === undefined) return [text];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
}

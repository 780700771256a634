// Writes the order of the modules into ARCHITECTURE.md from the rules that check it. `--check`: fails if it differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MODULE_ORDER } from './imports/rules.ts';

const PAGE = 'ARCHITECTURE.md';
const [BEGIN, END] = ['<!-- modules:begin -->', '<!-- modules:end -->'];

/** Modules that are not built yet have a place in the order and none on the page. */
const rows = MODULE_ORDER.map((names) =>
  names.filter((name) => existsSync(`src/modules/${name}`)),
).filter((names) => names.length > 0);
const order = rows.map((names) => names.join(', ')).join(' → ');

const page = readFileSync(PAGE, 'utf8');
const [before, rest = ''] = page.split(BEGIN);
const after = rest.split(END)[1] ?? '';
const written = `${before}${BEGIN}\n\`${order}\`\n${END}${after}`;

if (!process.argv.includes('--check')) writeFileSync(PAGE, written);
else if (written !== page) {
  console.error(
    `${PAGE} has another order of modules than scripts/imports/rules.ts: run npm run format`,
  );
  process.exit(1);
}

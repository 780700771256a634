// Writes the index of the decision records from their headers. `--check`: fails if the index differs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const HEADER =
  /^# (\d{3})\. (\S.*)\n\nStatus: (accepted|accepted, amended by [\d, ]+|superseded by \d{3})\nDate: (\d{4}-\d\d-\d\d)\n\n/;

const files = readdirSync(FOLDER).filter((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name));
const numbers = new Set(files.map((name) => name.slice(0, 3)));

const rows = files.sort().map((name) => {
  const [, number, title, status, date] =
    HEADER.exec(readFileSync(`${FOLDER}/${name}`, 'utf8')) ?? [];
  if (number === undefined || !name.startsWith(number)) {
    return fail(`${FOLDER}/${name} does not begin with "# NNN. Title", "Status: …" and "Date: …"`);
  }
  for (const [later] of status?.matchAll(/\d{3}/g) ?? []) {
    if (!numbers.has(later)) fail(`${FOLDER}/${name} names record ${later}, which does not exist`);
  }
  return `| [${number}](${name}) | ${title} | ${status} | ${date} |`;
});

const table = `# Decision records

What was decided, why, and what follows. [CONTRIBUTING.md](../../CONTRIBUTING.md) says how to add one; \`npm run format\` writes this table.

| number | title | status | date |
|---|---|---|---|
${rows.join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(INDEX, 'utf8') !== table) fail(`${INDEX} is out of date: run npm run format`);
} else {
  writeFileSync(INDEX, table);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

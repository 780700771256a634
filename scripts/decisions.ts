// Writes the index of the decision records, by subject, from their headers. `--check`: fails if the index differs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const HEADER =
  /^# (\d{3})\. (\S.*)\n\nStatus: (accepted|accepted, amended by [\d, ]+|superseded by \d{3})\nDate: (\d{4}-\d\d-\d\d)\n(?:Subject: (.*)\n)?\n/;

/** What records are about, in the order of the index. */
const subjects = [
  'the house',
  'data',
  'orders and money',
  'catalogue and search',
  'imports',
  'pictures and 3D',
  'storefront',
  'what a shop says of itself',
  'office',
  'accounts and staff',
  'security',
  'performance and scaling',
  'operating',
  'tests',
];

/** What a newcomer reads first, and why. */
const readFirst: readonly (readonly [number: string, why: string])[] = [
  ['001', 'why there is one program to start, and what that costs'],
  ['041', 'how modules speak to each other, so you know which file to open'],
  ['003', 'one schema is the type, the check, the description and the client of a request'],
  ['004', 'how a page gets its data on the server and in the browser'],
  ['005', 'why no page may know its visitor, which explains half of the storefront'],
  ['023', 'why a page is fast, and what every change of public data has to do for it'],
  ['011', 'how a variant keeps its many attributes without a column for each'],
  ['007', 'why pressing «Заказать» twice makes one order'],
  ['120', 'the rule of transactions that thirty people at work at once have taught'],
  ['064', 'whose word counts when a feed, a price list and a member disagree'],
  ['096', 'what the office shares with the storefront, and what it does not'],
  ['119', 'which kinds of tests there are, and which one yours is'],
];

interface DecisionRecord {
  readonly number: string;
  readonly name: string;
  readonly title: string;
  readonly status: string;
  readonly date: string;
  readonly subject: string;
}

const records = readdirSync(FOLDER)
  .filter((name) => /^\d{3}-[a-z0-9-]+\.md$/.test(name))
  .sort()
  .map(readRecord);
const byNumber = new Map(records.map((record) => [record.number, record]));

const index = `# Decision records

What was decided, why, and what follows. [CONTRIBUTING.md](../../CONTRIBUTING.md) says how to add one; \`npm run format\` writes this page.
A record is not rewritten: its status names the later ones that change a part of it ("amended") or all of it ("superseded").

## Read these first

${readFirst
  .map(([number, why], place) => `${place + 1}. ${linkTo(number, 'README')}: ${why}.`)
  .join('\n')}
${subjects.map(sectionOf).join('')}`;

if (process.argv.includes('--check')) {
  if (readFileSync(INDEX, 'utf8') !== index) fail(`${INDEX} is out of date: run npm run format`);
} else {
  writeFileSync(INDEX, index);
}

function readRecord(name: string): DecisionRecord {
  const file = `${FOLDER}/${name}`;
  const [, number = '', title = '', status = '', date = '', subject] =
    HEADER.exec(readFileSync(file, 'utf8')) ?? [];
  if (!number || !name.startsWith(number)) {
    fail(`${file} does not begin with "# NNN. Title", "Status: …", "Date: …" and "Subject: …"`);
  }
  if (subject === undefined || !subjects.includes(subject)) {
    fail(`${file} needs a line "Subject: …" below its date, one of: ${subjects.join(', ')}`);
  }
  return { number, name, title, status, date, subject };
}

function sectionOf(subject: string): string {
  const rows = records
    .filter((record) => record.subject === subject)
    .map(({ number, name, title, status, date }) => {
      const linked = status.replaceAll(/\d{3}/g, (later) => linkTo(later, name, later));
      return `| [${number}](${name}) | ${title} | ${linked} | ${date} |`;
    });
  const heading = subject.charAt(0).toUpperCase() + subject.slice(1);
  return `\n## ${heading}\n\n| number | title | status | date |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

/** A link to a record, which `where` names; by number and title unless the `text` is given. */
function linkTo(number: string, where: string, text?: string): string {
  const record = byNumber.get(number);
  if (!record) return fail(`${where} names record ${number}, which does not exist`);
  return `[${text ?? `${number}. ${record.title}`}](${record.name})`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

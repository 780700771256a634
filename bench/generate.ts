// Fills an empty shop with a generated catalogue: npm run generate -- 10000
// The shop is stored in var/generated-<count>. Start it with: DATA_DIR=var/generated-10000 npm start
import { generateInto } from './generate-into.ts';

const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
  console.error('The number of variants must be from 1 to 1000000.');
  process.exit(2);
}
const folder = process.env.DATA_DIR ?? `var/generated-${count}`;
const seconds = await generateInto(folder, count);
if (seconds === null) {
  console.error(`The shop in ${folder} has a catalogue already.`);
  process.exitCode = 1;
} else {
  console.log(
    `${count} variants in ${seconds.toFixed(1)} s; open them: DATA_DIR=${folder} npm start`,
  );
}

// Fault injection: a full disk, many sockets, slow clients: npm run bench:faults [-- name …]. Takes a few minutes.
// Faster fault tests are in tests/faults: database down, processes killed, mail server down (docs/decisions/032).
import { diskFull } from './faults/disk-full.ts';
import type { Fault, Finding } from './faults/fault.ts';
import { manySockets } from './faults/many-sockets.ts';
import { slowClients } from './faults/slow-clients.ts';

const faults: Record<string, Fault> = {
  'disk-full': diskFull,
  'slow-clients': slowClients,
  'many-sockets': manySockets,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(faults, name));
if (unknown.length > 0) {
  console.error(`Unknown fault: ${unknown.join(', ')}. Known: ${Object.keys(faults).join(', ')}.`);
  process.exit(2);
}
const rows: (Finding & { fault: string })[] = [];
for (const [fault, cause] of Object.entries(faults)) {
  if (chosen.length > 0 && !chosen.includes(fault)) continue;
  console.log(`${fault}…`);
  const findings = await cause().catch((error: Error): Finding[] => [
    { what: 'failed', found: error.message, ok: false },
  ]);
  rows.push(...findings.map((finding) => ({ fault, ...finding })));
}
console.table(
  rows.map(({ fault, what, found, ok }) => ({
    fault,
    what,
    found,
    '': ok === undefined ? '' : ok ? 'good' : 'WRONG',
  })),
);
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;

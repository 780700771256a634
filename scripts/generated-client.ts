// Generates a client from docs/openapi.json. `npm run check` compiles it: what no client can be made of is a fault of the description.
import { mkdirSync, writeFileSync } from 'node:fs';
import { generateSource } from 'oazapfts';

const FOLDER = 'var/generated-client';

mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/client.ts`, await generateSource('docs/openapi.json'));

// Writes brotli and gzip copies next to the built files, so that the server does not compress them on each request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SMALLEST_WORTH_IT = 1024;
const build = process.env.BUILD_FOLDER ?? 'build';
const entries = ['client', 'admin'].flatMap((client) =>
  readdirSync(join(build, client), { recursive: true, withFileTypes: true }),
);

for (const entry of entries) {
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (content.length < SMALLEST_WORTH_IT) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

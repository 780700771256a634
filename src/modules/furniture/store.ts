import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfSources, isDrawing, type ModelInput, type Wanted } from '#furniture';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { HOUR, SECOND } from '#platform/time/duration.ts';

/** How long a browser and a CDN may keep a model or a drawing. */
export const cacheControl = `public, max-age=${HOUR / SECOND}, stale-while-revalidate=${(24 * HOUR) / SECOND}`;

/** Made models and drawings on disk, each under the key of what it was made from. */
export interface ModelStore {
  /** The same for the same data and the same forms; other for every change of either. */
  keyOf(input: Wanted): string;
  /** Reads what is wanted, or makes it; several who ask at once share one making. */
  get(input: Wanted): Promise<Uint8Array>;
}

interface Options {
  readonly folder: string;
  readonly make: (input: Wanted) => Promise<Uint8Array>;
  /** Gets the error of a file that could not be kept. The answer is given all the same. */
  readonly onError?: (error: Error) => void;
  /** How many stay; those unused longest go first. */
  readonly limit?: number;
}

const factsOf = (input: ModelInput) => [
  input.categorySlug,
  input.productSlug,
  input.name,
  input.variantName,
  Object.entries(input.attributes).sort(),
  input.characteristics,
  input.open,
];

function statedBy(input: Wanted): string {
  if (input === 'person') return input;
  if (!isDrawing(input)) return JSON.stringify(factsOf(input));
  const { sheet, subjects, words } = input;
  return JSON.stringify([sheet, words, subjects.map((one) => [one.isBox, ...factsOf(one)])]);
}

/** Keeps models in the folder; nothing is read or written before the first one is asked for. */
export function createModelStore({
  folder,
  make,
  onError = () => undefined,
  limit = 4000,
}: Options): ModelStore {
  const storage = createDiskStorage(folder);
  const making = new Map<string, Promise<Uint8Array>>();
  let sources: string | undefined;

  const keyOf = (input: Wanted): string => {
    sources ??= hashOfSources();
    return createHash('sha256').update(sources).update(statedBy(input)).digest('hex').slice(0, 32);
  };

  const keep = async (name: string, bytes: Uint8Array) => {
    await storage.write(name, bytes);
    await dropOldest(folder, limit);
  };

  return {
    keyOf,
    async get(input) {
      const key = keyOf(input);
      const name = `${key}.${isDrawing(input) ? 'svg' : 'glb'}`;
      const file = join(folder, name);
      const ready = await readFile(file).catch(() => undefined);
      if (ready) {
        const now = new Date();
        await utimes(file, now, now).catch(() => undefined);
        return ready;
      }
      const started = making.get(key);
      if (started) return started;
      const made = (async () => {
        const bytes = await make(input);
        if (isWorthKeeping(input)) await keep(name, bytes).catch(onError);
        return bytes;
      })().finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

/** Boxes take no time, and there are more comparisons than anybody repeats: both would drive models out. */
const isWorthKeeping = (input: Wanted): boolean =>
  !isDrawing(input) || (input.sheet !== 'comparison' && input.subjects.some(({ isBox }) => !isBox));

/** Share of the limit that stays, so that the folder is not read for every file. */
const STAYING = 0.9;

async function dropOldest(folder: string, limit: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:glb|svg)$/.test(name));
  if (names.length <= limit) return;
  const aged = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const used = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { file, used };
    }),
  );
  aged.sort((a, b) => a.used - b.used);
  for (const { file } of aged.slice(0, names.length - Math.floor(limit * STAYING)))
    await rm(file, { force: true });
}

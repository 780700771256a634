import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { importMessages as messages } from '#messages/imports/import.ts';
import type { ImportReport } from '#modules/imports/import-options.ts';
import { readMappingFile, writeMappingFile } from '#modules/imports/mapping/mapping-file.ts';
import type { SourceMapping } from '#modules/imports/mapping/source-mapping.ts';

const BYTES = 1024 * 1024;

/** Reads the owner's rules for the labels of a source. */
export function loadMappingFile(file: string): SourceMapping {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(messages.noMappingFile(file));
  if (found.size > BYTES) throw new Error(messages.bigMappingFile(file));
  return readMappingFile(file, readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
}

/** Writes the proposed rules into a new file of the folder. Returns what to tell the owner. */
export function saveMappingFile({ source, units, proposed }: ImportReport, folder: string): string {
  const file = `${folder}/mapping-${source.replaceAll(/[^\p{L}\d.-]+/gu, '_').slice(0, 80)}.yaml`;
  if (existsSync(file)) throw new Error(messages.mappingExists(file));
  writeFileSync(file, writeMappingFile(source, units, proposed));
  return messages.mappingSaved(file, proposed.length);
}

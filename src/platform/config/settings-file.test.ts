import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSettingsFile, SettingsFileError } from './settings-file.ts';

const NAME = 'GORNITSA_TEST_SETTING';
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-settings-'));
  file = join(folder, '.env');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('reads UTF-8 with and without a byte order mark; the environment wins', () => {
  vi.stubEnv(NAME, undefined);
  loadSettingsFile(file);
  expect(process.env[NAME]).toBeUndefined();
  writeFileSync(file, `\uFEFF${NAME}=Двор # комментарий\n`);
  loadSettingsFile(file);
  expect(process.env[NAME]).toBe('Двор');
  writeFileSync(file, `${NAME}=Другая`);
  loadSettingsFile(file);
  expect(process.env[NAME]).toBe('Двор');
});

it('says in a sentence that the file is in UTF-16', () => {
  for (const mark of ['\uFEFF', '']) {
    writeFileSync(file, `${mark}PORT=3001`, 'utf16le');
    expect(() => loadSettingsFile(file)).toThrow(SettingsFileError);
    expect(() => loadSettingsFile(file)).toThrow(/записан не в UTF-8\. Сохраните/);
  }
});

it('says in a sentence that it is a folder', () => {
  mkdirSync(file);
  expect(() => loadSettingsFile(file)).toThrow(/— папка, а нужен файл настроек/);
});

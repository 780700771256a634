import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Category } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { pullContent, pushContent, VERSIONS_FILE, versionsText } from '#modules/content/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';

let shop: TestApp;
let root: string;
let folder: string;
let count = 0;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'category-files-'));
});
/** A shop without slides, whose drawings are no files, and its pulled folder for each test. */
beforeEach(async () => {
  shop = await buildTestApp();
  count += 1;
  folder = join(root, String(count));
  await shop.db.execute(sql`UPDATE site_settings SET slides = '[]'`);
  await pullContent(store(), folder);
  return () => shop.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const store = () => ({ db: shop.db, storage: createDiskStorage(join(root, 'pictures')) });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const edit = (path: string, from: string | RegExp, to: string) => {
  expect(read(path)).toMatch(from);
  writeFileSync(join(folder, path), read(path).replace(from, to));
};
const push = async (options = {}) => {
  const { lines, versions } = await pushContent(store(), folder, options);
  writeFileSync(join(folder, VERSIONS_FILE), versionsText(versions));
  return lines;
};
const get = async <Answer>(url: string): Promise<Answer> => (await shop.app.inject(url)).json();
const categories = () => get<Category[]>('/api/category/');
const filtersOf = async (category: string) => {
  const { filters } = await get<Facets>(`/api/products/facets/?category=${category}`);
  return filters.map(({ name }) => name);
};

it('pulls categories and filters from which a push changes nothing', async () => {
  expect(read('categories.yaml')).toContain('- slug: divany\n  name: Диваны\n');
  expect(read('filters.yaml')).toContain('# divany:\n#   - type_of_product # Тип изделия\n');
  expect(await push()).toEqual(['Изменений нет.']);
});

it('renames, moves, hides, pictures and adds categories, and says what it changed', async () => {
  const [first, second] = await categories();
  mkdirSync(join(folder, 'categories'));
  const background = { width: 900, height: 700, channels: 3, background: '#864' } as const;
  const picture = await sharp({ create: background }).png().toBuffer();
  writeFileSync(join(folder, 'categories/myagkaya.png'), picture);
  edit('categories.yaml', `- slug: ${first?.slug}\n  name: ${first?.name}\n`, '');
  edit(
    'categories.yaml',
    `- slug: ${second?.slug}\n  name: ${second?.name}\n`,
    [
      '- slug: bani\n  name: Бани\n',
      `- slug: ${second?.slug}\n  name: Мягкая мебель\n  picture: myagkaya.png\n  icon: decor\n`,
      `- slug: ${first?.slug}\n  name: ${first?.name}\n  hidden: true\n`,
    ].join(''),
  );
  const report = await push({ dryRun: true });
  expect(report).toEqual([
    'Проверено, ничего не записано. Изменится:',
    '  Новая категория «Бани»',
    `  Категория «${second?.name}»: название, картинка, значок`,
    `  Категория «${first?.name}»: видимость`,
    '  Порядок категорий',
  ]);
  expect((await categories())[0]).toEqual(first);

  await push();
  const now = await categories();
  // A category without goods is not listed, but there.
  expect(await get('/api/category/bani/')).toMatchObject({ name: 'Бани' });
  expect(now.slice(0, 1)).toEqual([
    expect.objectContaining({
      id: second?.id,
      slug: second?.slug,
      name: 'Мягкая мебель',
      icon: 'decor',
      photo: expect.stringMatching(/^\/pictures\/[\da-f]{32}\.png$/),
    }),
  ]);
  expect(now.map(({ slug }) => slug)).not.toContain(first?.slug);
  const sitemap = (await shop.app.inject('/sitemap.xml')).body;
  expect(sitemap).not.toContain(`category=${first?.slug}<`);
  // Its address and its goods stay.
  expect(await get(`/api/category/${first?.slug}/`)).toMatchObject({ name: first?.name });
  expect(await get(`/api/products/?category=${first?.slug}`)).toMatchObject({
    count: expect.toSatisfy((count: number) => count > 0),
  });

  const again = join(root, `${count}-again`);
  await pullContent(store(), again);
  expect(readFileSync(join(again, `categories/${second?.slug}.png`))).toEqual(picture);
  folder = again;
  expect(await push()).toEqual(['Изменений нет.']);
});

it('pushes and pulls the texts of a category, and says what it changed', async () => {
  const name = '- slug: divany\n  name: Диваны\n';
  const texts = [
    '  description: |\n    Для дома.\n\n    И для дачи — тоже.\n',
    '  seo_title: "Диваны: купить"\n',
  ];
  edit('categories.yaml', name, name + texts.join(''));
  expect((await push()).slice(1)).toEqual([
    '  Категория «Диваны»: описание, название для поисковиков',
  ]);
  expect(await get('/api/category/divany/')).toMatchObject({
    description: 'Для дома.\n\nИ для дачи\u00a0— тоже.',
    seo_title: 'Диваны: купить',
  });
  await pullContent(store(), folder, { yes: true });
  expect(read('categories.yaml')).toContain('И для дачи — тоже.\n');
  expect(await push()).toEqual(['Изменений нет.']);
  edit('categories.yaml', / {2}description: [\s\S]*?(?=- slug)/, '');
  expect((await push()).slice(1)).toEqual([
    '  Категория «Диваны»: описание, название для поисковиков',
  ]);
  expect(await get('/api/category/divany/')).not.toHaveProperty('description');
});

it.each([
  '# не заметка: «да»\n\n- не список\n\n  отступ  \nи строка',
  'Знак \u2009 и\r\n\r\nстрока \u{1f6cb} "с кавычками" \\ и \'такими\'',
  'true',
  `${'Длинная строка без разрывов. '.repeat(170)}`.trim(),
])('pulls any text so that a push changes nothing', async (description) => {
  await shop.db.execute(sql`UPDATE categories SET description = ${description}, seo_title = 'null: # нет',
    seo_description = '- 1' WHERE slug = 'divany'`);
  await pullContent(store(), folder, { yes: true });
  expect(await push()).toEqual(['Изменений нет.']);
  expect(await get('/api/category/divany/')).toMatchObject({ seo_title: 'null: # нет' });
});

it('refuses texts that the office would refuse, and names their lines', async () => {
  const name = '- slug: divany\n  name: Диваны\n';
  const line = read('categories.yaml').split(name)[0]?.split('\n').length ?? 0;
  edit('categories.yaml', name, `${name}  seo_title: ${'я'.repeat(201)}\n`);
  await expect(push()).rejects.toMatchObject({
    problems: [
      {
        file: 'categories.yaml',
        line: line + 2,
        message: expect.stringContaining('не больше 200 знаков'),
      },
    ],
  });
});

describe('two levels', () => {
  const write = (...entries: string[]) =>
    writeFileSync(join(folder, 'categories.yaml'), entries.map((line) => `- {${line}}\n`).join(''));
  const places = async () => (await categories()).map(({ slug, parent }) => [slug, parent]);

  it('are pushed, reported and pulled, a child behind its parent', async () => {
    edit('categories.yaml', '- slug: divany\n', '- slug: otdyh\n  name: Отдых\n- slug: divany\n');
    edit('categories.yaml', 'slug: kresla\n', 'slug: kresla\n  parent: otdyh\n');
    edit('categories.yaml', 'slug: divany\n', 'slug: divany\n  parent: otdyh\n');
    expect(await push({ dryRun: true })).toEqual([
      'Проверено, ничего не записано. Изменится:',
      '  Новая категория «Отдых»',
      '  Категория «Диваны»: родительская категория',
      '  Категория «Кресла»: родительская категория',
      '  Порядок категорий',
    ]);
    await push();
    const now = await places();
    expect(now[0]).toEqual(['otdyh', null]);
    expect(now.slice(-2)).toEqual([
      ['divany', 'otdyh'],
      ['kresla', 'otdyh'],
    ]);

    await pullContent(store(), folder, { yes: true });
    expect(read('categories.yaml')).toMatch(
      /slug: otdyh\n {2}name: Отдых\n- slug: divany\n {2}name: Диваны\n {2}parent: otdyh\n- slug: kresla\n/,
    );
    expect(await push()).toEqual(['Изменений нет.']);
    edit('categories.yaml', /(slug: kresla\n {2}name: .*\n) {2}parent: otdyh\n/, '$1');
    await push();
    expect(await places()).toContainEqual(['kresla', null]);
  });

  it('turn around in one push', async () => {
    write(
      'slug: verh, name: Верх',
      'slug: niz, name: Низ, parent: verh',
      'slug: divany, name: Диваны, parent: verh',
    );
    await push();
    write(
      'slug: niz, name: Низ',
      'slug: verh, name: Верх, parent: niz',
      'slug: divany, name: Диваны, parent: niz',
    );
    await push();
    expect(await places()).toContainEqual(['divany', 'niz']);
  });

  it('have equal names below different parents, and no third level, circle or unknown parent', async () => {
    write(
      'slug: verh, name: Верх',
      'slug: divany, name: Малые, parent: verh',
      'slug: kresla, name: Малые, parent: niz',
      'slug: niz, name: Низ',
    );
    await push();
    write(
      'slug: niz, name: Низ, parent: verh',
      'slug: verh, name: Верх',
      'slug: tretij, name: Третий, parent: niz',
      'slug: krug, name: Круг, parent: koltso',
      'slug: koltso, name: Кольцо, parent: krug',
      'slug: sam, name: Сам, parent: sam',
      'slug: odin, name: Один, parent: net',
    );
    const before = await places();
    const refused = await push().then(String, (error: Error) => error.message);
    expect(refused.split('\n')).toEqual([
      'categories.yaml:1: Категория «Низ»: под ней в магазине стоит «kresla», которой в файле нет; третьего уровня не бывает.',
      'categories.yaml:3: Категория «Третий»: «niz» сама стоит под «verh», а уровней только два.',
      'categories.yaml:4: Категория «Круг» стоит под «koltso», а та — под ней: получается круг.',
      'categories.yaml:5: Категория «Кольцо» стоит под «krug», а та — под ней: получается круг.',
      'categories.yaml:6: Категория «Сам» стоит под «sam», а та — под ней: получается круг.',
      'categories.yaml:7: Категория «Один»: категории «net» нет ни в файле, ни в магазине.',
    ]);
    expect(await places()).toEqual(before);
  });
});

it('leaves categories that the file does not name at the end, and says so', async () => {
  writeFileSync(join(folder, 'categories.yaml'), '- slug: kovry\n  name: Ковры\n');
  const report = await push();
  expect(report.at(-1)).toMatch(/^Этих категорий нет в categories\.yaml.*divany/);
  const now = await categories();
  expect(now).toHaveLength(20);
  expect(now[0]?.slug).toBe('kovry');
});

it('shows the filters that the owner has chosen, in this order, by name or by label', async () => {
  const usual = await filtersOf('divany');
  edit(
    'filters.yaml',
    /^# divany:\n(# {3}- .*\n)+/m,
    'divany:\n  - Цвет\n  - bed_width\n  - width\n',
  );
  expect(await push()).toEqual([
    expect.stringMatching(/^Записано/),
    '  Категория «Диваны»: фильтры',
  ]);
  expect(await filtersOf('divany')).toEqual([
    'price',
    'in_stock',
    'on_sale',
    'color',
    'bed_width',
    'width',
  ]);
  await pullContent(store(), folder, { yes: true });
  expect(read('filters.yaml')).toContain(
    'divany:\n  - color # Цвет\n  - bed_width # Ширина спального места\n  - width # Ширина\n',
  );
  edit('filters.yaml', /^divany:\n( {2}- .*\n)+/m, '');
  await push();
  expect(await filtersOf('divany')).toEqual(usual);
});

it('takes a characteristic of suppliers by its label, lists those of the shop, and knows one before its goods', async () => {
  const stated = JSON.stringify([
    { label: 'Вид: опоры' },
    { label: 'Тип опор #1', value: 'ножки', unit: '' },
  ]);
  await shop.db.execute(sql`INSERT INTO variant_characteristics
    SELECT id, replace(${stated}, 'ножки', (ARRAY['ножки', 'цоколь'])[id % 2 + 1])::jsonb FROM variants WHERE product_id <= 5`);
  edit(
    'filters.yaml',
    /^# divany:\n(# {3}- .*\n)+/m,
    'divany:\n  - "тип  опор #1"\n  - own:Будущее\n  - color\n',
  );
  expect(await push()).toContain('  Категория «Диваны»: фильтры');
  const shown = (await filtersOf('divany')).slice(3);
  expect(shown).toEqual(['own:Тип опор #1', 'color']);
  await pullContent(store(), folder, { yes: true });
  const pulled = read('filters.yaml');
  expect(pulled).toMatch(
    /divany:\n {2}- "own:Тип опор #1" # (ножки, цоколь|цоколь, ножки)\n {2}- own:будущее\n {2}- color # Цвет\n/,
  );
  expect(pulled).toMatch(/\n# Характеристики поставщиков.*\n# {3}- "own:Тип опор #1" # /);
  expect(pulled).not.toContain('Вид: опоры');
  expect(await push()).toEqual(['Изменений нет.']);
});

it('ignores bed sizes where the owner does not offer them', async () => {
  const narrow = '/api/products/?category=divany&max_bed_width=1';
  expect(await get(narrow)).toMatchObject({ count: 0 });
  edit('filters.yaml', /^# divany:\n(# {3}- .*\n)+/m, 'divany: [color]\n');
  await push();
  expect(await get(narrow)).toEqual(
    expect.objectContaining(withoutLinks(await get('/api/products/?category=divany'))),
  );
});

const withoutLinks = ({ count, results }: { count: number; results: unknown[] }) => ({
  count,
  results,
});

it('names every problem with its file, and writes nothing', async () => {
  writeFileSync(
    join(folder, 'categories.yaml'),
    '- slug: kovry\n  name: Ковры\n  picture: net.avif\n- slug: kovry\n  name: Снова\n',
  );
  edit('filters.yaml', /^# divany:\n(# {3}- .*\n)+/m, 'divany: [цвт, color, Цвет]\nkovry: 5\n');
  const refused = await push().then(String, (error: Error) => error.message);
  expect(refused.split('\n')).toEqual([
    'categories.yaml:3: Файла categories/net.avif в папке нет.',
    'categories.yaml:4: Категория «Снова» (kovry) стоит дважды.',
    expect.stringMatching(/^filters\.yaml:7: kovry: /),
    expect.stringMatching(/^filters\.yaml:6: divany: фильтра «цвт» нет\./),
    'filters.yaml:6: divany: фильтр «Цвет» стоит дважды.',
  ]);
  expect(await categories()).toHaveLength(20);
});

it('asks before it overwrites a category that was changed in the shop after the pull', async () => {
  await shop.db.execute(sql`UPDATE categories SET name = 'Софы' WHERE slug = 'divany'`);
  await expect(push()).rejects.toThrow(/\n {2}Категория «Диваны»\n/);
  await push({ yes: true });
  expect(await get('/api/category/divany/')).toMatchObject({ name: 'Диваны' });
});

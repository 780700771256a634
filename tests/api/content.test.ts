import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { pullContent, pushContent, VERSIONS_FILE, versionsText } from '#modules/content/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { cameraPhoto } from '#tests/support/camera-photo.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let root: string;
let folder: string;
let count = 0;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-content-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
/** The folder of a shop that is pulled anew for each test. */
beforeEach(async () => {
  count += 1;
  folder = join(root, String(count));
  await pullContent(store(), folder);
});

const store = () => ({ db: shop.db, storage: createDiskStorage(join(root, 'pictures')) });
const write = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const edit = (path: string, from: string | RegExp, to: string) => {
  const content = readFileSync(join(folder, path), 'utf8');
  expect(content).toMatch(from);
  write(path, content.replace(from, to));
};
const push = async (options = {}) => {
  const { lines, versions } = await pushContent(store(), folder, options);
  writeFileSync(join(folder, VERSIONS_FILE), versionsText(versions));
  return lines.join('\n');
};
const settings = async (): Promise<SiteSettings> =>
  (await shop.app.inject('/callback/site-settings/')).json();

it('pulls readable files, from which a push makes the same', async () => {
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    '.versions.json',
    'categories.yaml',
    'documents',
    'documents/consent.md',
    'documents/offer.md',
    'documents/policy.md',
    'filters.yaml',
    'logo.svg',
    'pages',
    'pages/about-company.md',
    'pages/contacts.md',
    'pages/delivery.md',
    'pages/orders-returns.md',
    'shop.yaml',
    'slides',
    'slides/1.md',
    'slides/2.md',
    'slides/3.md',
  ]);
  const file = readFileSync(join(folder, 'shop.yaml'), 'utf8');
  expect(file).toContain('# Название магазина\nname: Горница\n');
  expect(file).toMatch(/^# Часовой пояс .*\ntime_zone: Europe\/Moscow\n/m);
  expect(file).not.toContain('\u00a0');
  const before = await settings();
  expect(await push()).toMatch(/^Записано.*\n {2}Слайды главной$/);
  // The drawings of these slides are no files, so only they are gone.
  expect({ ...(await settings()), slides: before.slides }).toEqual(before);
  expect(await push()).toBe('Изменений нет.');
});

it('takes over name, contacts, pages and slides of another shop, and reports what changes', async () => {
  const picture = await sharp({
    create: { width: 1600, height: 700, channels: 3, background: '#486' },
  })
    .png()
    .toBuffer();
  rmSync(join(folder, 'pages/about-company.md'));
  edit('shop.yaml', 'name: Горница', 'name: Мебельный двор');
  edit('shop.yaml', 'phone: +7 (000) 000-00-00', 'phone: +7 (000) 111-11-11');
  edit('shop.yaml', 'telegram: https://t.me/gornitsa_example', 'telegram: ""');
  edit('shop.yaml', 'welcome: ', 'welcome: Заходите. ');
  write(
    'pages/lizing.md',
    '---\ntitle: Рассрочка\nmenu: true\n---\n\nПлатите за диван по 5 000 ₽ - без банка.\n\n- **Срок** — [год](https://bank.example) и *больше*\n\n| а | б |\n|---|---|\n| 1 | **2** |\n',
  );
  write(
    'slides/1.md',
    '---\ntitle: Двор\nlink: /category/\npicture: dvor.png\n---\n\nВсё рядом.\n',
  );
  write('slides/dvor.png', picture);
  const dry = await push({ dryRun: true });
  expect(dry.split('\n')).toEqual([
    'Проверено, ничего не записано. Изменится:',
    '  Название: Горница → Мебельный двор',
    '  Приглашение над контактами',
    '  Телефон: +7 (000) 000-00-00 → +7 (000) 111-11-11',
    '  Канал: https://t.me/gornitsa_example → пусто',
    '  Слайды главной',
    '  Новая страница «Рассрочка»',
    '  Убрана страница «О компании»',
  ]);
  expect((await settings()).name).toBe('Горница');

  await push();
  const now = await settings();
  expect(now).toMatchObject({
    name: 'Мебельный двор',
    called: { prepositional: 'магазине «Мебельный двор»' },
    phone: '+7 (000) 111-11-11',
  });
  expect(now.pages.map(({ slug }) => slug)).toEqual([
    'orders-returns',
    'delivery',
    'contacts',
    'lizing',
  ]);
  expect(now.slides[0]).toMatchObject({ title: 'Двор', link: '/category/' });
  expect(now.slides[0]?.photo?.photo).toMatch(/^\/pictures\/[\da-f]{32}\.png$/);
  const page = await shop.app.inject('/api/pages/lizing/');
  expect(page.json()).toMatchObject({
    title: 'Рассрочка',
    text: [
      'Платите за\u00a0диван по\u00a05\u00a0000\u00a0₽\u00a0— без\u00a0банка.',
      {
        terms: [
          {
            term: 'Срок',
            text: [
              { link: 'https://bank.example', text: 'год' },
              ' и\u00a0',
              { emphasis: 'больше' },
            ],
          },
        ],
      },
      {
        table: [
          ['а', 'б'],
          ['1', [{ strong: '2' }]],
        ],
      },
    ],
  });
  expect((await shop.app.inject('/api/pages/about-company/')).statusCode).toBe(404);
  expect((await shop.app.inject('/sitemap.xml')).body).toContain('/?page=lizing');
});

it('names every problem with its file, and writes nothing', async () => {
  const before = await settings();
  edit('shop.yaml', 'consent: note', 'consent: maybe\nnmae: Двор');
  write('pages/plohaya.md', '---\ntitle: Плохая\n---\n\nТекст\n\n<b>жирный</b>\n');
  write('pages/Дом.md', '---\ntitle: Дом\n---\n\nТекст\n');
  write('slides/9.md', '---\ntitle: Без файла\npicture: net.png\nlink: net\n---\n\n- а\n');
  edit('shop.yaml', 'messengers: []', 'messengers:\n  - { label: ВК, link: http://vk.example }');
  edit('shop.yaml', 'palette: {}', 'palette: { ground: "#ffffff", text: "#eeeeee" }');
  edit('pages/contacts.md', 'menu: false', 'menu: maybe');
  write(
    'pages/contacts.md',
    `${readFileSync(join(folder, 'pages/contacts.md'), 'utf8')}\n> Цитата\n`,
  );
  edit('documents/consent.md', 'in_force: 2025-09-01', 'in_force: 2025-09-02');
  write('logo.svg', '<svg></svg>');
  write('slides/2.md', '---\ntitle: Битая\npicture: bad.png\n---\n\nТекст\n');
  write('slides/bad.png', 'не картинка');
  write(
    'categories.yaml',
    '- slug: divany\n  name: Диваны\n  icon: net\n- slug: divany\n  name: Софы\n  picture: net.avif\n- name: Без адреса\n',
  );
  write('filters.yaml', 'divany: Цвет\nkovry:\n  - Цвет\n  - net\n');
  write(VERSIONS_FILE, '{');
  const refused = await push().then(String, (error: Error) => error.message);
  expect(refused.split('\n')).toEqual([
    expect.stringMatching(/^categories\.yaml:3: «divany»: icon: Допустимые значения/),
    'categories.yaml:7: «Без адреса»: slug: Это поле обязательно',
    'categories.yaml:4: Категория «Софы» (divany) стоит дважды.',
    'categories.yaml:6: Файла categories/net.avif в папке нет.',
    'filters.yaml:1: divany: Неверное значение: нужен список',
    expect.stringMatching(/^filters\.yaml:4: kovry: фильтра «net» нет/),
    expect.stringMatching(/^shop\.yaml:\d+: messengers «ВК»: link: Введите адрес канала/),
    expect.stringMatching(/^shop\.yaml:\d+: consent: /),
    expect.stringMatching(/^shop\.yaml:\d+: Поля «nmae» здесь нет/),
    expect.stringMatching(/^shop\.yaml:\d+: palette\.text: цвет текста #eeeeee/),
    expect.stringMatching(/^pages\/contacts\.md:\d: menu: .*true/),
    expect.stringMatching(/^pages\/contacts\.md:\d+: Цитаты/),
    expect.stringMatching(/^pages\/plohaya\.md:7: HTML/),
    expect.stringMatching(/^pages\/Дом\.md: Имя файла/),
    expect.stringMatching(/^slides\/9\.md:4: link: /),
    'slides/9.md:3: Файла slides/net.png в папке нет.',
    expect.stringMatching(/^slides\/9\.md: Текст слайда/),
    expect.stringMatching(/^\.versions\.json: Файл испорчен/),
    expect.stringMatching(/^slides\/bad\.png: /),
    expect.stringMatching(/^documents\/consent\.md:3: in_force: /),
    expect.stringMatching(/^logo\.svg:?\d*: /),
  ]);
  expect(await settings()).toEqual(before);
});

it('says of a colour that is none that it stands in quotes', async () => {
  edit('shop.yaml', 'palette: {}', 'palette: { main: красный }');
  await expect(push()).rejects.toThrow(/palette\.main: Введите цвет.*, в кавычках/);
});

it.each([
  ['javascript:alert(1)'],
  ['/.//other.example'],
  ['https://shop.example@other.example/'],
  ['//other.example'],
  ['http://other.example'],
])('refuses a slide that leads to %s', async (link) => {
  write('slides/1.md', `---\ntitle: Плохой\nlink: '${link}'\n---\n\nТекст\n`);
  await expect(push()).rejects.toThrow(/slides\/1\.md:3: link/);
});

it('pulls into a folder with files only when it is told to replace them', async () => {
  edit('shop.yaml', 'name: ', 'name: Правка ');
  const pulling = pullContent(store(), folder);
  await expect(pulling).rejects.toThrow(/уже есть файлы/);
  expect(readFileSync(join(folder, 'shop.yaml'), 'utf8')).toContain('name: Правка');
  await pullContent(store(), folder, { yes: true });
  expect(readFileSync(join(folder, 'shop.yaml'), 'utf8')).not.toContain('Правка');
});

it('asks before it overwrites what was changed in the shop after the pull', async () => {
  await shop.db.execute(sql`UPDATE site_settings SET address = 'г. Примерск, другой склад'`);
  await shop.db.execute(sql`UPDATE pages SET lead = 'Иначе' WHERE slug = 'delivery'`);
  edit('shop.yaml', 'consent: note', 'consent: checkbox');
  await expect(push()).rejects.toThrow(
    /\n {2}Настройки магазина \(shop\.yaml\)\n {2}Страница «Доставка»\n/,
  );
  expect((await settings()).consent).toBe('note');
  await push({ yes: true });
  expect(await settings()).toMatchObject({ consent: 'checkbox' });
  await shop.db.execute(sql`UPDATE site_settings SET consent = 'note'`);
});

it('shows a commented example of what is empty, which is taken over without its signs', async () => {
  const file = readFileSync(join(folder, 'shop.yaml'), 'utf8');
  expect(file).toContain(
    'phones: []\n# Например:\n# phones:\n#   - label: Оптовый отдел\n#     phone: 8 800 000-00-00\n',
  );
  expect(file).not.toContain('# hours:');
  const uncommented = file
    .replace(/^(phones|messengers|places|characteristics): \[\]$|^letters:\n( {2}.*\n)+/gm, '')
    .replace(/^# (?=(phones|messengers|places|characteristics|letters):| {2})/gm, '');
  write('shop.yaml', uncommented);
  await push();
  expect(await settings()).toMatchObject({
    phones: [{ label: 'Оптовый отдел' }],
    messengers: [{ label: 'ВКонтакте' }],
    places: [{ kind: 'showroom', name: 'Салон на Образцовой' }],
  });
});

it('takes over phones in the usual Russian spellings', async () => {
  edit('shop.yaml', /^( {2}phone): .*/m, '$1: 8 (800) 555-35-36');
  await push();
  expect(await settings()).toMatchObject({ phone: '8 (800) 555-35-36' });
});

it('leaves out categories that the shop does not have, and says so', async () => {
  edit('shop.yaml', '- kovry', '- kovry\n    - bani');
  expect(await push()).toContain('Таких категорий в магазине нет, они пропущены: bani.');
  expect((await settings()).home_category_ids).toEqual([10, 19, 13, 14, 6, 7]);
});

it('takes over links that lead nowhere, and says so also in a dry run', async () => {
  write('slides/1.md', '---\ntitle: Бани\nlink: /products/?category=bani\n---\n\nТекст\n');
  write('slides/2.md', '---\ntitle: Путь\nlink: /dostavka\n---\n\nТекст\n');
  edit('pages/delivery.md', '\n## ', '\n[Сюда](/?page=net) или [туда](/?page=lizing).\n\n## ');
  write('pages/lizing.md', '---\ntitle: Лизинг\n---\n\nТекст\n');
  const remarks = [
    'Слайды ведут на категорию или страницу, которой нет (или категория скрыта, или в ней нет товаров), и не показаны: Бани (slides/1.md, поле link).',
    'Ссылки ведут на то, чего в магазине нет: slides/2.md, поле link: /dostavka; pages/delivery.md, текст: /?page=net.',
  ];
  expect((await push({ dryRun: true })).split('\n').slice(-2)).toEqual(remarks);
  expect((await push()).split('\n').slice(-2)).toEqual(remarks);
  expect((await settings()).slides[0]).toMatchObject({ title: 'Бани' });
});

it('a picture whose name a Mac has written with letters of two signs is the one that a slide names', async () => {
  const name = 'зелёный.jpg'.normalize('NFC');
  write('slides/1.md', `---\ntitle: Двор\nlink: /category/\npicture: ${name}\n---\n\nТекст\n`);
  write(`slides/${name.normalize('NFD')}`, await cameraPhoto());
  expect(await push()).toContain('Слайды главной');
  const [slide] = (await settings()).slides;
  expect(slide?.title).toBe('Двор');
  write(
    'slides/1.md',
    `---\ntitle: Сад\nlink: /category/\npicture: ${name.normalize('NFD')}\n---\n\nТекст\n`,
  );
  expect(await push()).toContain('Слайды главной');
});

it('stores the photograph of a slide without what the camera wrote into it', async () => {
  write('slides/1.md', '---\ntitle: Съёмка\nlink: /category/\npicture: s.jpg\n---\n\nТекст\n');
  write('slides/s.jpg', await cameraPhoto());
  await push();
  const photo = (await settings()).slides[0]?.photo?.photo ?? '';
  const stored = await store().storage.open(photo.replace('/pictures/', ''));
  if (!stored) throw new Error('not stored');
  const { width, height, exif } = await sharp(await buffer(stored.stream)).metadata();
  expect({ width, height, exif }).toEqual({ width: 40, height: 60, exif: undefined });
});

it('keeps every version', async () => {
  const { rows } = await shop.db.execute<{ name: string | null }>(sql`
    SELECT body->'identity'->>'name' AS name FROM content_versions WHERE kind = 'site_settings' ORDER BY id`);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Горница', 'Мебельный двор']),
  );
});

import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pullContent, pushContent } from '#modules/content/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { type Member, TERMINAL } from '#tests/support/staff.ts';

let now = new Date('2026-11-25T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let folder: string;
let owner: Member;
let writer: Member;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  owner = await office.complete('owner');
  writer = await office.joined('content');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const store = () => ({ db: shop.db, storage: createDiskStorage(join(folder, 'pictures')) });
const PAGES = '/api/admin/pages/';
const form = {
  slug: 'sborka',
  title: 'Сборка мебели',
  description: 'Как собираем мебель',
  lead: 'Соберём за один день',
  menu: true,
  from: null,
  until: null,
  text: '## Порядок\n\nПозвоните нам - приедем.\n\n- стол\n- шкаф\n',
};
const list = async () => (await writer.call('GET', PAGES)).json();
const get = async (slug: string) => (await writer.call('GET', `${PAGES}${slug}/`)).json();
const save = async (slug: string, change: object, person = writer) => {
  const { changed_at: _at, changed_by: _by, ...page } = await get(slug);
  return person.call('PUT', `${PAGES}${slug}/`, { ...page, ...change });
};
const shown = (slug: string) => shop.app.inject(`/api/pages/${slug}/`);
const menu = async () =>
  (await shop.app.inject('/callback/site-settings/'))
    .json()
    .pages.map(({ slug }: { slug: string }) => slug);

describe('a page of text in the office', () => {
  it('has no link that leads nowhere, but one to itself and to other sites', async () => {
    const links =
      '[о](/?page=novaja) [д](/?page=net-takoj), [**к**](/products/?category=bani) [т](/products/netu)';
    const text = `${links} [с](https://other.example/) [п](mailto:a@example.ru)\n`;
    const wrong = await writer.call('POST', PAGES, { ...form, slug: 'novaja', text });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      {
        text: ['д', 'к', 'т'].map((words) => expect.stringContaining(`Ссылка «${words}» ведёт на`)),
        code: 'invalid',
      },
    ]);
    const good = await writer.call('POST', PAGES, {
      ...form,
      slug: 'novaja',
      text: '[о](/?page=novaja) [с](https://other.example/)\n',
    });
    expect(good.statusCode).toBe(201);
    expect((await save('novaja', { text: '[м](/makers/netu)\n' })).json()).toHaveProperty('text');
    await writer.call('DELETE', `${PAGES}novaja/?version=${good.json().version}`);
  });

  it('is offered as a target of links, beside categories, goods, makers and searches', async () => {
    const find = async (text: string) =>
      (await writer.call('GET', `/api/admin/links/?text=${encodeURIComponent(text)}`)).json().links;
    expect(await find('')).toEqual(
      expect.arrayContaining([
        { kind: 'page', name: 'Доставка', link: '/?page=delivery' },
        { kind: 'category', name: 'Диваны', link: '/products/?category=divany' },
      ]),
    );
    const found = await find('диван');
    const kinds = Map.groupBy(found, ({ kind }: { kind: string }) => kind);
    expect([...kinds.keys()]).toEqual(['category', 'product', 'search']);
    for (const { link } of found) {
      const { fault } = (
        await writer.call('GET', `/api/admin/links/fault/?link=${encodeURIComponent(link)}`)
      ).json();
      expect([link, fault]).toEqual([link, null]);
    }
    const fault = await writer.call('GET', '/api/admin/links/fault/?link=javascript:alert(1)');
    expect(fault.json().fault).toMatch(/^Это не.адрес/);
  });

  it('is added, and visitors read it at once', async () => {
    const added = await writer.call('POST', PAGES, form);
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { slug: 'sborka', changed_by: 'Вера', version: expect.any(Number) },
    ]);
    expect((await shown('sborka')).json()).toMatchObject({
      title: 'Сборка мебели',
      text: [{ heading: 'Порядок' }, 'Позвоните нам\u00a0— приедем.', { list: ['стол', 'шкаф'] }],
    });
    expect(await menu()).toContain('sborka');
    expect((await list()).pages.at(-1)).toMatchObject({ slug: 'sborka', menu: true });
  });

  it('is refused by the rules of the folder, each error at its field with its line', async () => {
    const wrong = await writer.call('POST', PAGES, {
      ...form,
      slug: 'Сборка',
      from: '2026-12-02',
      until: '2026-12-01',
      text: 'Текст\n\n# Большой заголовок\n\n> Цитата',
    });
    const { slug, until, text } = wrong.json();
    expect(wrong.statusCode).toBe(400);
    expect(slug).toHaveLength(1);
    expect(until).toEqual(['Последний день показа раньше первого.']);
    expect(text).toEqual([
      expect.stringMatching(/^Строка 3: /),
      expect.stringMatching(/^Строка 5: /),
    ]);
    const taken = await writer.call('POST', PAGES, form);
    expect(taken.json()).toHaveProperty('slug');
    const legal = await writer.call('POST', PAGES, { ...form, slug: 'policy' });
    expect(legal.json()).toHaveProperty('slug');
    expect(
      (await writer.call('POST', PAGES, { ...form, slug: 'x', title: '' })).json(),
    ).toHaveProperty('title');
  });

  it('is not saved over what another has saved; who and when is told, and the place in the menu is no change', async () => {
    const looked = await get('sborka');
    const { pages } = await list();
    const slugs = pages.map(({ slug }: { slug: string }) => slug);
    const moved = await writer.call('PUT', '/api/admin/page-order/', {
      slugs: [slugs.at(-1), ...slugs.slice(0, -1)],
    });
    expect(moved.statusCode).toBe(204);
    expect((await menu())[0]).toBe('sborka');
    const first = await save('sborka', { version: looked.version, title: 'Сборка' }, owner);
    expect(first.json()).toMatchObject({ title: 'Сборка', changed_by: 'Вера' });
    const late = await save('sborka', { version: looked.version, lead: 'Иначе' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        code: 'content_changed',
        now: { title: 'Сборка', changed_by: 'Вера', changed_at: expect.any(String) },
      },
    ]);
    expect((await get('sborka')).lead).toBe(form.lead);
    const others = await writer.call('PUT', '/api/admin/page-order/', { slugs: slugs.slice(1) });
    expect(others.statusCode).toBe(409);
  });

  it('goes back to any version as a new one, also after it was deleted', async () => {
    const path = `${PAGES}sborka/versions/`;
    const { versions } = (await writer.call('GET', path)).json();
    expect(versions.length).toBeGreaterThan(2);
    const oldest = versions.at(-1);
    const at = `/api/admin/page-versions/${oldest.version}/`;
    expect((await writer.call('GET', at)).json()).toMatchObject({ title: 'Сборка мебели' });
    const { version } = await get('sborka');
    const late = await writer.call('POST', `${at}restored/`, { version: oldest.version });
    expect(late.json()).toMatchObject({ code: 'content_changed' });
    const back = await writer.call('POST', `${at}restored/`, { version });
    expect(back.json()).toMatchObject({ title: 'Сборка мебели' });
    expect(back.json().version).toBeGreaterThan(version);
    const gone = await writer.call('DELETE', `${PAGES}sborka/?version=${back.json().version}`);
    expect(gone.statusCode).toBe(200);
    expect((await shown('sborka')).statusCode).toBe(404);
    const { removed } = await list();
    expect(removed[0]).toMatchObject({ slug: 'sborka', title: 'Сборка мебели' });
    const late2 = await writer.call('PUT', `${PAGES}sborka/`, { ...form, version });
    expect([late2.statusCode, late2.json()]).toMatchObject([409, { now: null }]);
    await writer.call('POST', `${at}restored/`, { version: 0 });
    expect((await shown('sborka')).json()).toMatchObject({ title: 'Сборка мебели' });
    const page = (await writer.call('GET', `${path}?limit=2`)).json();
    expect(page.versions).toMatchObject([{ is_removed: false }, { is_removed: true }]);
    const next = (await writer.call('GET', `${path}?limit=2&before=${page.next}`)).json();
    expect(next.versions[0].version).toBeLessThan(page.versions[1].version);
  });

  it('moves to another address; the former one leads there; it is in the log', async () => {
    const moved = await save('sborka', { slug: 'sborka-mebeli', title: 'Мы соберём' });
    expect(moved.json()).toMatchObject({ slug: 'sborka-mebeli' });
    expect((await shown('sborka')).json()).toMatchObject({ slug: 'sborka-mebeli' });
    expect((await shown('sborka-mebeli')).statusCode).toBe(200);
    const { removed } = await list();
    expect(removed.map(({ slug }: { slug: string }) => slug)).not.toContain('sborka');
    const { rows } = await shop.db.execute(sql`SELECT entity_id, changes FROM audit_log
      WHERE action = 'pages.change' ORDER BY id DESC LIMIT 1`);
    expect(rows).toEqual([
      {
        entity_id: 'sborka-mebeli',
        changes: {
          slug: { from: 'sborka', to: 'sborka-mebeli' },
          title: { from: 'Сборка мебели', to: 'Мы соберём' },
        },
      },
    ]);
  });

  it('is led to from each address it had, until one is removed or another page takes it', async () => {
    const former = async (slug: string) =>
      (await writer.call('GET', `${PAGES}${slug}/former/`)).json().former;
    await save('sborka-mebeli', { slug: 'sborka-3' });
    expect(await former('sborka-3')).toEqual(['sborka', 'sborka-mebeli']);
    expect((await shown('sborka')).json()).toMatchObject({ slug: 'sborka-3' });
    await save('sborka-3', { slug: 'sborka-mebeli' });
    expect(await former('sborka-mebeli')).toEqual(['sborka', 'sborka-3']);
    const remove = (slug: string, person = writer) =>
      person.call('DELETE', `${PAGES}sborka-mebeli/former/${slug}/`);
    expect((await remove('sborka-3', await office.joined('warehouse'))).statusCode).toBe(403);
    expect((await remove('sborka-3')).statusCode).toBe(204);
    expect((await remove('sborka-3')).statusCode).toBe(404);
    expect((await shown('sborka-3')).statusCode).toBe(404);
    const { rows } = await shop.db.execute(sql`SELECT entity_id, changes FROM audit_log
      WHERE action = 'pages.former'`);
    expect(rows).toEqual([
      { entity_id: 'sborka-mebeli', changes: { former: { from: 'sborka-3', to: null } } },
    ]);
    const restored = (await get('sborka-mebeli')).version;
    await writer.call('DELETE', `${PAGES}sborka-mebeli/?version=${restored}`);
    expect((await shown('sborka')).statusCode).toBe(404);
    const gone = (await list()).removed.filter(
      ({ title }: { title: string }) => title === 'Мы соберём',
    );
    expect(gone).toMatchObject([{ slug: 'sborka-mebeli' }]);
    await writer.call('POST', `/api/admin/page-versions/${gone[0].last}/restored/`, { version: 0 });
    expect((await shown('sborka')).json()).toMatchObject({ slug: 'sborka-mebeli' });
    const added = await writer.call('POST', PAGES, { ...form, title: 'Другая' });
    expect(added.statusCode).toBe(201);
    expect((await shown('sborka')).json()).toMatchObject({ slug: 'sborka', title: 'Другая' });
    expect(await former('sborka-mebeli')).toEqual([]);
    await writer.call('DELETE', `${PAGES}sborka/?version=${added.json().version}`);
    expect((await shown('sborka')).statusCode).toBe(404);
  });

  it('is shown on its days alone, which begin at midnight in the zone of the shop, without a write', async () => {
    await save('sborka-mebeli', { from: '2026-11-27', until: '2026-11-28' });
    const states = async () => [
      (await shown('sborka-mebeli')).statusCode,
      (await menu()).includes('sborka-mebeli'),
      (await shop.app.inject('/sitemap.xml')).body.includes('page=sborka-mebeli'),
      (await shop.app.inject('/?page=sborka-mebeli')).statusCode,
    ];
    const [hidden, open] = [
      [404, false, false],
      [200, true, true],
    ];
    for (const [time, expected] of [
      ['2026-11-26T20:59:00Z', hidden],
      ['2026-11-26T21:01:00Z', open],
      ['2026-11-28T20:59:00Z', open],
      ['2026-11-28T21:01:00Z', hidden],
    ] as const) {
      now = new Date(time);
      expect([time, ...(await states()).slice(0, 3)]).toEqual([time, ...expected]);
    }
    now = new Date('2026-11-25T09:00:00Z');
  });

  it('is pulled as a file that pushes back unchanged; a push says who', async () => {
    const pulled = join(folder, 'shop');
    await pullContent(store(), pulled);
    // The demo's slides show drawings, which are no files.
    await pushContent(store(), pulled, { actor: TERMINAL });
    await pullContent(store(), pulled, { yes: true });
    const file = readFileSync(join(pulled, 'pages/sborka-mebeli.md'), 'utf8');
    expect(file).toContain('from: 2026-11-27\nuntil: 2026-11-28\n');
    const again = await pushContent(store(), pulled, { actor: TERMINAL });
    expect(again.lines[0]).toBe('Изменений нет.');
    renameSync(join(pulled, 'pages/sborka-mebeli.md'), join(pulled, 'pages/montazh.md'));
    const moved = await pushContent(store(), pulled, { actor: TERMINAL });
    expect(moved.lines.join()).toMatch(/прежний адрес sborka-mebeli ведёт на.montazh/);
    now = new Date('2026-11-27T09:00:00Z');
    expect((await shown('sborka-mebeli')).json()).toMatchObject({ slug: 'montazh' });
    now = new Date('2026-11-25T09:00:00Z');
    await pullContent(store(), pulled, { yes: true });
    rmSync(join(pulled, 'pages/montazh.md'));
    await pushContent(store(), pulled, { actor: TERMINAL });
    expect((await list()).removed[0]).toMatchObject({
      slug: 'montazh',
      changed_by: 'командой, owner',
    });
    now = new Date('2026-11-27T09:00:00Z');
    expect((await shown('sborka-mebeli')).statusCode).toBe(404);
    now = new Date('2026-11-25T09:00:00Z');
  });

  it('is read by the manager and not by the warehouse', async () => {
    const manager = await office.complete('manager');
    expect((await manager.call('GET', PAGES)).statusCode).toBe(200);
    expect((await manager.call('POST', PAGES, form)).statusCode).toBe(403);
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('GET', PAGES)).statusCode).toBe(403);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pullContent, pushContent } from '#modules/content/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

let now = new Date('2027-03-01T20:59:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let folder: string;
let owner: Member;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  owner = await office.complete('owner');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENTS = '/api/admin/documents/';
const policy = async () =>
  (await owner.call('GET', DOCUMENTS))
    .json()
    .documents.find(({ kind }: { kind: string }) => kind === 'policy');
const publish = async (change: object, person = owner) =>
  person.call('POST', `${DOCUMENTS}policy/`, { ...(await policy()).newest, ...change });
type Edition = { readonly may_withdraw: boolean };
const withdraw = (version: number, person = owner) =>
  person.call('POST', `${DOCUMENTS}policy/${version}/withdrawn/`);
const shown = async () => (await shop.app.inject('/api/pages/policy/')).json();

describe('a legal document in the office', () => {
  it('gets a version that is in force from its day on; the versions before stay readable', async () => {
    const before = await policy();
    const { version } = before.newest;
    const added = await publish({
      in_force: '2027-03-02',
      text: '## Кто мы\n\nПродавец: {seller}.\n\n- почта {email}',
    });
    expect([added.statusCode, added.json()]).toMatchObject([
      201,
      { version: version + 1, text: expect.not.stringContaining('{') },
    ]);
    expect((await shown()).document.version).toBe(version);
    now = new Date('2027-03-01T21:01:00Z');
    expect((await shown()).document.version).toBe(version + 1);
    const after = await policy();
    expect(after.editions.slice(0, 2)).toMatchObject([
      { version: version + 1, is_current: true, in_force: '2027-03-02' },
      { version, is_current: false },
    ]);
    const old = await owner.call('GET', `${DOCUMENTS}policy/${version}/`);
    expect(old.json()).toEqual(before.newest);
  });

  it('is refused by the rules of the folder, with the lines of the text', async () => {
    const wrong = await publish({ text: 'Текст\n\n# Раздел\n\nЗвоните: {fax}' });
    expect(wrong.json().text).toEqual([
      expect.stringMatching(/^Строка 3: /),
      expect.stringMatching(/^Строка 5: .*\{fax\}/),
    ]);
    expect((await publish({})).json()).toHaveProperty('text');
    const late = await publish({ in_force: '2027-03-01', text: 'Иначе' });
    expect(late.json()).toHaveProperty('in_force');
    expect((await publish({ in_force: 'завтра' })).json()).toHaveProperty('in_force');
  });

  it('gets no version over one that another has added meanwhile', async () => {
    const { newest } = await policy();
    const late = await publish({ version: newest.version - 1, text: 'Иначе' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'content_changed', now: { version: newest.version } },
    ]);
  });

  it('is pulled as a file that pushes back unchanged', async () => {
    const store = { db: shop.db, storage: createDiskStorage(join(folder, 'pictures')) };
    const pulled = join(folder, 'shop');
    await pullContent(store, pulled);
    const { lines } = await pushContent(store, pulled, { now });
    expect(lines.join('\n')).not.toContain('Политика');
  });

  it('is taken back while nobody has agreed to it, and its number is not used again', async () => {
    const before = (await policy()).newest;
    const { version } = (await publish({ in_force: '2027-03-02', text: 'По ошибке' })).json();
    expect((await shown()).document.version).toBe(version);
    expect((await policy()).editions.map((one: Edition) => one.may_withdraw)).toEqual([
      true,
      ...(await policy()).editions.slice(1).map(() => false),
    ]);
    expect((await withdraw(before.version)).json()).toMatchObject({ code: 'document_not_newest' });
    expect((await withdraw(version)).statusCode).toBe(204);
    expect((await policy()).newest).toEqual(before);
    expect((await shown()).document.version).toBe(before.version);
    expect((await shown()).document.versions[0].version).toBe(before.version);
    expect((await withdraw(version)).statusCode).toBe(409);
    const next = await publish({ in_force: '2027-03-02', text: 'Верно' });
    expect(next.json().version).toBe(version + 1);
  });

  it('is not taken back once somebody has agreed to it', async () => {
    const { version } = (await policy()).newest;
    const call = await shop.app.inject({
      method: 'POST',
      url: '/callback/request/',
      payload: { phone: '8 (000) 000-00-00' },
    });
    expect(call.statusCode).toBe(201);
    const refused = await withdraw(version);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'document_agreed',
        detail: expect.stringMatching(/^С.этой редакцией уже согласились/),
      },
    ]);
    expect((await policy()).editions[0].may_withdraw).toBe(false);
    expect((await shown()).document.version).toBe(version);
  });

  it('is refused with a link that leads nowhere', async () => {
    const wrong = await publish({ text: 'Смотрите [доставку](/?page=net-takoj).' });
    expect(wrong.json().text).toEqual([expect.stringMatching(/^Ссылка «доставку» ведёт на/)]);
  });

  it('is published by the owner alone', async () => {
    const writer = await office.joined('content');
    expect((await writer.call('GET', DOCUMENTS)).statusCode).toBe(200);
    expect((await publish({ text: 'Иначе' }, writer)).statusCode).toBe(403);
    expect((await withdraw(1, writer)).statusCode).toBe(403);
  });
});

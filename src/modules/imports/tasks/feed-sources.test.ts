import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { withImporter } from '#tests/support/import-tasks.ts';

const it = withImporter();

describe('the sources of goods', () => {
  it('have an address that is loaded every night, of which nothing shows the key', async ({
    shop,
    office,
    importer,
  }) => {
    const change = (body: object) =>
      importer.editor.call('PUT', '/api/admin/imports/sources/', { source: 'kovry.csv', ...body });
    expect((await change({ nightly: true })).json()).toMatchObject({
      address: [expect.any(String)],
    });
    expect((await change({ address: 'http://a.example/' })).statusCode).toBe(400);
    const address = 'https://a.example/yml?key=tajna';
    const { sources } = (await change({ address, nightly: true, masters: ['stock'] })).json();
    expect(sources.find(({ source }: { source: string }) => source === 'kovry.csv')).toMatchObject({
      address: 'https://a.example/yml?…',
      nightly: true,
      masters: ['stock'],
    });
    const stored = async () => {
      const { rows } = await shop.db.execute(
        sql`SELECT address, nightly FROM import_sources WHERE source = 'kovry.csv'`,
      );
      return rows[0];
    };
    // A form sends what it shows.
    const shown = { address: 'https://a.example/yml?…', nightly: false };
    expect((await change(shown)).statusCode).toBe(200);
    expect(await stored()).toEqual({ address, nightly: false });
    expect((await change({ address: 'https://b.example/yml?…' })).statusCode).toBe(400);
    expect(await stored()).toEqual({ address, nightly: false });
    const owner = await office.complete('owner');
    const { entries } = (await owner.call('GET', '/api/admin/audit/')).json();
    expect(entries.map(({ action }: { action: string }) => action)).toContain('sources.change');
    expect(JSON.stringify(entries)).not.toContain('tajna');
  });
});

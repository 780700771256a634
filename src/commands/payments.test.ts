import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { openPaymentsEmulator } from '#tests/support/payments-emulator/emulator.ts';
import { paymentsCommand } from './payments.ts';

const JWT_SECRET = 'a secret of the shop that its commands know';
let emulator: Awaited<ReturnType<typeof openPaymentsEmulator>>;
const it = withShop(async ({ onCleanup }) => {
  emulator = await openPaymentsEmulator();
  onCleanup(() => emulator.close());
  const { url } = emulator;
  return { env: { RATE_LOGIN: '200/15m', JWT_SECRET, YOOKASSA_URL: url, TBANK_URL: url } };
});
const { shop, office } = fixturesOf(it);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-payments-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM payment_providers`);
});

const command = async (parameters: readonly string[], typed = '', env = {}) => {
  const { code, said, complaints } = await executeInProcess(
    paymentsCommand,
    [...parameters],
    {
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: folder,
      PUBLIC_URL: 'https://shop.example.ru',
      JWT_SECRET,
      YOOKASSA_URL: emulator.url,
      TBANK_URL: emulator.url,
      ...env,
    },
    undefined,
    typed,
  );
  return { code, text: [...said, ...complaints].join('\n').replaceAll('\u00a0', ' ') };
};

const YOOKASSA = ['--provider', 'yookassa', '--shop-id', '100500', '--secret-from-stdin'];
const TBANK = ['--provider', 'tbank', '--terminal-key', '1700000000000DEMO', '--secret-from-stdin'];

describe('npm run payments', () => {
  it('stores keys that the shop can read, says no secret, and stands in the log by its terminal', async () => {
    expect((await command([])).text).toBe('ЮKassa: ключи не введены.\nТ-Банк: ключи не введены.');
    const { code, text } = await command(YOOKASSA, 'test_secret');
    expect([code, text]).toEqual([0, expect.stringContaining('ЮKassa: shopId 100500. Отключено')]);
    expect(text).toContain('Режим тестовый');
    expect(text).toMatch(/https:\/\/shop\.example\.ru\/callback\/payments\/yookassa\/[\w-]{22}\//);
    expect(text).not.toContain('test_secret');
    const owner = await office.complete('owner');
    const check = await owner.call('POST', '/api/admin/payments/providers/yookassa/check/');
    expect(check.json()).toMatchObject({ outcome: 'works', told_account: '100500' });
    const { rows } = await shop.db.execute(
      sql`SELECT actor, action, changes::text FROM audit_log WHERE entity = 'payment_provider' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        actor: 'terminal',
        action: 'payment_provider.change',
        changes: expect.not.stringContaining('test_secret'),
      },
    ]);
  });

  it('turns one provider on and the other off, changes the mode, tries the keys and removes them', async () => {
    await command([...YOOKASSA, '--on'], 'test_secret');
    const { text: both } = await command([...TBANK, '--on'], 'test_password');
    expect(both).toMatch(/^ЮKassa: .*Отключено/m);
    expect(both).toMatch(/^Т-Банк: .*Включено/m);
    expect(await command(['--provider', 'tbank', '--check'])).toEqual({
      code: 0,
      text: expect.stringContaining('Т-Банк принял ключи'),
    });
    expect((await command(['--provider', 'tbank', '--off'])).text).toMatch(/^Т-Банк: .*Отключено/m);
    const live = await command(['--provider', 'yookassa', '--live']);
    expect(live.text).toMatch(/^ЮKassa: .*Режим боевой/m);
    expect(await command(['--provider', 'yookassa', '--check'])).toEqual({
      code: 1,
      text: expect.stringContaining('они тестовые, а режим отмечен боевой'),
    });
    expect((await command(['--provider', 'yookassa', '--remove'])).text).toContain(
      'ЮKassa: ключи не введены.',
    );
    expect(await command(['--provider', 'yookassa', '--check'])).toEqual({
      code: 1,
      text: expect.stringContaining('не введены'),
    });
  });

  it('asks for keys anew that another key of the shop has sealed, as after a copy without its secret', async () => {
    const ofCopy = { JWT_SECRET: 'another secret that a restored copy has made' };
    await command(YOOKASSA, 'test_secret');
    expect((await command([], '', ofCopy)).text).toContain('Введите их заново');
    const on = await command(['--provider', 'yookassa', '--on'], '', ofCopy);
    expect([on.code, on.text]).toEqual([1, expect.stringContaining('Введите их заново')]);
    await command(YOOKASSA, 'test_secret', ofCopy);
    expect((await command(['--provider', 'yookassa', '--on'], '', ofCopy)).code).toBe(0);
  });

  it.for([
    [['--provider', 'yookassa', '--secret', 'test_secret'], 'в истории терминала'],
    [['--provider', 'tbank', '--password=test_password'], 'в истории терминала'],
    [['--provider', 'yookassa', '--secret-from-stdin', 'test_secret'], 'в истории терминала'],
    [['--provider', 'paypal', '--check'], 'Сервиса «paypal» нет. Есть: yookassa, tbank.'],
    [YOOKASSA, 'Ключ не введён'],
    [['--provider', 'yookassa', '--on'], 'Ключи этого сервиса не введены'],
    [['--provider', 'yookassa', '--shop-id', '12a'], 'только цифры'],
  ] as const)('refuses %j and says why', async ([parameters, reason]) => {
    const { code, text } = await command(parameters);
    expect([code, text]).toEqual([1, expect.stringContaining(reason)]);
    expect(text).not.toMatch(/test_(?:secret|password)/);
  });

  it.for([
    ['--on'],
    ['--provider', 'yookassa', '--terminal-key', '1'],
    ['--provider', 'yookassa', '--test', '--live'],
    ['--provider', 'yookassa', '--check', '--remove'],
    ['--provider', 'yookassa', '--remove', '--off'],
  ])('does nothing where %j makes no sense', async (parameters) => {
    const { code, text } = await command(parameters);
    expect([code, text]).toEqual([2, expect.stringContaining('npm run payments')]);
  });
});

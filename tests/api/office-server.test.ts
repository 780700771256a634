import { describe, expect } from 'vitest';
import { lastBackup, recordBackup } from '#modules/audit/backups.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { TERMINAL } from '#tests/support/staff.ts';

const clock = { now: () => new Date('2027-03-04T09:00:00Z') };
const smtp = await startSmtp();
const it = withShop({
  clock,
  env: {
    RATE_LOGIN: '200/15m',
    SMTP_URL: `${smtp.url}/?name=secret-word`,
    MAIL_FROM: 'shop@shop.example',
  },
});

const STATE = '/api/admin/server/';

describe('what the environment has told the shop', () => {
  it('is shown to the owner without secrets, with the address of the feed and the last copy', async ({
    shop,
    office,
  }) => {
    const owner = await office.complete('owner');
    const before = await owner.call('GET', STATE);
    expect(before.body).not.toContain('secret-word');
    expect(before.json()).toMatchObject({
      public_url: 'http://localhost:3000',
      is_public_url_set: false,
      mail: { server: new URL(smtp.url).host, from: 'shop@shop.example', is_from_set: true },
      feed_url: 'http://localhost:3000/feeds/yandex.xml',
      backup: { made_at: null },
    });
    await recordBackup({ db: shop.db, clock, actor: TERMINAL });
    expect(await lastBackup(shop.db)).toEqual(clock.now());
    const after = (await owner.call('GET', STATE)).json();
    expect(after.backup.made_at).toBe('2027-03-04T09:00:00.000Z');
  });

  it('tries the mail with a letter to the one who asks, and says what the mail server said', async ({
    office,
  }) => {
    const owner = await office.complete('owner');
    const ask = async () => (await owner.call('POST', '/api/admin/server/letter/')).json();
    expect(await ask()).toEqual({ to: owner.email, error: null });
    const [letter] = smtp.accepted;
    expect(letter?.to?.[0]).toMatchObject({ address: owner.email });
    expect(letter?.subject).toContain('Пробное письмо');
    smtp.refuseNext(1);
    expect(await ask()).toEqual({ to: owner.email, error: expect.stringMatching(/4\d\d/) });
    for (let asked = 2; asked < 5; asked++) await ask();
    expect(await ask()).toMatchObject({ code: 'too_many_requests' });
  });
});

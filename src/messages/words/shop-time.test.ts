import { expect, it } from 'vitest';
import { type TimeZone, timeZones } from '#contracts/time-zones.ts';
import { accountLetters } from '../accounts/account-letters.ts';
import { formatTimeAndZone, zoneWords } from './shop-time.ts';

const noon = new Date('2026-11-20T09:00:00Z');

it('says the time on the clock of the zone, and whose clock it is', () => {
  expect(formatTimeAndZone(noon, 'Europe/Moscow')).toBe('20 ноября 2026 г. в 12:00 (Москва)');
  expect(formatTimeAndZone(noon, 'Asia/Yekaterinburg')).toBe(
    '20 ноября 2026 г. в 14:00 (Екатеринбург)',
  );
});

it('a letter about an account says when it was asked for on the clock of the shop', () => {
  const names = { name: '', nominative: '', genitive: '', prepositional: '' };
  const asker = { at: noon, ip: null, device: '', email: 'vera@example.ru' };
  const letterIn = (timeZone: TimeZone) =>
    accountLetters.reset(asker, { names, signature: '', timeZone }).lines;
  expect(letterIn('Europe/Moscow')).toContain('Когда: 20 ноября 2026 г. в 12:00.');
  expect(letterIn('Asia/Kamchatka')).toContain('Когда: 20 ноября 2026 г. в 21:00.');
});

const hourIn = (timeZone: string) =>
  Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(noon),
  );

it.each(timeZones)('%s is as far from Moscow as its words say', (zone) => {
  const hours = hourIn(zone) - hourIn('Europe/Moscow');
  const distance = hours === 0 ? 'московское' : `(МСК${hours > 0 ? '+' : '−'}${Math.abs(hours)})`;
  expect(zoneWords[zone].time.endsWith(distance)).toBe(true);
});

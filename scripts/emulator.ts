// Starts the emulator of both payment providers on this machine, for a shop that runs beside it.
import { openPaymentsEmulator } from '#tests/support/payments-emulator/emulator.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const { PORT, NOTICES } = process.env;
const emulator = await openPaymentsEmulator({
  port: Number(PORT ?? 0),
  now: new Date(),
  yookassa: { noticesTo: NOTICES && `${NOTICES}/yookassa/` },
  tbank: { noticesTo: NOTICES && `${NOTICES}/tbank/` },
});
const { url, shop, terminal, clock } = emulator;

console.log(`Эмулятор ЮKassa и Т-Банка: ${url}

Запустите магазин с этими адресами:
  YOOKASSA_URL=${url} TBANK_URL=${url} npm start

Ключи для офиса:
  ЮKassa   shopId ${shop.shopId}, секретный ключ ${shop.secretKey}
  Т-Банк   терминал ${terminal.terminalKey}, пароль ${terminal.password}

Адрес уведомлений магазина задаёт NOTICES, порт задаёт PORT.
Введите число часов и нажмите Enter, чтобы передвинуть часы эмулятора. Остановить: Ctrl-C.`);

setInterval(() => clock.pass(SECOND), SECOND);
process.stdin.on('data', async (typed) => {
  const hours = Number(String(typed).trim());
  if (hours > 0) await clock.pass(hours * HOUR);
  console.log(`Часы эмулятора: ${clock.now().toISOString()}`);
});

import type { Stock } from '#contracts/admin/goods/goods.ts';
import { MOST_DAYS } from '#contracts/admin/goods/values.ts';
import { MOST_PIECES, MOST_ROUBLES } from '#contracts/goods-limits.ts';
import type { NumberStyle } from '#contracts/number-style.ts';
import { sumMessages } from '#messages/commands/numbers.ts';
import { goodsScreenMessages } from '#messages/office/goods.ts';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { readTyped } from '../../../ui/read-typed.ts';
import type { Cell } from './cells.ts';

/** A price as people and spreadsheets write it: «54 990», «54990,50», «54 990,00 ₽». `style`: how its column is written. */
export function readPrice(text: string, style?: NumberStyle): Cell {
  const read = readTyped(text, 'money', goodsScreenMessages.notSum, style);
  return 'fault' in read ? { text, fault: read.fault } : checkedPrice(read.value, text);
}

/** A price that the shop accepts. */
export function checkedPrice(price: number, text = String(price)): Cell {
  if (price <= 0) return { text, fault: words.noPrice };
  if (price > MOST_ROUBLES) return { text, fault: words.muchPrice };
  const kopecks = Math.round(price * 100);
  if (Math.abs(price * 100 - kopecks) > 1e-6) return { text, fault: sumMessages.halfKopeck };
  return { value: kopecks / 100 };
}

const toOrder = /^(под|на)?заказ$|^п\/з$/;
const uncounted = /^(есть|да|многое?|много|вналичии|наскладе|\+)$/;
const none = /^(нет|нетвналичии|кончил(ся|ась|ось|ись)|[-−–—])$/;

/** A stock as people write it: «12», «12 шт.», «под заказ», «есть», «нет». */
export function readStock(text: string, style?: NumberStyle): Cell {
  const value = stockInWords(text.toLowerCase().replace(/[\s.]/g, ''));
  if (value) return { value };
  const read = readTyped(text, 'pieces', words.notStock, style);
  if ('fault' in read) return { text, fault: read.fault };
  if (read.value > MOST_PIECES) return { text, fault: words.manyPieces };
  return { value: { kind: 'counted', pieces: read.value } };
}

function stockInWords(bare: string): Stock | undefined {
  if (toOrder.test(bare)) return { kind: 'to_order' };
  if (uncounted.test(bare)) return { kind: 'uncounted' };
  return none.test(bare) ? { kind: 'counted', pieces: 0 } : undefined;
}

/** Pieces that are few: a whole number, 0 too. */
export function readLowStock(text: string, style?: NumberStyle): Cell {
  const read = readTyped(text, 'pieces', words.notLowStock, style);
  if ('fault' in read) return { text, fault: read.fault };
  return read.value < MOST_PIECES ? read : { text, fault: words.notLowStock };
}

/** Days as people write them: «14», «14 дней». */
export function readDays(text: string, style?: NumberStyle): Cell {
  const read = readTyped(text, 'days', words.notDays, style);
  if ('fault' in read) return { text, fault: read.fault };
  return read.value > 0 && read.value <= MOST_DAYS ? read : { text, fault: words.notDays };
}

const shownWords = /^(да|показ(ать|ан|ывать)?|есть|\+|1|виден)$/;
const hiddenWords = /^(нет|скры(т|ть|то)|[-−–—]|0)$/;

/** Whether a variant is hidden, as people write it: «да» and «скрыт». */
export function readHidden(text: string): Cell {
  const bare = text.trim().toLowerCase();
  if (shownWords.test(bare)) return { value: false };
  return hiddenWords.test(bare) ? { value: true } : { text, fault: words.notShown };
}

import type { Stock } from '#contracts/admin/goods.ts';
import { MOST_DAYS, MOST_PIECES, MOST_ROUBLES } from '#contracts/admin/goods-states.ts';
import { readNumber } from '#contracts/read-number.ts';
import { goodsScreenMessages } from '#messages/office-goods.ts';
import { sheetMessages as words } from '#messages/office-sheet.ts';
import type { Cell } from './cells.ts';

/** A price as people and spreadsheets write it: «54 990», «54990,50», «54 990,00 ₽». */
export function readPrice(text: string): Cell {
  const price = readNumber(text);
  if (price === undefined) return { text, fault: goodsScreenMessages.notSum };
  return checkedPrice(price, text);
}

/** A price that the shop accepts. */
export function checkedPrice(price: number, text = String(price)): Cell {
  if (price <= 0) return { text, fault: words.noPrice };
  if (price > MOST_ROUBLES) return { text, fault: words.muchPrice };
  const kopecks = Math.round(price * 100);
  if (Math.abs(price * 100 - kopecks) > 1e-6) return { text, fault: words.halfKopeck };
  return { value: kopecks / 100 };
}

const toOrder = /^(под|на)?заказ$|^п\/з$/;
const uncounted = /^(есть|да|многое?|много|вналичии|наскладе|\+)$/;
const none = /^(нет|нетвналичии|кончил(ся|ась|ось|ись)|[-−–—])$/;

/** A stock as people write it: «12», «12 шт.», «под заказ», «есть», «нет». */
export function readStock(text: string): Cell {
  const bare = text.toLowerCase().replace(/[\s.]/g, '');
  const value = stockOf(bare);
  if (!value) return { text, fault: words.notStock };
  if (value.kind === 'counted' && value.pieces > MOST_PIECES) {
    return { text, fault: words.manyPieces };
  }
  return { value };
}

function stockOf(bare: string): Stock | undefined {
  if (toOrder.test(bare)) return { kind: 'to_order' };
  if (uncounted.test(bare)) return { kind: 'uncounted' };
  if (none.test(bare)) return { kind: 'counted', pieces: 0 };
  // A spreadsheet writes whole numbers as «3,00», too.
  const [, pieces] = /^(\d{1,9})(?:,0+)?(?:шт(?:ук[аи]?)?)?$/.exec(bare) ?? [];
  return pieces === undefined ? undefined : { kind: 'counted', pieces: Number(pieces) };
}

/** Pieces that are few: a whole number, 0 too. */
export function readLowStock(text: string): Cell {
  const [, pieces] = /^(\d{1,6})(?:,0+)?$/.exec(text.replace(/\s/g, '')) ?? [];
  return pieces === undefined ? { text, fault: words.notLowStock } : { value: Number(pieces) };
}

/** Days as people write them: «14», «14 дней». */
export function readDays(text: string): Cell {
  const [, days] =
    /^(\d{1,4})(?:,0+)?(?:дн(?:ей|я)?|день)?$/.exec(text.toLowerCase().replace(/[\s.]/g, '')) ?? [];
  const value = Number(days);
  return days !== undefined && value > 0 && value <= MOST_DAYS
    ? { value }
    : { text, fault: words.notDays };
}

const shownWords = /^(да|показ(ать|ан|ывать)?|есть|\+|1|виден)$/;
const hiddenWords = /^(нет|скры(т|ть|то)|[-−–—]|0)$/;

/** Whether a variant is hidden, as people write it: «да» and «скрыт». */
export function readHidden(text: string): Cell {
  const bare = text.trim().toLowerCase();
  if (shownWords.test(bare)) return { value: false };
  return hiddenWords.test(bare) ? { value: true } : { text, fault: words.notShown };
}

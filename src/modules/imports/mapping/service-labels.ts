import { cached } from './cached.ts';
import { normaliseLabel, readLabel } from './labels.ts';

/** Sums of the shop and texts for machines: they are no business of buyers. */
const sums =
  /(?<!\p{L})(?:цен[аыу](?!\p{L})|опт(?!\p{L})|оптов|закуп|себестоимост|наценк|маржа|скидк|сумм[аы](?!\p{L})|price|cost)/iu;

/** The bookkeeping of a supplier: row numbers, minimum orders, stock of warehouses, dates of the list, links. */
const bookkeeping = [
  '^(?:№|n°|no\\.?(?!\\p{L})|п/п|id(?!\\p{L})|uuid|url|ссылк[аи](?!\\p{L})|дата(?!\\p{L})|архивн|валюта(?!\\p{L})|видимость на витрине|обновлен|ррц|мрц|кратность)',
  '^номер(?:$| (?:п/п|строки|по порядку|предложения))',
  '^мин(?:\\.|имальн\\p{L}*)?\\s*(?:парти|заказ|количеств|кол-во|отгрузк|объем заказ)',
  '^код (?:1с|товара|номенклатуры|поставщика|тн ?вэд)|^(?:внешний|внутренний) код',
  // Of shop builders.
  '^(?:type|is featured|in stock|backorders allowed|tax (?:status|class)|visibility in catalog|low stock amount|sold individually|allow customer reviews|shipping class|grouped products|upsells|cross-sells|external id|button text|tilda uid|parent(?: uid)?|editions|modifications)(?:\\?|$)',
  '(?<!\\p{L})(?:остат(?:ок|ки)|резерв[еа]?|ндс)(?!\\p{L})',
  '(?:^| )на складе(?!\\p{L})|^(?:склад|доступно|наличие на складе)(?!\\p{L})',
];
const service = new RegExp(bookkeeping.join('|'), 'iu');

/** Whether a label is a sum of the shop, such as a purchase price. */
export const isSum = (label: string): boolean => sums.test(label);

/** Whether a label is bookkeeping of the supplier, no property of the goods. */
export const isService = cached((label: string): boolean => {
  const normal = normaliseLabel(label);
  return (isSum(normal) || service.test(normal)) && readLabel(label) === undefined;
});

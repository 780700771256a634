/** What of the handbook helps on a screen: chapter and section, by the beginning of the address. */
export const helpPlaces: Readonly<Record<string, readonly string[]>> = {
  '/': ['office#сегодня-и-звонки', 'office#примеры'],
  '/start': ['opening#первые-шаги'],
  '/orders': ['office#заказы', 'orders#изменить-состав', 'orders#заказ-по-телефону'],
  '/orders/drafts': ['orders#заказ-по-телефону'],
  '/orders/new': ['orders#заказ-по-телефону'],
  '/money': ['office#деньги'],
  '/money/bank': ['orders#файл-банка'],
  '/returns': ['returns#возвраты', 'returns#деньги-за-возврат'],
  '/customers': ['customers#покупатели', 'customers#соединить-записи', 'customers#удалить-данные'],
  '/reports/register': ['reports#реестр'],
  '/reports/sales': ['reports#итоги-продаж'],
  '/reports/compare': ['reports#сверка'],
  '/route': ['delivery#маршрутный-лист'],
  '/calls': ['office#сегодня-и-звонки'],
  '/goods': ['office#товары', 'catalogue#карточка-товара'],
  '/goods/table': ['catalogue#таблица'],
  '/goods/': ['catalogue#карточка-товара'],
  '/stock': ['catalogue#склад'],
  '/categories': ['catalogue#разделы'],
  '/site-home': ['catalogue#главная'],
  '/pages': ['catalogue#страницы'],
  '/redirects': ['catalogue#старые-адреса'],
  '/delivery': ['delivery#зоны', 'delivery#сроки', 'delivery#примеры', 'office#перевозчик'],
  '/payments': ['payments#ключи', 'payments#проверка-перед-открытием'],
  '/shop': ['catalogue#магазин'],
  '/shop/identity': ['catalogue#название-и-тексты'],
  '/shop/look': ['catalogue#вид'],
  '/shop/contacts': ['catalogue#контакты'],
  '/shop/about': ['catalogue#о-компании'],
  '/shop/terms': ['catalogue#сроки-и-гарантия'],
  '/shop/rules': ['catalogue#продавец-письма-и-правила-заказов'],
  '/shop/letters': ['catalogue#продавец-письма-и-правила-заказов'],
  '/shop/characteristics': ['catalogue#характеристики-и-слова-поиска'],
  '/shop/companions': ['catalogue#подойдёт-к-этому'],
  '/shop/search': ['catalogue#характеристики-и-слова-поиска', 'catalogue#что-ищут'],
  '/shop/documents': ['catalogue#документы'],
  '/shop/server': ['catalogue#адрес-и-почта-выгрузка-копия'],
  '/shop/feeds': ['catalogue#адрес-и-почта-выгрузка-копия'],
  '/shop/backup': ['catalogue#адрес-и-почта-выгрузка-копия'],
  '/searches': ['catalogue#что-ищут'],
  '/letters': ['office#письма'],
  '/imports': ['catalogue#загрузки', 'office#загрузки'],
  '/imports/pictures': ['catalogue#фотографии-по-артикулам', 'pictures#из-папки-или-архива'],
  '/staff': ['office#сотрудники-и-роли', 'office#ключи-доступа'],
  '/audit': ['office#сеансы-и-журнал'],
  '/me': ['office#ключи-доступа', 'office#если-не-получается-войти', 'office#без-мыши'],
};

/** The places of the screen at an address: those of its longest beginning. */
export function helpOf(pathname: string): readonly string[] {
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  const known = Object.keys(helpPlaces)
    .filter((one) => one !== '/' && (path === one || path.startsWith(withSlash(one))))
    .sort((one, other) => other.length - one.length)[0];
  return helpPlaces[known ?? '/'] ?? [];
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

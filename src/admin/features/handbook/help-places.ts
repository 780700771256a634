/** What of the handbook helps on a screen: chapter and section, by the beginning of the address. */
export const helpPlaces: Readonly<Record<string, readonly string[]>> = {
  '/': ['office#сегодня-и-звонки', 'office#примеры'],
  '/start': ['opening#первые-шаги'],
  '/orders': ['office#заказы'],
  '/calls': ['office#сегодня-и-звонки'],
  '/goods': ['office#товары', 'catalogue#карточка-товара'],
  '/goods/table': ['catalogue#таблица'],
  '/goods/': ['catalogue#карточка-товара'],
  '/stock': ['catalogue#склад'],
  '/categories': ['catalogue#разделы'],
  '/site-home': ['catalogue#главная'],
  '/pages': ['catalogue#страницы'],
  '/redirects': ['catalogue#старые-адреса'],
  '/shop': ['catalogue#магазин'],
  '/shop/identity': ['opening#название-в-предложениях', 'opening#рубли-и-регион'],
  '/shop/look': ['opening#логотип', 'opening#палитра'],
  '/shop/contacts': ['opening#часы-работы-и-часовой-пояс', 'catalogue#магазин'],
  '/shop/about': ['opening#сроки-люди-сертификаты-фабрики'],
  '/shop/terms': ['opening#сроки-люди-сертификаты-фабрики'],
  '/shop/companions': ['catalogue#подойдёт-к-этому'],
  '/shop/search': ['catalogue#что-ищут'],
  '/shop/documents': ['opening#политика-согласие-оферта'],
  '/shop/server': ['opening#1-пустой-магазин'],
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

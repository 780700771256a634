import type { ErrorCode } from '#contracts/errors.ts';

/** What the API says when it refuses. `invalid` has no text of its own: its fields have theirs. */
export const errorMessages = {
  bad_request: 'Запрос составлен неверно.',
  body_not_json: 'Тело запроса должно быть верным JSON.',
  sign_in_required: 'Войдите, чтобы продолжить.',
  account_closed: 'Доступ закрыт. Спросите владельца магазина.',
  token_invalid: 'Вы давно не заходили. Войдите снова.',
  csrf_failed: 'Страница устарела. Обновите её и попробуйте ещё раз.',
  cross_site: 'Запрос с чужого сайта отклонён.',
  not_permitted: 'У вас нет права на это действие.',
  factor_required: 'Введите код из приложения, чтобы войти.',
  step_up_required: 'Подтвердите, что это вы: введите код из приложения.',
  not_found: 'Страница не найдена.',
  category_not_found: 'Такой категории нет.',
  text_page_not_found: 'Такой страницы нет.',
  maker_not_found: 'Такой фабрики нет.',
  document_not_found: 'Такого документа в магазине пока нет.',
  product_not_found: 'Такого товара нет.',
  product_withdrawn: 'Этот товар больше не продаётся.',
  model_not_found: 'Для этого товара модели нет.',
  page_not_found: 'Такой страницы в списке нет.',
  cart_not_found: 'Корзина не нашлась. Обновите страницу.',
  order_not_found: 'Такого заказа нет.',
  order_link_invalid: 'Ссылка на заказ больше не действует. Запросите новую.',
  wishlist_entry_not_found: 'Такой записи в избранном нет.',
  link_invalid: 'Ссылка недействительна или уже использована. Запросите новую.',
  method_not_allowed: 'Этот адрес не принимает такие запросы.',
  request_timeout: 'Запрос шёл слишком долго. Попробуйте ещё раз.',
  order_over: 'Заказ уже доставлен или отменён: его суммы не\u00a0меняются.',
  role_in_use:
    'Эта роль у\u00a0кого-то есть. Сначала дайте сотрудникам и\u00a0приглашённым другую.',
  last_owner: 'Это последний владелец. Сначала назначьте другого.',
  cart_ordered: 'По этой корзине уже оформлен заказ. Письмо о нём\u00a0— на вашей почте.',
  total_changed: 'Цена изменилась.',
  documents_changed:
    'Пока форма была открыта, изменились документы магазина. Прочитайте их и отправьте форму ещё раз.',
  out_of_stock: 'Некоторых товаров осталось меньше, чем вы заказываете.',
  order_changed: 'Пока вы смотрели, заказ изменился. Проверьте и\u00a0повторите.',
  callback_changed:
    'Этим звонком уже занялся другой. Посмотрите, что изменилось, и\u00a0повторите.',
  import_busy: 'Сейчас идёт другая загрузка. Повторите, когда она закончится.',
  import_changed: 'Эта загрузка уже идёт или прошла. Обновите страницу.',
  category_changed: 'Пока вы смотрели, раздел изменился. Проверьте и\u00a0повторите.',
  product_in_source: 'Товар есть в\u00a0источнике. Скройте его.',
  product_changed: 'Пока карточка была открыта, товар изменился.',
  document_agreed:
    'С\u00a0этой редакцией уже согласились покупатели: отозвать её нельзя. Опубликуйте следующую.',
  document_not_newest: 'Отозвать можно только последнюю редакцию.',
  content_changed: 'Пока страница была открыта, это изменили. Сравните и\u00a0сохраните ещё раз.',
  goods_changed: 'Пока вы смотрели, товар изменился. Проверьте и\u00a0повторите.',
  prices_large: 'Цены меняются слишком сильно. Проверьте их и\u00a0подтвердите.',
  undo_late: 'Вернуть уже нельзя: прошло больше десяти секунд.',
  goods_gone: 'Вернуть заказ нельзя: его товары уже забрал другой.',
  tags_many: 'У\u00a0заказа уже двенадцать меток. Снимите лишнюю.',
  export_large: 'Заказов больше 50\u00a0000. Сузьте фильтр, например по дням.',
  views_many: 'Видов уже тридцать. Удалите лишний.',
  order_shipped: 'Заказ уже отправлен. Позвоните нам.',
  order_not_cancellable:
    'Здесь этот заказ уже не отменить. Позвоните нам: отказаться можно в любой день до получения.',
  body_too_large: 'Запрос слишком большой.',
  unsupported_media_type: 'Тело запроса должно быть application/json.',
  misdirected: 'Магазин открыт по другому адресу.',
  too_many_requests: 'Слишком много попыток. Попробуйте через несколько минут.',
  headers_too_large: 'Запрос слишком большой.',
  server_error: 'Что-то пошло не так. Попробуйте ещё раз через минуту.',
  overloaded: 'Сейчас слишком много посетителей. Попробуйте ещё раз через несколько секунд.',
  unavailable: 'Сейчас это недоступно. Попробуйте ещё раз через несколько секунд.',
} as const satisfies Record<Exclude<ErrorCode, 'invalid'>, string>;

/** `phone` is the shop's; empty where the owner has set none. */
export const orderShippedDetail = (phone: string): string =>
  phone
    ? `${errorMessages.order_shipped} Телефон магазина: ${phone}.`
    : errorMessages.order_shipped;

/** What is wrong with a field that names a cart, a product or a variant. */
export const goodsMessages = {
  cartEmpty: 'В корзине нет товаров, которые можно заказать.',
  variantUnknown: 'Такого варианта нет',
  productWithoutVariant: 'Такого товара нет, или у него нет доступного варианта',
  variantOfAnotherProduct: 'Вариант принадлежит другому товару',
} as const;

/** What the API says when it refuses, by the code of the failure. */
export const errorMessages = {
  notFound: 'Страница не найдена.',
  categoryNotFound: 'Такой категории нет.',
  productNotFound: 'Такого товара нет.',
  pageNotFound: 'Такой страницы в списке нет.',
  cartNotFound: 'Такой корзины нет.',
  cartOrdered: 'По этой корзине уже оформлен заказ.',
  cartEmpty: 'В корзине нет товаров, которые можно заказать.',
  variantUnknown: 'Такого варианта нет',
  productWithoutVariant: 'У товара нет доступного варианта',
  variantOfAnotherProduct: 'Вариант принадлежит другому товару',
  totalChanged: 'Цена изменилась.',
  outOfStock: 'Некоторых товаров осталось меньше, чем вы заказываете.',
  signInNeeded: 'Войдите, чтобы продолжить.',
  tokenInvalid: 'Вход устарел. Войдите снова.',
  linkInvalid: 'Ссылка недействительна или уже использована. Запросите новую.',
  tooMany: 'Слишком много попыток. Попробуйте позже.',
  csrf: 'Запрос отклонён: нет верного заголовка X-CSRFToken.',
  crossSite: 'Запрос с чужого сайта отклонён.',
  bodyNotJson: 'Тело запроса должно быть верным JSON.',
  bodyTooLarge: 'Запрос слишком большой.',
  mediaType: 'Тело запроса должно быть application/json.',
  badRequest: 'Запрос составлен неверно.',
  serverError: 'На сервере произошла ошибка. Попробуйте ещё раз.',
} as const;

export type ErrorMessageCode = keyof typeof errorMessages;

/** Why a photograph of a return is not taken. */
export const photographFaults = {
  notPhotograph: 'Файл не\u00a0открывается как фотография. Подойдут JPEG, PNG и\u00a0WebP.',
  heic: 'Формат HEIC не\u00a0подходит: сохраните фотографию в\u00a0JPEG.',
  tooLong: 'Файл больше 10\u00a0МБ: сохраните фотографию поменьше.',
  noRoom: 'К\u00a0возврату можно приложить 5\u00a0фотографий.',
  failed: 'Не\u00a0получилось отправить, попробуйте ещё раз.',
} as const;

/** A fault with the name of its file. */
export const faultOfFile = (name: string, fault: string): string =>
  `Не\u00a0приложено: «${name}». ${fault}`;

/** Which of the photographs of a return it is, from 1. */
export const photographNumber = (number: number, all: number): string =>
  `Фотография ${number} из\u00a0${all}`;

/** The photographs of a return on the page of its customer. */
export const photographWords = {
  title: 'Фотографии',
  hint: 'Можно не\u00a0прикладывать. Если у\u00a0товара недостаток, покажите его: до 5\u00a0фотографий JPEG, PNG или WebP, каждая до\u00a010\u00a0МБ.',
  choose: 'Выбрать фотографии',
  add: 'Добавить фотографии',
  remove: 'Убрать',
  removeNamed: (name: string) => `Убрать: ${name}`,
  send: 'Отправить фотографии',
  sent: 'Фотографии отправлены.',
  someLeft:
    'Просьба отправлена, но\u00a0не\u00a0все фотографии. Они остались у\u00a0нового возврата: отправьте их ещё раз.',
} as const;

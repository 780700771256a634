/** Words of the dialog of how it stands with the making of a line. */
export const makingWords = {
  makingTitle: (goods: string) => `${goods}: изготовление`,
  makingSaved: 'Сроки изготовления сохранены.',
  makerField: 'У\u00a0кого заказано',
  makerNumberField: 'Номер заказа там',
  orderedField: 'Когда заказано',
  promisedField: 'К\u00a0какому дню обещано',
  readyField: 'Когда пришло',
  save: 'Сохранить',
} as const;

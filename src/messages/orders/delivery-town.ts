/** The town of a browser, in the header and beside goods: part of every page. */
export const townMessages = {
  town: (name: string) => `Город: ${name}`,
  chooseTown: 'Выбрать город',
} as const;

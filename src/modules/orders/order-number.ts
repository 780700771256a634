import { customAlphabet } from 'nanoid';

/** Without 0 and O, 1, I and L: a number is read out on the telephone. */
const block = customAlphabet('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 4);

/** `4F7K-2M9Q`: one of 850 milliard, so that nobody guesses another's. */
export const newOrderNumber = (): string => `${block()}-${block()}`;

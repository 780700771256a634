import { customAlphabet } from 'nanoid';

/** Without 0 and O, 1, I and L: a number is read out on the telephone. */
const block = customAlphabet('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 4);

/** `4F7K-2M9Q`: one of 850 thousand million numbers, so the number of another customer's order cannot be guessed. */
export const newOrderNumber = (): string => `${block()}-${block()}`;

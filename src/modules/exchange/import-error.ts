/** An import that cannot go on: the shop is left as it was. The message is for the person who began it. */
export class ImportError extends Error {}

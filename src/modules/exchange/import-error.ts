/** Stops an import: the shop stays unchanged. The message is for the person who started it. */
export class ImportError extends Error {}

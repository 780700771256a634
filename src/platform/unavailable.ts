/** Something that the shop leans on does not answer, or is busy: worth trying again in a moment. The message is for the log. */
export class Unavailable extends Error {}

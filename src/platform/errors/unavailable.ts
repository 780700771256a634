/** A service that the shop depends on (S3) does not answer: the client may retry soon. The message is for the log. */
export class Unavailable extends Error {}

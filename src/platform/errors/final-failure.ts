/** A failure that no further try can heal. The message is the reason, for people. */
export class FinalFailure extends Error {}

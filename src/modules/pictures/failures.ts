import { pictureMessages } from '#messages/catalogue/pictures.ts';

/** A permanent failure: a retry soon cannot succeed. The message is the reason. */
export class PictureRefused extends Error {}

/** A failure that may pass. The message is the reason. */
export class PictureDelayed extends Error {
  /** The host as a whole fails, not one address of it. */
  readonly isOfHost: boolean;

  constructor(message: string, isOfHost: boolean) {
    super(message);
    this.isOfHost = isOfHost;
  }
}

/** Statuses with which a host asks to be left alone for a while. */
const HOST_STATUSES = new Set([429, 503]);
/** The 4xx statuses that are temporary. */
const TEMPORARY_STATUSES = new Set([408, 425, 429]);

/** The failure that an HTTP status other than 200 and a redirect means. */
export function failureOfStatus(status: number): PictureRefused | PictureDelayed {
  const reason = pictureMessages.status(status);
  const isFinal = status >= 300 && status < 500 && !TEMPORARY_STATUSES.has(status);
  return isFinal
    ? new PictureRefused(reason)
    : new PictureDelayed(reason, HOST_STATUSES.has(status));
}

const { hostNotFound, notListening, cutOff, noAnswer, badCertificate } = pictureMessages;
/** Error codes of Node by the start of their name. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_|ENODATA|ESERVFAIL)/, hostNotFound],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)/, notListening],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|HPE_)/, cutOff],
  [/^ETIMEDOUT/, noAnswer],
  [/^(CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/, badCertificate],
];

/** What an error of a request means, in words for the shop's owner. */
export function failureOfRequest(error: unknown): PictureRefused | PictureDelayed {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_INVALID_URL') return new PictureRefused(pictureMessages.badAddress);
  const isTimeout = name === 'TimeoutError' || name === 'AbortError';
  const known = reasons.find(([begins]) => begins.test(code ?? ''));
  return new PictureDelayed(isTimeout ? noAnswer : (known?.[1] ?? code ?? message), true);
}

import type { Options } from 'nodemailer/lib/smtp-connection';
import SmtpConnection from 'nodemailer/lib/smtp-connection';

/** Whether the part before the @ has other letters than ASCII: only a server with SMTPUTF8 (RFC 6531) can take the address. Of a domain each server takes the ASCII form. */
export const needsUtf8 = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));

/** Asks a mail server whether it takes such addresses, without a letter. Throws if it does not answer. */
export async function takesUtf8(options: Options): Promise<boolean> {
  const connection = new SmtpConnection(options);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      // The answer to EHLO, after STARTTLS the second one.
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    return /^250[ -]SMTPUTF8\b/im.test(connection.lastServerResponse || '');
  } finally {
    connection.close();
  }
}

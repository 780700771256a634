/** The file of a logo cannot be taken. The message is for the owner. */
export class LogoRefused extends Error {
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

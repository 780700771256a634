/** Signs that a workbook writes as `_xHHHH_`: `_x000D_` is a line break, `_x005F_` the underscore of such a text itself. */
const escaped = /_x([\dA-F]{4})_/gi;

/** The text of a cell as people see it; control characters are left out. */
export const unescaped = (text: string): string =>
  text.includes('_x') || text.includes('_X')
    ? text
        .replaceAll(escaped, (_whole, code: string) => {
          const sign = String.fromCharCode(Number.parseInt(code, 16));
          return /(?![\t\n\r])\p{Cc}/u.test(sign) ? '' : sign;
        })
        .replaceAll(/\r\n?/g, '\n')
    : text;

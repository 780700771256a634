import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '#modules/export/xml.ts';

/** A cell: a text, a number, or the XML of a cell as it stands in the sheet (`%r` is its reference). */
export type Cell = string | number | null | { readonly xml: string };

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Formats of the cells by style: 0 plain, 1 a date, 2 five digits, 3 roubles, 4 per cent. */
const styles = `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="00000"/>
<numFmt numFmtId="165" formatCode="#,##0.00&quot; р.&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs></styleSheet>`;

/** The files of a workbook with these sheets, to be spoilt by a test. */
export function workbookFiles(...sheets: Cell[][][]): Record<string, Uint8Array> {
  const texts: string[] = [];
  const cell = (value: Cell, reference: string): string => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
    if (typeof value === 'object') return value.xml.replace('%r', reference);
    texts.push(value);
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const files: Record<string, string> = {};
  for (const [index, rows] of sheets.entries()) {
    const body = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((value, column) => cell(value, `${letters(column)}${row + 1}`)).join('')}</row>`,
    );
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData></worksheet>`;
  }
  const ids = sheets.map((_, index) => index + 1);
  files['xl/workbook.xml'] = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${ids
    .map((id) => `<sheet name="Лист${id}" sheetId="${id}" r:id="rId${id}"/>`)
    .join('')}</sheets></workbook>`;
  files['xl/_rels/workbook.xml.rels'] = `<Relationships xmlns="${packaged}">${ids
    .map(
      (id) =>
        `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
    )
    .join('')}</Relationships>`;
  files['xl/styles.xml'] = styles;
  files['xl/sharedStrings.xml'] = `<sst xmlns="${main}">${texts
    .map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
    .join('')}</sst>`;
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
}

export const workbook = (...sheets: Cell[][][]): Uint8Array => zipSync(workbookFiles(...sheets));

import {
  type Document,
  isScalar,
  type LineCounter,
  type ParsedNode,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';

const LONGEST = 1024 * 1024;
/** The parser reports each bracket that has no partner, and its time grows with the square of what it reports. */
const MOST_BRACKETS = 5000;
/** The whole file is walked through for each. */
const MOST_ALIASES = 100;

/** Whether a text of YAML could hold its parser for seconds. */
export const isTangled = (text: string): boolean =>
  text.length > LONGEST || text.replaceAll(/[^[\]{}]/g, '').length > MOST_BRACKETS;

/**
 * Parses YAML. What is wrong has its place only: the parser's own sentences quote the line of each fault, so the time of a
 * long line with many would grow with their square. A document without errors can be made plain (`toJS`).
 */
export function parseYaml(text: string, lines: LineCounter): Document.Parsed {
  // The parser would compare each key with all others.
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false };
  const document = parseDocument(text, options);
  if (document.errors.length === 0) document.errors.push(...findFaults(document));
  return document;
}

/** Fields that are there twice, and aliases that nothing stands for or that stand for too much. */
function findFaults(document: Document.Parsed): YAMLParseError[] {
  const repeated: YAMLParseError[] = [];
  const aliases: YAMLParseError[] = [];
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) repeated.push(faultAt(key as ParsedNode, 'DUPLICATE_KEY'));
        known.add(key.value);
      }
    },
    Alias(_, alias) {
      aliases.push(faultAt(alias as ParsedNode, 'BAD_ALIAS'));
    },
  });
  if (aliases.length === 0) return repeated;
  return [...repeated, ...(isPlain(document, aliases.length) ? [] : aliases)];
}

const faultAt = ({ range: [from, to] }: ParsedNode, code: YAMLParseError['code']) =>
  new YAMLParseError([from, to], code, '');

/** Whether its aliases can be put in their places. */
function isPlain(document: Document.Parsed, aliases: number): boolean {
  if (aliases > MOST_ALIASES) return false;
  try {
    document.toJS();
    return true;
  } catch (error) {
    if (error instanceof ReferenceError) return false;
    throw error;
  }
}

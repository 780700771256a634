interface Props {
  /** Plain text: lines that begin with «• » or a number are entries of a list. */
  text: string;
}

interface Part {
  readonly kind: 'paragraph' | 'bullets' | 'numbers';
  readonly lines: string[];
}

/** The description of a product: paragraphs and lists. */
export const Description = ({ text }: Props) => (
  <div className="prose">{partsOf(text).map(showPart)}</div>
);

function showPart({ kind, lines }: Part, index: number) {
  const key = `${index} ${lines[0]}`;
  if (kind === 'paragraph') return <p key={key}>{lines[0]}</p>;
  const List = kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List key={key}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}

/** Lines of one list stand together; every other line is a paragraph. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split(/\n+/).filter(Boolean)) {
    const [, bullet, number, entry = line] = /^(?:(•)|(\d+)\.)\s+(.+)$/.exec(line) ?? [];
    const kind = bullet ? 'bullets' : number ? 'numbers' : 'paragraph';
    const last = parts.at(-1);
    const isNext =
      last?.kind === kind && (kind === 'bullets' || Number(number) === last.lines.length + 1);
    if (isNext) last.lines.push(entry);
    else if (kind === 'numbers' && number !== '1') parts.push({ kind: 'paragraph', lines: [line] });
    else parts.push({ kind, lines: [entry] });
  }
  return parts;
}

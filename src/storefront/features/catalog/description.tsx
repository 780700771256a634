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
  if (kind === 'paragraph') return <p key={key}>{lines.join('\n')}</p>;
  const List = kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List key={key}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}

const nextNumber = (last: Part | undefined): number =>
  last?.kind === 'numbers' ? last.lines.length + 1 : 1;

/** An empty line separates paragraphs. Lines of one list stand together. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let isApart = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isApart = true;
      continue;
    }
    const [, bullet, number, entry = line] = /^(?:(•)|(\d+)\.)\s+(.+)$/.exec(line) ?? [];
    const kind = bullet ? 'bullets' : number ? 'numbers' : 'paragraph';
    const last = parts.at(-1);
    const isNumber = kind === 'numbers' && Number(number) === nextNumber(last);
    if (kind === 'bullets' || isNumber) {
      if (last?.kind === kind) last.lines.push(entry);
      else parts.push({ kind, lines: [entry] });
    } else if (last?.kind === 'paragraph' && !isApart) last.lines.push(line);
    else parts.push({ kind: 'paragraph', lines: [line] });
    isApart = false;
  }
  return parts;
}

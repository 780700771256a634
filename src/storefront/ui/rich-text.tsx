import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { RichText as Text, TextBlock, TextLine, TextPart } from '#contracts/rich-text.ts';
import { Link } from './link.tsx';
import './rich-text.css';

type Section = readonly TextBlock[];

/** An owner's text. Each heading of level 2 begins a section. */
export const RichText = ({ text }: { text: Text }) => (
  <div className="rich-text">
    {each(sectionsOf(text), (section) => (
      <section>{each(section, drawBlock)}</section>
    ))}
  </div>
);

function sectionsOf(text: Text): Section[] {
  const starts = text.flatMap((part, index) => (index === 0 || beginsSection(part) ? [index] : []));
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

const beginsSection = (block: TextBlock): boolean =>
  typeof block === 'object' && !Array.isArray(block) && 'heading' in block && block.level === 2;

function drawBlock(block: TextBlock): ReactElement {
  if (typeof block === 'string' || Array.isArray(block)) return <p>{drawLine(block)}</p>;
  if ('heading' in block)
    return block.level === 2 ? <h2>{block.heading}</h2> : <h3>{block.heading}</h3>;
  if ('terms' in block) {
    return (
      <dl className="rich-text__terms">
        {each(block.terms, ({ term, text }) => (
          <div>
            <dt>{term}</dt>
            <dd>{drawLine(text)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('table' in block) return <Table rows={block.table} />;
  const items = each(block.list, (text) => <li>{drawLine(text)}</li>);
  return block.ordered ? (
    <ol className="rich-text__numbers">{items}</ol>
  ) : (
    <ul className="rich-text__points">{items}</ul>
  );
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly TextLine[])[] }) {
  return (
    <div className="rich-text__table">
      <table>
        <thead>
          <tr>
            {each(head, (cell) => (
              <th scope="col">{drawLine(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr>
              {each(row, (cell) => (
                <td>{drawLine(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const drawLine = (text: TextLine): ReactNode =>
  typeof text === 'string' ? text : each(text, drawPart);

function drawPart(words: TextPart): ReactElement | string {
  if (typeof words === 'string') return words;
  if ('strong' in words) return <strong>{words.strong}</strong>;
  if ('emphasis' in words) return <em>{words.emphasis}</em>;
  const { link, text } = words;
  if (isPage(link)) return <Link to={link}>{drawLine(text)}</Link>;
  return (
    <a href={link} rel={link.startsWith('https:') ? 'noopener' : undefined}>
      {drawLine(text)}
    </a>
  );
}

/** A path with an extension, `/policy.pdf`, is a file of the server and no page of the router. */
const isPage = (address: string) =>
  address.startsWith('/') && !/^[^?#]*\.\w+(?:[?#]|$)/.test(address);

/** The parts of a text never change places, so they need no keys: they are children, not a list. */
const each = <Value,>(values: readonly Value[], draw: (value: Value) => ReactNode) =>
  createElement(Fragment, null, ...values.map((value) => draw(value)));

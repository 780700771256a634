import './category-text.css';

/** What a category says of itself, below its goods. An empty line separates paragraphs. */
export const CategoryText = ({ text }: { text: string }) => (
  <div className="category-text">{text.split(/\n\s*\n/).map(showParagraph)}</div>
);

const showParagraph = (text: string, index: number) => <p key={`${index} ${text}`}>{text}</p>;

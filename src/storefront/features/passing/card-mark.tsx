import { carriedSizes, type KnownSizes } from '#contracts/carried-sizes.ts';
import { answerOnWay } from './answer.ts';
import './card-mark.css';

/** The mark over the picture of a card; nothing where the sizes are unknown. */
export function CardMark({ text, ...known }: KnownSizes & { text: string }) {
  const answer = answerOnWay(carriedSizes(known), text);
  return (
    answer && <span className={`passing-mark passing-mark--${answer.how}`}>{answer.onCard}</span>
  );
}

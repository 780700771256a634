import type { EditorState, Transaction } from 'prosemirror-state';
import { marks, schema } from './schema.ts';

/** A link, or the selected words that may become one. */
export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Empty: there is none yet. */
  readonly href: string;
}

/** The link at the selection with all its words, or the selection. Undefined where no link can be: in a heading, over several lines. */
export function linkPlace({ selection, doc }: EditorState): LinkPlace | undefined {
  const { $from, from } = selection;
  if (!$from.parent.inlineContent || !$from.parent.type.allowsMarkType(marks.link))
    return undefined;
  // A double press behind a line selects up to the beginning of the next one.
  const to = Math.min(selection.to, $from.end());
  if (doc.textBetween(to, selection.to) !== '') return undefined;
  const found = marks.link.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? [])]);
  if (!found) return { from, to, text: doc.textBetween(from, to), href: '' };
  const start = $from.start();
  let [first, last] = [from, to];
  $from.parent.forEach((node, offset) => {
    const [left, right] = [start + offset, start + offset + node.nodeSize];
    const isSame = marks.link.isInSet(node.marks)?.eq(found) ?? false;
    if (!isSame || right < first || left > last) return;
    [first, last] = [Math.min(first, left), Math.max(last, right)];
  });
  return { from: first, to: last, text: doc.textBetween(first, last), href: found.attrs.href };
}

/** Links the words of a place, or writes other words there; without an address the words stay and their link goes. */
export function setLink(
  { tr, doc }: EditorState,
  { from, to, text: before }: LinkPlace,
  { href, text }: { readonly href: string; readonly text: string },
): Transaction {
  if (!href) return tr.removeMark(from, to, marks.link);
  const words = text.trim() || before || href;
  const look = doc
    .resolve(from)
    .marks()
    .filter(({ type }) => type !== marks.link);
  if (words !== before) tr.replaceWith(from, to, schema.text(words, look));
  return tr
    .addMark(from, from + words.length, marks.link.create({ href }))
    .removeStoredMark(marks.link)
    .scrollIntoView();
}

import { autoJoin, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state';
import { marks, nodes } from './schema.ts';
import { insertTable } from './table-commands.ts';

const toLine = setBlockType(nodes.paragraph);
const liftItem = liftListItem(nodes.list_item);

/** The list around the selection, and where it begins. */
function listAround({ selection: { $from } }: EditorState) {
  if ($from.depth < 3 || $from.node(-1).type !== nodes.list_item) return undefined;
  return { type: $from.node(-2).type, at: $from.before(-2) };
}

/** One command after the other, as one step for who takes it back. */
const inTurn =
  (first: Command, second: Command): Command =>
  (state, dispatch) => {
    let change: Transaction = state.tr;
    const keep = (made: Transaction) => {
      change = made;
    };
    if (!first(state, keep)) return false;
    const between = EditorState.create({ doc: change.doc, selection: change.selection });
    const finish = (made: Transaction) => {
      for (const step of made.steps) change.step(step);
      dispatch?.(change.setSelection(Selection.fromJSON(change.doc, made.selection.toJSON())));
    };
    return second(between, dispatch && finish);
  };

/** Makes a list of lines and headings, another list of a list, or lines of a list. */
const toggleList = (type: NodeType): Command => {
  const wrap = autoJoin(wrapInList(type), [type.name]);
  return (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrap(state, dispatch) || inTurn(toLine, wrap)(state, dispatch);
    if (around.type === type) return liftItem(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(around.at, type));
    return true;
  };
};

/** Makes a heading of a line or an item, or a line of a heading of this level. */
const toggleHeading = (level: 2 | 3): Command => {
  const toHeading = setBlockType(nodes.heading, { level });
  return (state, dispatch) => {
    if (isHeading(state, level)) return toLine(state, dispatch);
    return (listAround(state) ? inTurn(liftItem, toHeading) : toHeading)(state, dispatch);
  };
};

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs.level === level;

const isMarked = ({ doc, storedMarks, selection }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, type);

/** What the buttons do; false where it cannot be done at the selection. */
export const commands = {
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  strong: toggleMark(marks.strong),
  emphasis: toggleMark(marks.em),
  list: toggleList(nodes.bullet_list),
  numbered: toggleList(nodes.ordered_list),
  table: insertTable,
  undo,
  redo,
} as const satisfies Record<string, Command>;

/** Whether what a button does is so at the selection. Buttons that only do something are not among them. */
export const isOn: Partial<Record<keyof typeof commands, (state: EditorState) => boolean>> = {
  heading: (state) => isHeading(state, 2),
  subheading: (state) => isHeading(state, 3),
  strong: (state) => isMarked(state, marks.strong),
  emphasis: (state) => isMarked(state, marks.em),
  list: (state) => listAround(state)?.type === nodes.bullet_list,
  numbered: (state) => listAround(state)?.type === nodes.ordered_list,
};

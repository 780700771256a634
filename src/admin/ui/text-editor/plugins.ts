import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { isSafeLink } from '#contracts/safe-link.ts';
import { cleanPaste } from './clean-paste.ts';
import { commands } from './commands.ts';
import { linkPlace, setLink } from './links.ts';
import { oneLineItems } from './one-line-items.ts';
import { nodes } from './schema.ts';

/** What is typed as in a text file is what it means there. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
  ],
});

/** A cell has one line, so the next cell follows. */
const newLine = chainCommands(
  (state, dispatch) => isInTable(state) && (goToNextCell(1)(state, dispatch) || true),
  splitListItem(nodes.list_item),
  baseKeymap.Enter ?? (() => false),
);

const keys = keymap({
  'Mod-b': commands.strong,
  'Mod-i': commands.emphasis,
  'Mod-z': commands.undo,
  'Mod-Shift-z': commands.redo,
  'Mod-y': commands.redo,
  'Mod-Alt-2': commands.heading,
  'Mod-Alt-3': commands.subheading,
  'Mod-Shift-7': commands.numbered,
  'Mod-Shift-8': commands.list,
  Enter: newLine,
  'Shift-Enter': newLine,
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
});

/** Ctrl+Enter saves the form around, so it means nothing here. */
const { 'Mod-Enter': _saves, ...usualKeys } = baseKeymap;

/** An address that is pasted over words links them. */
const paste = new Plugin({
  props: {
    transformPastedHTML: cleanPaste,
    handlePaste(view, event) {
      const href = event.clipboardData?.getData('text/plain').trim() ?? '';
      const place = linkPlace(view.state);
      if (!place?.text || !isSafeLink(href)) return false;
      view.dispatch(setLink(view.state, place, { href, text: place.text }));
      return true;
    },
  },
});

/** What the editor does beside its buttons. */
export const plugins = () => [
  rules,
  keys,
  keymap(usualKeys),
  paste,
  tableEditing(),
  oneLineItems(),
  history(),
];

import { Plugin } from 'prosemirror-state';
import { nodes } from './schema.ts';

/** An item of a list has one line: what a command or a paste has put into it besides becomes items behind it. After a table there is a place to type. */
export const oneLineItems = () =>
  new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const cuts: number[] = [];
      doc.descendants((node, position) => {
        if (node.type !== nodes.list_item) return node.type === doc.type || !node.isTextblock;
        let at = position + 1;
        for (const line of node.children.slice(0, -1)) {
          at += line.nodeSize;
          cuts.push(at);
        }
        return false;
      });
      for (const cut of cuts.reverse()) tr.split(cut, 1);
      const last = doc.lastChild?.type;
      if (last === nodes.table || last === nodes.raw) {
        tr.insert(tr.doc.content.size, nodes.paragraph.create());
      }
      return tr.docChanged ? tr : null;
    },
  });
